/** A bank transfer to make, derived from the fields of contract section 4.5 and those of other payment providers. */
import { isBankOf, readClabe } from './clabe.js';
import { fieldsOf } from './instruments.js';
import { isPlain, plainText } from './plain-text.js';
import type { SlipFacts, SlipLine } from './slip.js';
import type { Warning } from './warning.js';

export interface TransferLine extends SlipLine {
  /** Label key: `clabe`, `concept` or `payment_reference` by the format of the value and the country, else the field's name. */
  readonly label: string;
  /** True for codes that the consumer types; false for names. */
  readonly isCode: boolean;
  /** True for a field that apps of banks fill in themselves, from the account number. */
  readonly isRare: boolean;
}

export interface TransferSlip {
  /** The fields that have a value, in the order of bank forms. */
  readonly lines: readonly TransferLine[];
  readonly amount: string | null;
  readonly currency: string | null;
  readonly warning: Warning | null;
}

const FIELDS = fieldsOf('bank_transfer');

/** The codes that no account in Mexico has. */
const FOREIGN = FIELDS.flatMap(([name, { isExtra, isCode }]) => (isExtra && isCode ? [name] : []));

/** SPEI's referencia numérica has at most seven digits; anything longer goes into the concepto. */
const NUMERIC_REFERENCE = /^\d{1,7}$/;

/**
 * Returns true for a transfer in Mexico, whose accounts are CLABEs.
 * @param method the payment method; null if unknown
 */
export function isMexican(fields: Readonly<Record<string, string>>, method: string | null): boolean {
  if (method) return method.endsWith('_mx');
  return (fields['country'] ?? 'MX') === 'MX' && !FOREIGN.some((name) => fields[name]);
}

/** @param method the payment method; null if unknown */
export function transferSlip(
  fields: Readonly<Record<string, string>>,
  { amount, currency }: Pick<SlipFacts, 'amount' | 'currency'>,
  method: string | null = null,
): TransferSlip {
  const mexican = isMexican(fields, method);
  const account = (mexican && fields['account_number']) || '';
  const digits = plainText(account).replace(/[\s-]/g, '');
  const isClabe = digits.length === 18;
  // A CLABE with one digit missing or repeated. Phone numbers have 10 digits, card numbers 16.
  const isNearClabe = /^\d{17,19}$/.test(digits) && (fields['country'] ?? 'MX') === 'MX';
  const clabe = readClabe(account);
  const label = (field: string, value: string) => {
    if (field === 'account_number' && isClabe) return 'clabe';
    if (field !== 'reference') return field;
    return mexican ? (NUMERIC_REFERENCE.test(value) ? field : 'concept') : 'payment_reference';
  };
  const lines = FIELDS.flatMap(([field, { isCode = false, isRare = false, print }]) => {
    const value = fields[field];
    if (!value) return [];
    const shown = field === 'account_number' && clabe.ok ? clabe.grouped : plainText(print?.(value) ?? value);
    return [{ field, label: label(field, plainText(value)), isCode, isRare, shown, copied: value }];
  });
  const hidden = lines.find(({ isCode, copied }) => isCode && !isPlain(copied));
  let warning: Warning | null = null;
  if (hidden) warning = { code: 'hidden-characters', field: hidden.field };
  else if ((isClabe || isNearClabe) && !clabe.ok) warning = { code: 'invalid-code', field: 'account_number' };
  else if (clabe.ok && fields['bank_code'] && !isBankOf(fields['bank_code'], clabe))
    warning = { code: 'bank-mismatch', field: 'bank_code' };
  return { lines, amount, currency, warning };
}
