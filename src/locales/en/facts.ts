import type { FactStrings } from '../strings.js';

export const facts: FactStrings = {
  amount: 'Amount',
  payBy: 'Pay by',
  barcode: 'Barcode',
};
