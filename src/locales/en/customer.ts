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
    phone: 'The phone number registered with your wallet, for example 0812 3456 7890.',
    'document.number': 'CPF for individuals, CNPJ for companies. Payments in Brazil require it.',
  },
  customerProblems: {
    'tax-id-length': 'A CPF has 11 digits; a CNPJ has 14 letters and digits.',
    'tax-id': 'This CPF or CNPJ isn’t valid. Check every character.',
    phone: 'This phone number isn’t valid. Check every digit.',
    'phone-country': 'Start the phone number with 08, or with + and the country code.',
    'postal-code': 'A CEP has 8 digits, for example 01310-100.',
  },
};
