// Written by `npm run registry` from src/registry/elements.json.

export const TAGS = [
  'pay-provider',
  'pay-redirect',
  'pay-otp-verify',
  'pay-qr',
  'pay-details',
  'pay-boleto-details',
  'pay-bank-transfer',
  'pay-cash-voucher',
  'pay-wallet-account',
  'pay-customer-fields',
  'pay-refund-account',
  'pay-methods',
  'pay-action',
];
