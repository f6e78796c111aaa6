/**
 * Payments of Toss Payments as payments.
 * Source: https://docs.tosspayments.com/reference, https://docs.tosspayments.com/reference/error-codes,
 * https://docs.tosspayments.com/codes/org-codes
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { displayDetails, openLink, STEP_MISSING } from './actions.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import type { Money, ObjectReader } from './object-reader.js';
import { lookUp, productIn, statusOf, type Table } from './tables.js';
import { localTime } from './times.js';

/** A payment, as `GET /v1/payments/{paymentKey}` returns it. The adapter reads more fields than these. */
export interface TossPayment {
  readonly paymentKey: string;
  readonly orderId: string;
  /** `READY`, `IN_PROGRESS`, `WAITING_FOR_DEPOSIT`, `DONE`, `CANCELED`, `PARTIAL_CANCELED`, `ABORTED` or `EXPIRED` */
  readonly status: string;
  /** ISO 8601 with an offset. */
  readonly requestedAt: string;
  /** In major units. */
  readonly totalAmount: number;
  /** ISO 4217 */
  readonly currency: string;
  /** In Korean, for example `가상계좌`. */
  readonly method?: string | null;
  readonly approvedAt?: string | null;
  readonly virtualAccount?: {
    readonly accountNumber: string;
    /** Two digits. Old versions of the API have the name as `bank` instead. */
    readonly bankCode?: string;
    /** Korean time, with or without its offset. */
    readonly dueDate?: string | null;
    readonly expired?: boolean;
  } | null;
  /** Toss's page. */
  readonly checkout?: { readonly url: string } | null;
  readonly failure?: { readonly code: string; readonly message?: string | null } | null;
}

const STATUSES: Table = {
  READY: 'created',
  IN_PROGRESS: 'created',
  WAITING_FOR_DEPOSIT: 'created',
  DONE: 'paid',
  PARTIAL_CANCELED: 'paid',
  ABORTED: 'failed',
  EXPIRED: 'expired',
};

const METHODS: Table = {
  가상계좌: 'virtual_account_kr',
  계좌이체: 'internet_banking_kr',
  카드: 'card',
  휴대폰: 'carrier_billing_kr',
};

/** By `easyPay.provider`. */
const WALLETS: Table = {
  네이버페이: 'naverpay_kr',
  삼성페이: 'samsungpay_kr',
  애플페이: 'applepay',
  엘페이: 'lpay_kr',
  카카오페이: 'kakaopay_kr',
  토스페이: 'tosspay_kr',
  페이코: 'payco_kr',
  SSG페이: 'ssgpay_kr',
};

/** The banks that have virtual accounts, as consumers find them in their banks' lists. */
const BANKS: Table = {
  '03': 'IBK기업은행',
  '06': 'KB국민은행',
  '07': 'Sh수협은행',
  '11': 'NH농협은행',
  '20': '우리은행',
  '31': 'iM뱅크(대구)',
  '32': '부산은행',
  '34': '광주은행',
  '37': '전북은행',
  '39': '경남은행',
  '45': '새마을금고',
  '71': '우체국예금보험',
  '81': '하나은행',
  '88': '신한은행',
  '89': '케이뱅크',
};

const FAILURES: Table = {
  PAY_PROCESS_CANCELED: 'declined_by_consumer',
  REJECT_ACCOUNT_PAYMENT: 'insufficient_funds',
  REJECT_CARD_COMPANY: 'payment_declined',
  REJECT_CARD_PAYMENT: 'payment_declined',
  INVALID_REJECT_CARD: 'payment_declined',
  // A thief must not read why.
  INVALID_STOPPED_CARD: 'payment_declined',
  INVALID_CARD_LOST_OR_STOLEN: 'payment_declined',
  FDS_ERROR: 'payment_declined',
  COMMON_ERROR: 'processing_error',
  PROVIDER_ERROR: 'processing_error',
  UNKNOWN_ERROR: 'processing_error',
  UNKNOWN_PAYMENT_ERROR: 'processing_error',
  FAILED_INTERNAL_SYSTEM_PROCESSING: 'processing_error',
  FAILED_METHOD_HANDLING: 'processing_error',
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: 'processing_error',
};

