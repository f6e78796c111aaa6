/** The account for a refund, if the payment method cannot refund to the account that paid (contract section 4.7). */
import { brazilianBank, brazilianBankCode } from '../../domain/brazilian-banks.js';
import { readClabe } from '../../domain/clabe.js';
import { asciiDigits } from '../../domain/digits.js';
import { mask } from '../../domain/mask.js';
import { readLine, type Problem, type Reading } from '../../domain/reading.js';
import type { FormShape, Texts } from '../../flows/form.js';
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

const bankName: InputField = { path: 'bank_name', width: 'row', capitals: 'words', read: readLine };

const bankOf = (text = '') => brazilianBank(digits(text)) ?? '';

/** Fills in the code of a known bank and the name of a known code, unless the consumer has typed another one. */
function fillBank({ bank_code = '', bank_name = '' }: Texts, before: Texts): Texts {
  const { bank_code: codeBefore = '', bank_name: nameBefore = '' } = before;
  if (bank_code !== codeBefore)
    return bank_name && bank_name !== bankOf(codeBefore) ? {} : { bank_name: bankOf(bank_code) };
  const code = bank_name === nameBefore ? undefined : brazilianBankCode(bank_name);
  return code && (!bank_code || bank_code === brazilianBankCode(nameBefore)) ? { bank_code: code } : {};
}

const brazil: FormShape<InputField> = {
  fields: [
    holder,
    bankName,
    {
      path: 'bank_code',
      width: 'row',
      mode: 'numeric',
      ltr: true,
      read: (text) => (digits(text).length === 3 ? { value: digits(text) } : { problem: 'bank-code' }),
      tidy: digits,
    },
    { path: 'bank_branch_code', width: 'row', ltr: true, read: readNumber(/^\d{1,5}(?:-?[\dX])?$/, 'account') },
    { path: 'account_number', width: 'row', ltr: true, read: readNumber(/^\d{2,20}(?:-?[\dX])?$/, 'account') },
    accountType,
  ],
  fixed: { country: 'BR', currency: 'BRL' },
  kept: ['bank_branch_name', 'reference'],
  follow: fillBank,
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
    { ...bankName, optional: true },
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
