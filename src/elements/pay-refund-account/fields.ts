/** The account for a refund, if the payment method cannot refund to the account that paid (contract section 4.7). */
import { BANK_NAMES, brazilianBank, brazilianBankCode } from '../../domain/brazilian-banks.js';
import { readClabe } from '../../domain/clabe.js';
import { asciiDigits } from '../../domain/digits.js';
import { mask } from '../../domain/mask.js';
import { readLine, type Problem, type Reading } from '../../domain/reading.js';
import type { FormShape } from '../../flows/form.js';
import type { InputField } from '../form/field.js';

const digits = (text: string) => asciiDigits(text).replace(/\D/g, '');

/** Reads digits, of which the last may be an X, with or without a dash before the check digit. */
const readNumber =
  (pattern: RegExp, problem: Problem) =>
  (text: string): Reading => {
    const value = asciiDigits(text)
      .toUpperCase()
      .replace(/[\s.]/g, '')
      .replace(/\p{Pd}/gu, '-');
    return pattern.test(value) ? { value } : { problem };
  };

const holder: InputField = {
  path: 'account_holder_name',
  capitals: 'words',
  autocomplete: 'name',
  read: readLine,
};

const ACCOUNT_TYPES = ['checking', 'savings'];

const accountType: InputField = {
  path: 'account_type',
  options: ACCOUNT_TYPES,
  read: (text) => ({ value: ACCOUNT_TYPES.includes(text) ? text : '' }),
};

/** Reads the name of a bank, its code or both, in any order. Each is empty if it is not known. */
function parseBank(text: string): { code: string; name: string } {
  const typed = asciiDigits(text);
  const [given = ''] = /\b\d{3}\b/.exec(typed) ?? [];
  const name = typed
    .replace(given, '')
    .trim()
    .replace(/^[·\p{Pd}]|[·\p{Pd}]$/gu, '')
    .trim();
  const named = brazilianBankCode(name) ?? '';
  const code = given || named;
  return { code, name: name && code !== named ? name : (brazilianBank(code) ?? '') };
}

const bank: InputField = {
  path: 'bank_name',
  from: ['bank_code', 'bank_name'],
  capitals: 'words',
  suggestions: BANK_NAMES,
  read: (text) => {
    const { code, name } = parseBank(text);
    return code && name ? readLine(`${code} ${name}`) : { problem: 'bank' };
  },
  tidy: (text) => {
    const { code, name } = parseBank(text);
    return code && name ? `${name} · ${code}` : text;
  },
};

const brazil: FormShape<InputField> = {
  fields: [
    holder,
    bank,
    { path: 'bank_branch_code', width: 'row', ltr: true, read: readNumber(/^\d{1,5}(?:-?[\dX])?$/, 'account') },
    { path: 'account_number', width: 'row', ltr: true, read: readNumber(/^\d{2,20}(?:-?[\dX])?$/, 'account') },
    accountType,
  ],
  fixed: { country: 'BR', currency: 'BRL' },
  kept: ['bank_branch_name', 'reference'],
  derive: ({ bank_name = '' }) => {
    const { code, name } = parseBank(bank_name);
    return { bank_code: code, bank_name: name };
  },
};

const formatClabe = (text: string) =>
  mask(digits(text), [
    ['', 3],
    [' ', 3],
    [' ', 11],
    [' ', 1],
  ]);

const mexico: FormShape<InputField> = {
  fields: [
    holder,
    {
      path: 'account_number',
      mode: 'numeric',
      ltr: true,
      read: (text) => {
        const clabe = readClabe(digits(text));
        if (clabe.ok) return { value: digits(text) };
        return { problem: clabe.reason === 'length' ? 'clabe-length' : 'clabe' };
      },
      format: formatClabe,
      characters: digits,
      tidy: formatClabe,
    },
    accountType,
    { path: 'bank_name', optional: true, capitals: 'words', read: readLine },
  ],
  fixed: { country: 'MX', currency: 'MXN' },
  kept: ['bank_branch_name', 'reference'],
  // A CLABE begins with the codes of the bank and the plaza.
  derive: ({ account_number = '' }) => ({
    bank_code: account_number.slice(0, 3),
    bank_branch_code: account_number.slice(3, 6),
  }),
};

export const REFUND_FORMS: ReadonlyMap<string, FormShape<InputField>> = new Map([
  ['boleto_br', brazil],
  ['cashvoucher_mx', mexico],
]);
