import type { PayeeStrings } from '../strings.js';

export const payee: PayeeStrings = {
  payeeShown: (seller, payee) => `${seller} · your bank shows ${payee}`,
};
