import type { FactStrings } from '../strings.js';

export const facts: FactStrings = {
  payBy: 'Pay by',
  payeeShown: (seller, payee) => `${seller} · your bank shows ${payee}`,
  barcode: 'Barcode',
  close: 'Close',
};