/** The name of the buyer is not the one of an account's holder. */
function accountOf(account: ObjectReader): ActionJson | null {
  const account_number = account.text('accountNumber');
  const code = account.text('bankCode');
  const bank_name = lookUp(BANKS, code) ?? account.text('bank');
  return account_number ? displayDetails({ account_number, bank_name, bank_code: bank_name ? null : code }) : null;
}

/** Once the consumer has identified themselves, the shop confirms the payment: the page waits. */
function actionOf(payment: ObjectReader, word: string): ActionJson | null {
  const missing = (name: string) => payment.unsupported(name, 'GET /v1/payments/{paymentKey}', STEP_MISSING);
  if (word === 'WAITING_FOR_DEPOSIT') {
    const account = payment.object('virtualAccount');
    return (account && accountOf(account)) ?? missing('virtualAccount');
  }
  const url = payment.object('checkout')?.text('url');
  if (word === 'READY') return url ? openLink(url) : missing('checkout');
  return null;
}

/** In old versions of the API, accounts have an `approvedAt` before anybody has paid. */
const wasPaid = (payment: ObjectReader): boolean =>
  payment.has('approvedAt') && !payment.object('virtualAccount')?.has('bank');

/** After its time, an account stays `WAITING_FOR_DEPOSIT`. */
function statusIn(payment: ObjectReader, word: string): string {
  if (word === 'CANCELED') return wasPaid(payment) ? 'paid' : 'failed';
  const isOver = word === 'WAITING_FOR_DEPOSIT' && payment.object('virtualAccount')?.flag('expired');
  return isOver ? 'expired' : statusOf('toss', STATUSES, word);
}

/** `MUSD`, for one, is a millionth of a dollar. */
function moneyOf(payment: ObjectReader): Money {
  const currency = payment.text('currency');
  return payment.majorUnits('totalAmount', currency?.length === 3 ? currency : null);
}

function failureOf(payment: ObjectReader, word: string) {
  const failure = payment.object('failure');
  const code = failure?.text('code') ?? null;
  const known = lookUp(FAILURES, code);
  return {
    failure_code: word === 'CANCELED' ? 'canceled' : (known ?? code),
    failure_message: known ? null : (failure?.text('message') ?? null),
  };
}

function toPayment(payment: ObjectReader): PaymentFields {
  const word = payment.requiredText('status');
  const status = statusIn(payment, word);
  const wallet = payment.object('easyPay')?.text('provider') ?? null;
  return {
    id: payment.requiredText('paymentKey'),
    status,
    action: status === 'created' ? actionOf(payment, word) : null,
    ...moneyOf(payment),
    payment_method: lookUp(METHODS, payment.text('method')) ?? lookUp(WALLETS, wallet),
    reference: payment.text('orderId'),
    time_created: payment.text('requestedAt'),
    time_paid: status === 'paid' ? payment.text('approvedAt') : null,
    time_expired: localTime(payment.object('virtualAccount')?.text('dueDate') ?? null, '+09:00'),
    ...(status === 'failed' ? failureOf(payment, word) : {}),
  };
}

/** Fields by which other objects are known. */
const PRODUCTS: Table = {
  eventType: 'a webhook; use GET /v1/payments/{paymentKey}',
  secret: 'a webhook; use GET /v1/payments/orders/{orderId}',
  billingKey: 'a billing key; use POST /v1/billing/{billingKey}',
  receiptKey: 'a cash receipt; use GET /v1/payments/{paymentKey}',
  transactionKey: 'a transaction; use GET /v1/payments/{paymentKey}',
  paymentKey: 'what the page returns; use POST /v1/payments/confirm',
  message: 'an error; message says why',
};

const productOf = (source: ObjectReader): string | null => productIn(source, PRODUCTS);

/** Transactions have a `transactionAt` instead, and the address that the consumer comes back to only the key. */
const isToss = (source: ObjectReader): boolean => source.has('paymentKey') && source.has('requestedAt');

/**
 * Turns a payment of Toss Payments into a payment.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` for a step without its account or
 * page
 */
export function fromToss(payment: TossPayment): Payment;
export function fromToss(payment: unknown): Payment {
  return adaptPayment({ label: 'Toss Payments', detect: isToss }, payment, 'payment', toPayment, productOf);
}
