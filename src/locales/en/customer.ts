import type { CustomerStrings } from '../strings.js';

export const customer: CustomerStrings = {
  billingAddress: 'Billing address in Brazil',
  customerLabels: {
    phone: 'Phone number',
    'document.number': 'CPF or CNPJ',
    'billing_address.postal_code': 'Postal code (CEP)',
    'billing_address.line1': 'Street and number',
    'billing_address.line2': 'Apartment, floor, district',
    'billing_address.city': 'City',
    'billing_address.state': 'State',
  },
  customerHints: {
    phone: 'The one of your wallet, for example 0812 3456 7890.',
    'document.number': 'The tax number of a person or of a company.',
  },
  customerProblems: {
    'tax-id-length': 'A CPF has 11 digits, a CNPJ 14 characters (letters and digits).',
    'tax-id': 'This CPF or CNPJ is not right. Check every digit.',
    phone: 'This phone number is not right. Check every digit.',
    'phone-country': 'Begin the phone number with 08, or with + and the country’s code.',
    'postal-code': 'A CEP has 8 digits, for example 01310-100.',
  },
};
