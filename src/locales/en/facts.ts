import type { FactStrings } from '../strings.js';

export const facts: FactStrings = {
  payBy: 'Pay by',
  barcode: 'Barcode',
  close: 'Close',
};
