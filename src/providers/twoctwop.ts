/**
 * Payments of 2C2P's payment gateway (PGW 4) as payments, by the claims of its signed answers.
 * Source: https://developer.2c2p.com/docs/api-do-payment, https://developer.2c2p.com/docs/api-payment-inquiry,
 * https://developer.2c2p.com/docs/payment-flow-response-code, https://developer.2c2p.com/docs/response-code-payment
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { displayDetails, displayQrCode, NOT_CHOSEN, openLink, STEP_MISSING, withAlternatives } from './actions.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import type { ObjectReader } from './object-reader.js';
import { lookUp, productIn, statusOf, type Table } from './tables.js';

/**
 * The response of Payment Token, Do Payment, Payment Inquiry or Transaction Status, or a notification, with its JWT decoded. Those of
 * Payment Token and Do Payment lack the number and the amount of the payment: add them. The adapter reads more fields than these.
 */
export interface TwoctwopPayment {
  /** For example `1005` to scan a code, or `0000` for a payment that was paid. */
  readonly respCode: string;
  readonly invoiceNo?: string;
  /** In major units, as a number or as text. */
  readonly amount?: number | string;
  readonly currencyCode?: string;
  /** For example `PPQR`. */
  readonly channelCode?: string;
  /** Of Do Payment: a URL, or a QR code. */
  readonly data?: string;
  /** Of Payment Token: 2C2P's page. */
  readonly webPaymentUrl?: string;
}

/** Of payments and of steps. Codes that reject a request say nothing about the payment, which may have been paid already. */
const STATUSES: Table = {
  '0000': 'paid',
  '0001': 'created',
  '0003': 'failed',
  '0004': 'failed',
  '1000': 'created',
  '1001': 'created',
  '1002': 'created',
  '1003': 'created',
  '1004': 'created',
  '1005': 'created',
  '2000': 'created',
  '2001': 'created',
  '4110': 'paid',
  '4120': 'paid',
  '4121': 'paid',
  '4122': 'paid',
  '4130': 'paid',
  '5009': 'expired',
  '9020': 'expired',
};

/** Why issuers decline, by ISO 8583. With 40 before them, these are codes of 2C2P. */
const DECLINES =
  '01 02 03 04 05 06 07 12 13 14 15 20 22 30 31 33 34 35 36 38 41 43 51 54 55 57 58 61 62 63 65 75 91 93 96'.split(' ');

const FAILURES: Table = {
  '0003': 'declined_by_consumer',
  '4006': 'processing_error',
  '4020': 'processing_error',
  '4022': 'processing_error',
  '4030': 'processing_error',
  '4051': 'insufficient_funds',
  '4091': 'processing_error',
  '4096': 'processing_error',
};

/** By channel: one of Do Payment, or the scheme of a card. */
const METHODS: Table = {
  ALIPAY: 'alipay_cn',
  ALQR: 'alipay_cn',
  AM: 'card',
  AX: 'card',
  CC: 'card',
  GCASH: 'gcash_ph',
  GPTHQR: 'grabpay_th',
  GRAB: 'grabpay',
  IPP: 'card',
  JC: 'card',
  JCB: 'card',
  LINE: 'linepay_th',
  MA: 'card',
  MC: 'card',
  MOMO: 'momo_vn',
  OCTPAY: 'octopus_hk',
  OV: 'ovo_id',
  OVO: 'ovo_id',
  PAYMAYA: 'paymaya_ph',
  PAYNOW: 'paynow_sg',
  PAYPAL: 'paypal',
  PPQR: 'promptpay_th',
  QRPH: 'qrph_ph',
  SHPPAY: 'shopeepay',
  SHPQR: 'shopeepay',
  TNG: 'touchngo_my',
  TRUEMONEY: 'truemoney_th',
  TRUEMONEYQR: 'truemoney_th',
  VI: 'card',
  WCQR: 'wechatpay_cn',
  WECHAT: 'wechatpay_cn',
};

/** How a PNG begins in base64. */
const PNG = 'iVBORw0KGgo';

const isUrl = (data: string | null): data is string => /^https?:/i.test(data ?? '');

