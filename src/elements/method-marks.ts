/** The marks of payment methods. These paths are lazy-loaded; those that every page needs are in icons.ts. */
import type { MethodMark } from '../domain/payment-method.js';
import { BANK, BARS, CARD, QR, STORE, WALLET } from './icons.js';

export const CASH = 'M2 6h20v12H2zm10 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6';
export const PHONE = 'M7 2h10v20H7zm4 16.5h2';

/** The paths by the name that a page may set as `icon`. */
export const MARKS: Readonly<Record<MethodMark, string>> = {
  bank: BANK,
  bars: BARS,
  card: CARD,
  cash: CASH,
  phone: PHONE,
  qr: QR,
  store: STORE,
  wallet: WALLET,
};
