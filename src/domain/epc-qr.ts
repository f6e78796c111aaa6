/**
 * The text of an EPC QR code, from which banking apps fill in a SEPA credit transfer. Source: European Payments Council,
 * EPC069-12, Quick Response Code: Guidelines to Enable Data Capture for the Initiation of a SEPA Credit Transfer.
 */
import { isBic } from './bic.js';
import { readIban } from './iban.js';
import { mod97 } from './mod97.js';
import { plainText } from './plain-text.js';
import type { SlipFacts } from './slip.js';

export interface SepaTransfer {
  /** At most 70 characters. */
  readonly name: string;
  readonly iban: string;
  readonly bic?: string | undefined;
  /** A decimal string in EUR, from 0.01 to 999999999.99. */
  readonly amount: string;
  /** At most 140 characters. A valid creditor reference (ISO 11649, `RF18…`) is passed as one. */
  readonly reference?: string | undefined;
}

/** The European Economic Area, where the IBAN alone names the bank. */
const EEA = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';

/** The other countries of SEPA, where a BIC is needed. Source: European Payments Council, EPC409-09. */
const OTHERS = 'AD AL CH GB GI MC MD ME MK RS SM VA';

const LONGEST_NAME = 70;
const LONGEST_REFERENCE = 140;
/** In bytes of UTF-8. */
const LONGEST = 331;

/** Returns null if the transfer is not possible in SEPA, or does not fit into a code. */
export function epcQr({ name, iban, bic = '', amount, reference = '' }: SepaTransfer): string | null {
  const account = readIban(iban);
  const euros = readEuros(amount);
  const [payee, purpose] = [name, reference].map((text) => plainText(text).trim()) as [string, string];
  if (!account.ok || !euros || !payee) return null;
  const bank = bic.replace(/\s/g, '').toUpperCase();
  if (bank && !isBic(bank)) return null;
  if (!EEA.includes(account.country) && !(bank && OTHERS.includes(account.country))) return null;
  if ([...payee].length > LONGEST_NAME || [...purpose].length > LONGEST_REFERENCE) return null;
  const creditorReference = purpose.replace(/\s/g, '').toUpperCase();
  const structured = isCreditorReference(creditorReference);
  const lines = ['BCD', '002', '1', 'SCT', bank, payee, account.iban, `EUR${euros}`, ''];
  lines.push(...(structured ? [creditorReference] : ['', purpose]));
  const text = lines.join('\n').trimEnd();
  return new TextEncoder().encode(text).length > LONGEST ? null : text;
}

/** Returns the text of the code for `display_details` of a transfer; null without an amount in euros, or an IBAN. */
export function transferQr(
  { account_holder_name: name = '', iban, swift_code, bic = swift_code, reference }: Readonly<Record<string, string>>,
  { amount, currency }: Pick<SlipFacts, 'amount' | 'currency'>,
): string | null {
  return currency === 'EUR' && amount && iban ? epcQr({ name, iban, bic, amount, reference }) : null;
}

/** Returns the amount without surplus zeros; null if it is out of range, or has more than two decimals. */
function readEuros(amount: string): string | null {
  const [, whole = '', cents = ''] = /^0*(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(amount) ?? [];
  const fraction = cents.replace(/0{1,2}$/, '');
  return Number(whole) || Number(fraction) ? whole + (fraction && `.${fraction}`) : null;
}

/** ISO 11649: `RF`, two check digits, and up to 21 letters and digits. */
function isCreditorReference(text: string): boolean {
  return /^RF\d\d[\dA-Z]{1,21}$/.test(text) && mod97(text.slice(4) + text.slice(0, 4)) === 1;
}
