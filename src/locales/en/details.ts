import type { DetailsStrings } from '../strings.js';

export const details: DetailsStrings = {
  detailsLabel: 'Payment details',
  fields: {
    code: 'Barcode number',
    number: 'Boleto number',
    country: 'Country',
    currency: 'Currency',
    bank_name: 'Bank',
    bank_code: 'Bank code',
    bank_branch_name: 'Branch',
    bank_branch_code: 'Branch code',
    account_holder_name: 'Account holder',
    account_number: 'Account number',
    reference: 'Reference',
  },
};