/** The text of a code, if it was requested (`qrType: RAW`), or else its picture. */
function codeOf(payment: ObjectReader): ActionJson | null {
  const data = payment.object('extras')?.text('qrData') ?? payment.text('data');
  if (!data) return null;
  if (data.startsWith(PNG)) return displayQrCode({ image_url_png: `data:image/png;base64,${data}` });
  const isPicture = data.startsWith('data:') || (isUrl(data) && payment.text('type') !== 'RAW');
  return displayQrCode(isPicture ? { image_url_png: data } : { data });
}

/** A number to pay with at a counter, and the slip as a page; for QR Ph, a code. */
function slipOf(payment: ObjectReader): ActionJson | null {
  const payment_code = payment.object('extras')?.text('referenceNo');
  const data = payment.text('data');
  return withAlternatives(
    payment_code ? displayDetails({ payment_code }) : null,
    isUrl(data) ? openLink(data) : codeOf(payment),
  );
}

const linkOf = (payment: ObjectReader, name: string): ActionJson | null => {
  const url = payment.text(name);
  return url ? openLink(url) : null;
};

const stepOf = (payment: ObjectReader, code: string): ActionJson | null => {
  if (code === '1003') return slipOf(payment);
  if (code === '1005') return codeOf(payment);
  return withAlternatives(linkOf(payment, 'data'), linkOf(payment, 'fallbackData'));
};

/** @returns null if the payment is on its way, or waits for an inquiry */
function actionOf(payment: ObjectReader, code: string): ActionJson | null {
  if (code === '0000')
    return linkOf(payment, 'webPaymentUrl') ?? payment.unsupported('paymentToken', 'Do Payment with it', NOT_CHOSEN);
  if (!code.startsWith('1')) return null;
  return stepOf(payment, code) ?? payment.unsupported('data', 'the response to Do Payment', STEP_MISSING);
}

/** A payment token has the same code as a payment that was paid, which has a time. */
const isToken = (payment: ObjectReader, code: string): boolean =>
  code === '0000' &&
  (payment.has('webPaymentUrl') || payment.has('paymentToken')) &&
  !payment.has('transactionDateTime');

const isDecline = (code: string): boolean => code.startsWith('40') && DECLINES.includes(code.slice(2));

function statusIn(payment: ObjectReader, code: string): string {
  if (isToken(payment, code)) return 'created';
  return isDecline(code) ? 'failed' : statusOf('twoctwop', STATUSES, code);
}

function toPayment(payment: ObjectReader): PaymentFields {
  const code = payment.requiredText('respCode');
  const status = statusIn(payment, code);
  const invoice = payment.text('invoiceNo');
  return {
    id: invoice ?? '',
    status,
    action: status === 'created' ? actionOf(payment, code) : null,
    ...payment.majorUnits('amount', payment.text('currencyCode')),
    payment_method: lookUp(METHODS, payment.text('channelCode')),
    reference: invoice,
    failure_code: status === 'failed' ? (lookUp(FAILURES, code) ?? 'payment_declined') : null,
  };
}

/** Fields by which other objects are known. */
const PRODUCTS: Table = {
  payload: 'a signed answer; verify its JWT, and use the claims',
  paymentResponse: 'what the page returns; use Payment Inquiry',
  channelCategories: 'a list of payment options; use Do Payment',
  GenerateQPRes: 'a QuickPay link; open its url',
  respDesc: 'an error; respDesc says why',
};

const productOf = (source: ObjectReader): string | null => productIn(source, PRODUCTS);

/** An error has a code, too, but none of these. */
const is2C2P = (source: ObjectReader): boolean =>
  source.has('respCode') && source.hasOneOf('channelCode', 'invoiceNo', 'paymentToken', 'webPaymentUrl');

/**
 * Turns the claims of 2C2P's answers into a payment. Its times have no offset, so that the payment has none.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` for a step without its data, and
 * for a payment token without a page
 */
export function fromTwoctwop(payment: TwoctwopPayment): Payment;
export function fromTwoctwop(payment: unknown): Payment {
  return adaptPayment({ label: '2C2P', detect: is2C2P }, payment, 'payment', toPayment, productOf);
}
