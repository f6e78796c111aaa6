/**
 * Payments of PortOne (V2) as payments.
 * Source: https://developers.portone.io/api/rest-v2/payment,
 * https://github.com/portone-io/server-sdk/tree/main/javascript/src/generated/payment
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { displayDetails, NOT_CHOSEN, STEP_MISSING } from './actions.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import { konbiniStore } from './konbini.js';
import type { ObjectReader } from './object-reader.js';
import { lookUp, productIn, statusOf, type Table, translated } from './tables.js';

/**
 * A payment, as `getPayment` of `@portone/server-sdk` and `GET /payments/{paymentId}` return it. The SDK's types have a symbol for the
 * words of later versions. The adapter reads more fields than these.
 */
export interface PortOnePayment {
  /** `READY`, `PAY_PENDING`, `VIRTUAL_ACCOUNT_ISSUED`, `PAID`, `PARTIAL_CANCELLED`, `CANCELLED` or `FAILED` */
  readonly status: string | symbol;
  /** The shop's `paymentId`. */
  readonly id?: string;
  readonly transactionId?: string;
  readonly storeId?: string;
  /** In the smallest unit of the currency. */
  readonly amount?: { readonly total: number };
  /** ISO 4217 */
  readonly currency?: string;
  /** For example of the type `PaymentMethodVirtualAccount`. */
  readonly method?: { readonly type: string | symbol };
  readonly failure?: { readonly reason?: string; readonly pgCode?: string; readonly pgMessage?: string };
}

/** The documents write `PENDING` in the list of the statuses, and `PAY_PENDING` in the payment. */
const STATUSES: Table = {
  READY: 'created',
  PENDING: 'created',
  PAY_PENDING: 'created',
  VIRTUAL_ACCOUNT_ISSUED: 'created',
  PAID: 'paid',
  PARTIAL_CANCELLED: 'paid',
  FAILED: 'failed',
};

const METHODS: Table = {
  PaymentMethodCard: 'card',
  PaymentMethodConvenienceStore: 'konbini_jp',
  PaymentMethodMobile: 'carrier_billing_kr',
  PaymentMethodTransfer: 'internet_banking_kr',
  PaymentMethodVirtualAccount: 'virtual_account_kr',
};

/** By the `provider` of a `PaymentMethodEasyPay`. */
const WALLETS: Table = {
  ALIPAY: 'alipay_cn',
  APPLEPAY: 'applepay',
  AUPAY: 'aupay_jp',
  GRABPAY: 'grabpay',
  KAKAOPAY: 'kakaopay_kr',
  KLARNA: 'klarna',
  LINEPAY: 'linepay',
  LPAY: 'lpay_kr',
  MERPAY: 'merpay_jp',
  NAVERPAY: 'naverpay_kr',
  PAYCO: 'payco_kr',
  PAYPAL: 'paypal',
  PAYPAY: 'paypay_jp',
  RAKUTENPAY: 'rakutenpay_jp',
  SAMSUNGPAY: 'samsungpay_kr',
  SHOPEEPAY: 'shopeepay',
  SSGPAY: 'ssgpay_kr',
  TOSSPAY: 'tosspay_kr',
  WECHAT: 'wechatpay_cn',
};

/** The banks that offer virtual accounts, as the SDK names them. */
const BANKS: Table = {
  BUSAN: '부산은행',
  DAEGU: '아이엠뱅크',
  HANA: '하나은행',
  IBK: '기업은행',
  JEONBUK: '전북은행',
  K_BANK: '케이뱅크',
  KFCC: '새마을금고',
  KOOKMIN: '국민은행',
  KWANGJU: '광주은행',
  KYONGNAM: '경남은행',
  NONGHYUP: 'NH농협은행',
  POST: '우체국',
  SHINHAN: '신한은행',
  STANDARD_CHARTERED: 'SC제일은행',
  SUHYUP: '수협은행',
  WOORI: '우리은행',
};

/** Other codes are those of the payment company behind PortOne. */
const FAILURES: Table = { PAY_PROCESS_CANCELED: 'declined_by_consumer' };

