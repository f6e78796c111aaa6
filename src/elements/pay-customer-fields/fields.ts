/** The customer data that payment methods require (contract section 2.1). */
import type { CUSTOMER_METHODS } from '../../contract/consumer.js';
import { BRAZILIAN_STATES, findState, formatPostalCode, readPostalCode } from '../../domain/brazil.js';
import { asciiDigits } from '../../domain/digits.js';
import { readPhone } from '../../domain/phone.js';
import { readLine } from '../../domain/reading.js';
import { formatTaxId, readTaxId, taxIdCharacters } from '../../domain/tax-id.js';
import type { FormShape } from '../../flows/form.js';
import type { InputField } from '../form/field.js';

const phone: InputField = {
  path: 'phone',
  type: 'tel',
  mode: 'tel',
  autocomplete: 'tel',
  ltr: true,
  read: (text) => {
    const phone = readPhone(text);
    if (phone.ok) return { value: phone.number };
    return { problem: phone.reason === 'country' ? 'phone-country' : 'phone' };
  },
  tidy: (text) => {
    const phone = readPhone(text);
    return phone.ok ? phone.formatted : text;
  },
};

const taxId: InputField = {
  path: 'document.number',
  // A CNPJ may have letters since July 2026, so there is no numeric keypad.
  capitals: 'characters',
  ltr: true,
  read: (text) => {
    const id = readTaxId(text);
    if (id.ok) return { value: id.number };
    return { problem: id.reason === 'length' ? 'tax-id-length' : 'tax-id' };
  },
  format: formatTaxId,
  characters: taxIdCharacters,
  tidy: formatTaxId,
};

const address: readonly InputField[] = [
  {
    path: 'billing_address.postal_code',
    optional: true,
    width: 'short',
    mode: 'numeric',
    autocomplete: 'billing postal-code',
    ltr: true,
    read: (text) => {
      const value = readPostalCode(text);
      return value ? { value } : { problem: 'postal-code' };
    },
    format: formatPostalCode,
    characters: (text) => asciiDigits(text).replace(/\D/g, ''),
    tidy: formatPostalCode,
  },
  {
    path: 'billing_address.line1',
    capitals: 'words',
    autocomplete: 'billing address-line1',
    read: readLine,
  },
  {
    path: 'billing_address.line2',
    optional: true,
    capitals: 'words',
    autocomplete: 'billing address-line2',
    read: readLine,
  },
  {
    path: 'billing_address.city',
    width: 'row',
    capitals: 'words',
    autocomplete: 'billing address-level2',
    read: readLine,
  },
  {
    path: 'billing_address.state',
    width: 'row',
    autocomplete: 'billing address-level1',
    options: BRAZILIAN_STATES,
    read: (text) => ({ value: findState(text) }),
    tidy: findState,
  },
];

const FORMS: Readonly<Record<(typeof CUSTOMER_METHODS)[number], FormShape<InputField>>> = {
  ovo_id: { fields: [phone], fixed: {} },
  boleto_br: {
    fields: [taxId, ...address.map((field) => ({ ...field, group: 'billing_address' }))],
    fixed: { 'document.country': 'BR', 'document.type': 'tax_id', 'billing_address.country': 'BR' },
  },
};

/** A map, because a method may have any name. */
export const CUSTOMER_FORMS: ReadonlyMap<string, FormShape<InputField>> = new Map(Object.entries(FORMS));
