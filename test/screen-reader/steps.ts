/** What is read: each step and result of a payment to one seller, on the terms of its market. */
import { json } from '../e2e/assistive.js';
import { issueBoleto } from '../../src/domain/issue-boleto.js';
import { promptPayCode } from '../../src/domain/issue-emv-qr.js';
import {
  boletoAction,
  checkout,
  mandate,
  otherAction,
  otpAction,
  payment,
  transferAction,
  voucherAction,
} from '../support/samples.js';

export const paying = (overrides: object = {}) =>
  `<pay-action merchant="Norte Coffee" ${json('payment', payment(overrides))}></pay-action>`;

export const linking = () =>
  `<pay-action merchant="Norte Coffee" ${json('mandate', mandate({ action: otpAction }))} base-url="/shop"></pay-action>`;

const PESOS = { currency: 'MXN', currency_local: 'MXN', amount: '449.00', time_expired: '2026-11-24T12:00:00+00:00' };

export const BOLETO = {
  payment_method: 'boleto_br',
  amount: '129.90',
  time_expired: '2026-11-24T23:00:00+00:00',
  action: {
    ...boletoAction,
    display_details: issueBoleto({ amount: '129.90', due: new Date('2026-11-24T12:00:00Z'), free: '9'.repeat(25) }),
  },
};
const TRANSFER = { payment_method: 'banktransfer_mx', action: transferAction, ...PESOS };
export const VOUCHER = { payment_method: 'cashvoucher_mx', action: voucherAction, ...PESOS };
const PROMPTPAY = {
  payment_method: 'promptpay_th',
  currency: 'THB',
  currency_local: 'THB',
  action: { type: 'display_qr_code', display_qr_code: { data: promptPayCode({ amount: '10.50' }) } },
};
export const PAID = {
  status: 'paid',
  paid: true,
  amount_paid: '10.50',
  time_paid: '2026-11-21T11:59:00+00:00',
  reference: 'NC-42',
  action: {},
};

/** Steps whose bodies differ from those that other tests look at. */
export const READ: Readonly<Record<string, string>> = {
  redirect: paying({ action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://bank.example.com/' } } }),
  app: paying({
    payment_method: 'ovo_id',
    currency: 'IDR',
    currency_local: 'IDR',
    amount: '150000',
    action: { type: 'redirect_to_app', redirect_to_app: { url: 'ovo://pay?id=1' } },
  }),
  code: linking(),
  qr: paying(),
  boleto: paying(BOLETO),
  transfer: paying(TRANSFER),
  voucher: paying(VOUCHER),
  details: paying({ payment_method: 'kiosk_ph', action: otherAction }),
  waiting: paying({ action: {} }),
  expired: paying({ status: 'expired', action: {} }),
  paid: paying(PAID),
  failed: paying({ status: 'failed', failure_code: 'insufficient_balance', action: {} }),
  cancelled: paying({ status: 'failed', failure_code: 'declined_by_consumer', action: {} }),
  unusable: paying({ action: { type: 'verify_face' } }),
};

/** The same in another language, with a method of its market. */
export const TRANSLATED: Readonly<Record<string, { readonly lang: string; readonly body: string }>> = {
  'boleto.pt-BR': { lang: 'pt-BR', body: paying(BOLETO) },
  'transfer.es-MX': { lang: 'es-MX', body: paying(TRANSFER) },
  'voucher.ar': { lang: 'ar', body: paying(VOUCHER) },
  'qr.th': { lang: 'th', body: paying(PROMPTPAY) },
};

export { checkout, json, mandate, payment };