function accountOf(method: ObjectReader): ActionJson | null {
  const account_number = method.text('accountNumber');
  const bank = method.text('bank');
  const bank_name = lookUp(BANKS, bank);
  const account_holder_name = method.text('remitteeName');
  return account_number
    ? displayDetails({ account_number, account_holder_name, bank_name, bank_code: bank_name ? null : bank })
    : null;
}

function storeOf(method: ObjectReader): ActionJson | null {
  const brand = method.text('convenienceStoreBrand');
  const confirmation = method.text('confirmationNumber');
  const receipt = method.text('receiptNumber');
  const payment_code = receipt ?? confirmation;
  if (!payment_code) return null;
  const store = brand && konbiniStore(brand);
  return displayDetails({ store, payment_code, confirmation_number: receipt && confirmation });
}

function slipOf(method: ObjectReader | null): ActionJson | null {
  const type = method?.text('type');
  if (method && type === 'PaymentMethodVirtualAccount') return accountOf(method);
  return method && type === 'PaymentMethodConvenienceStore' ? storeOf(method) : null;
}

function actionOf(payment: ObjectReader, word: string): ActionJson | null {
  if (word === 'READY') return payment.unsupported('method', 'PortOne.requestPayment', NOT_CHOSEN);
  const slip = slipOf(payment.object('method'));
  if (slip || word !== 'VIRTUAL_ACCOUNT_ISSUED') return slip;
  return payment.unsupported('method', 'GET /payments/{paymentId}', STEP_MISSING);
}

/** A refund says that the payment was paid. An account may be closed before anybody has paid. */
function statusIn(payment: ObjectReader, word: string): string {
  if (word === 'CANCELLED') return payment.has('paidAt') ? 'paid' : 'failed';
  return statusOf('portone', STATUSES, word);
}

const methodIn = (method: ObjectReader): string | null =>
  lookUp(METHODS, method.text('type')) ?? lookUp(WALLETS, method.text('provider'));

function failureOf(payment: ObjectReader, word: string) {
  const failure = payment.object('failure');
  const code = failure?.text('pgCode') ?? null;
  return {
    failure_code: word === 'CANCELLED' ? 'cancelled' : translated(FAILURES, code),
    failure_message: failure?.text('pgMessage', 'reason') ?? null,
  };
}

function toPayment(payment: ObjectReader): PaymentFields {
  const word = payment.requiredText('status');
  const status = statusIn(payment, word);
  const id = payment.requiredText('id');
  const method = payment.object('method');
  return {
    id,
    status,
    action: status === 'created' ? actionOf(payment, word) : null,
    ...payment.object('amount')?.minorUnits('total', payment.text('currency')),
    payment_method: method && methodIn(method),
    reference: id,
    time_created: payment.text('requestedAt'),
    time_paid: status === 'paid' ? payment.text('paidAt') : null,
    time_expired: method?.text('expiredAt', 'paymentDeadline') ?? null,
    ...(status === 'failed' ? failureOf(payment, word) : {}),
  };
}

/** Fields by which other objects are known. */
const PRODUCTS: Table = {
  imp_uid: 'a payment of V1; use GET /payments/{paymentId} of V2',
  data: 'a webhook; use GET /payments/{paymentId}',
  paymentId: 'only a reference to a payment; use GET /payments/{paymentId}',
  tx_id: 'a webhook; use GET /payments/{paymentId}',
  payment: 'a summary; use GET /payments/{paymentId}',
  items: 'a list; use one of its items',
  billingKey: 'a billing key; use POST /payments/{paymentId}/billing-key',
  message: 'an error; message says why',
};

const productOf = (source: ObjectReader): string | null => productIn(source, PRODUCTS);

/** Webhooks have a `paymentId`, too. */
const isPortOne = (source: ObjectReader): boolean =>
  source.has('transactionId') && source.has('storeId') && !source.has('paymentId');

/**
 * Turns a payment of PortOne into a payment.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` for a payment without a method, and
 * for a virtual account without its number
 */
export function fromPortOne(payment: PortOnePayment): Payment;
export function fromPortOne(payment: unknown): Payment {
  return adaptPayment({ label: 'PortOne', detect: isPortOne }, payment, 'payment', toPayment, productOf);
}
