import {
  boletoAction,
  checkout,
  mandate,
  otherAction,
  otpAction,
  payment,
  qrAction,
  redirectAction,
  transferAction,
  voucherAction,
} from './samples.js';

/** Each element with content on screen; `<pay-action>` with each kind of step. */
export const ELEMENTS: readonly [string, Record<string, unknown>][] = [
  ['pay-action', { payment: payment() }],
  ['pay-action', { payment: payment({ action: redirectAction }) }],
  ['pay-action', { mandate: mandate({ action: otpAction }) }],
  ['pay-action', { payment: payment({ action: boletoAction }) }],
  ['pay-action', { payment: payment({ action: {} }) }],
  ['pay-action', { payment: payment({ status: 'paid', action: {} }) }],
  ['pay-otp-verify', { mandateId: 'mdt_1' }],
  ['pay-redirect', { url: 'https://bank.example.com/' }],
  ['pay-qr', { data: qrAction.display_qr_code.data }],
  ['pay-boleto-details', { details: boletoAction.display_details }],
  ['pay-bank-transfer', { details: transferAction.display_details }],
  ['pay-cash-voucher', { details: voucherAction.display_details }],
  ['pay-details', { details: otherAction.display_details }],
  [
    'pay-wallet-account',
    { account: { reference: 'a@b.example', name: 'Ana', balance_amount: '1', balance_currency: 'IDR' } },
  ],
  ['pay-customer-fields', { paymentMethod: 'boleto_br' }],
  ['pay-refund-account', { paymentMethod: 'cashvoucher_mx' }],
  ['pay-methods', { methods: ['pix_br', 'boleto_br'] }],
  ['pay-checkout', { checkout: checkout() }],
  ['pay-provider', {}],
];
