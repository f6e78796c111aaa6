/** Loads and registers the elements that `<pay-action>` shows. */
export const LAZY_STEPS: Readonly<Record<string, () => Promise<unknown>>> = {
  'pay-redirect': () => import('./pay-redirect.js'),
  'pay-otp-verify': () => import('./pay-otp-verify.js'),
  'pay-qr': () => import('./pay-qr.js'),
  'pay-details': () => import('./pay-details.js'),
  'pay-boleto-details': () => import('./pay-boleto-details.js'),
  'pay-bank-transfer': () => import('./pay-bank-transfer.js'),
  'pay-cash-voucher': () => import('./pay-cash-voucher.js'),
  'pay-challenge': () => import('./pay-challenge.js'),
};
