/**
 * The tags of all elements, for modules that must not load their classes, in the order of registration: the provider first, so
 * that elements find it at once, and every step before the action that shows it.
 */
export const TAGS = [
  'pay-provider',
  'pay-redirect',
  'pay-otp-verify',
  'pay-qr',
  'pay-details',
  'pay-boleto-details',
  'pay-bank-transfer',
  'pay-cash-voucher',
  'pay-challenge',
  'pay-wallet-account',
  'pay-customer-fields',
  'pay-refund-account',
  'pay-methods',
  'pay-action',
  'pay-checkout',
];
