/**
 * Transactions of Midtrans's Core API as payments.
 * Source: https://docs.midtrans.com/reference/core-api-overview, https://docs.midtrans.com/docs/transaction-status-cycle,
 * https://docs.midtrans.com/reference/get-transaction-status, https://docs.midtrans.com/reference/channel-response-code
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import {
  displayDetails,
  displayQrCode,
  openLink,
  redirectToApp,
  redirectToUrl,
  STEP_MISSING,
  withAlternatives,
} from './actions.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import { methodOf } from './local-methods.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { lookUp, statusOf, type Table } from './tables.js';
import { localTime } from './times.js';

/**
 * The response to `CoreApi.charge`, alone or with the fields of `CoreApi.transaction.status` over it. The adapter reads more
 * fields than these.
 */
export interface MidtransTransaction {
  /** `pending`, `settlement` … in either case. */
  readonly transaction_status: string;
  readonly transaction_id?: string;
  /** The merchant's. */
  readonly order_id?: string;
  /** `accept`, `challenge` or `deny` */
  readonly fraud_status?: string;
  /** For example `bank_transfer`. */
  readonly payment_type?: string;
  /** In major units, with two decimals. */
  readonly gross_amount?: string;
}

/** What `Snap.createTransaction` returns, alone or with the fields of `CoreApi.transaction.status` over it. */
export interface MidtransSnap {
  readonly token: string;
  readonly redirect_url: string;
}

/** Midtrans calls an authorized card a successful transaction: the consumer has nothing more to do. */
const STATUSES: Table = {
  authorize: 'paid',
  cancel: 'failed',
  capture: 'paid',
  chargeback: 'paid',
  deny: 'failed',
  expire: 'expired',
  failure: 'failed',
  partial_chargeback: 'paid',
  partial_refund: 'paid',
  pending: 'created',
  refund: 'paid',
  settlement: 'paid',
};

/** The statuses of fraud detection other than `accept`. A challenged transaction waits for the merchant. */
const FRAUD: Table = { challenge: 'created', deny: 'failed', denied: 'failed' };

/** Codes of the payment channels, by the type of payment. */
const CARD_FAILURES: Table = { '46': 'account_closed', '51': 'insufficient_funds' };
const GOPAY_FAILURES: Table = { '201': 'insufficient_funds' };

/** Western Indonesian Time: the times of Midtrans have no offset. */
const OFFSET = '+07:00';

/** `indomaret` is Indomaret, `bca` is BCA. */
const nameOf = (id: string) => (id.length < 5 ? id.toUpperCase() : id.charAt(0).toUpperCase() + id.slice(1));

interface Slip {
  /** The method without its country. */
  readonly method: string;
  readonly action: ActionJson;
}

/** The first virtual account; Permata's has a field of its own. */
function virtualAccountOf(transaction: ObjectReader): { bank: string; number: string } | null {
  const permata = transaction.text('permata_va_number');
  if (permata) return { bank: 'permata', number: permata };
  const account = transaction.objects('va_numbers')[0];
  const bank = account?.text('bank');
  return account && bank ? { bank, number: account.requiredText('va_number') } : null;
}

/** Numbers that the consumer types or says; null if there are none. Midtrans's enabled_payments names the methods. */
function slipOf(transaction: ObjectReader): Slip | null {
  const account = virtualAccountOf(transaction);
  if (account) {
    const { bank, number } = account;
    const action = displayDetails({ country: 'ID', bank_name: nameOf(bank), account_number: number });
    return { method: `${bank}_va`, action };
  }
  const bill_key = transaction.text('bill_key');
  if (bill_key)
    return {
      method: 'mandiri_bill',
      action: displayDetails({ biller_code: transaction.text('biller_code'), bill_key }),
    };
  const payment_code = transaction.text('payment_code');
  if (!payment_code) return null;
  const store = transaction.text('store');
  return { method: store ?? 'cstore', action: displayDetails({ store: store && nameOf(store), payment_code }) };
}

/** The next step of a pending transaction: a code to scan, an app, a page, or numbers; null if there is none. */
function actionOf(transaction: ObjectReader, type: string | null, slip: Slip | null): ActionJson | null {
  const urls = new Map(transaction.objects('actions').map((item) => [item.text('name'), item.text('url')]));
  // The second picture has a frame around the code.
  const image_url_png = urls.get('generate-qr-code') ?? urls.get('generate-qr-code-v2');
  const data = transaction.text('qr_string');
  const code = data || image_url_png ? displayQrCode({ data, image_url_png }) : null;
  const link = urls.get('deeplink-redirect');
  // The page of DANA works without its app; that of ShopeePay only opens the app.
  const app = link ? (type === 'dana' ? openLink(link) : redirectToApp(link)) : null;
  const way = withAlternatives(code, app);
  if (way) return way;
  const url = urls.get('verification-link-url') ?? transaction.text('redirect_url');
  if (url) return redirectToUrl(url);
  if (slip) return slip.action;
  // Its app has notified the consumer.
  if (type === 'ovo' && !urls.size) return null;
  // The status of a transaction lacks most of these: without this, the step would disappear when the page polls.
  return transaction.unsupported('actions', 'those that CoreApi.charge returned, with its redirect_url', STEP_MISSING);
}

/** @param status `transaction_status` in lower case */
function statusIn(transaction: ObjectReader, status: string): string {
  const fraud = transaction.text('fraud_status')?.toLowerCase() ?? 'accept';
  const cycle = statusOf('midtrans', STATUSES, status);
  const canBeFraud = cycle === 'created' || cycle === 'paid';
  return canBeFraud && fraud !== 'accept' ? statusOf('midtrans', FRAUD, fraud) : cycle;
}

/** @param status `transaction_status` in lower case */
function failureOf(transaction: ObjectReader, type: string | null, status: string): string {
  const code = transaction.text('channel_response_code');
  const known =
    (type === 'credit_card' && lookUp(CARD_FAILURES, code)) || (type === 'gopay' && lookUp(GOPAY_FAILURES, code));
  if (known) return known;
  if (status === 'cancel') return 'cancel';
  return status === 'failure' ? 'processing_error' : 'payment_declined';
}

/** Other messages report the request, not the transaction. */
function messageOf(transaction: ObjectReader): string | null {
  const message = transaction.text('channel_response_message', 'status_message');
  return message && /^(?:success|midtrans)/i.test(message) ? null : message;
}

function toPayment(transaction: ObjectReader): PaymentFields {
  // Before the consumer has chosen a method on the page of Snap, the transaction does not exist.
  const isNew = isSnap(transaction) && !transaction.has('transaction_status');
  const given = isNew ? 'pending' : transaction.requiredText('transaction_status').toLowerCase();
  const status = statusIn(transaction, given);
  const failed = status === 'failed';
  const type = transaction.text('payment_type');
  const slip = slipOf(transaction);
  return {
    // The response to a cancellation may lack both.
    id:
      transaction.text('transaction_id', 'order_id') ??
      (isNew || status !== 'created' ? '' : transaction.requiredText('transaction_id')),
    status,
    action: status === 'created' && given === 'pending' ? actionOf(transaction, type, slip) : null,
    ...transaction.majorUnits('gross_amount', transaction.text('currency') ?? 'IDR'),
    payment_method: methodOf(slip?.method ?? (type === 'credit_card' ? 'card' : type), 'id'),
    time_created: localTime(transaction.text('transaction_time'), OFFSET),
    time_paid: ifReadable(() => localTime(transaction.text('settlement_time'), OFFSET)),
    time_expired: localTime(transaction.text('expiry_time', 'expire_time'), OFFSET),
    reference: transaction.text('order_id'),
    failure_code: failed ? failureOf(transaction, type, given) : null,
    failure_message: failed ? messageOf(transaction) : null,
  };
}

const productOf = (source: ObjectReader): string | null =>
  source.has('payment_url') ? 'a payment link; use Snap.createTransaction' : null;

/** What `Snap.createTransaction` returns. */
const isSnap = (source: ObjectReader): boolean => source.has('token') && source.has('redirect_url');

/** Objects of dLocal and EBANX may have the first two, too. */
const isMidtrans = (source: ObjectReader): boolean =>
  (source.hasOneOf('transaction_status', 'status_code') &&
    !source.hasOneOf('status_detail', 'merchant_payment_code') &&
    source.get('status') !== 'ERROR') ||
  isSnap(source);

/**
 * Turns a transaction of Midtrans into a payment.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` if a pending
 * transaction lacks the `actions` of `CoreApi.charge`
 */
export function fromMidtrans(transaction: MidtransTransaction | MidtransSnap): Payment;
export function fromMidtrans(transaction: unknown): Payment {
  return adaptPayment({ label: 'Midtrans', detect: isMidtrans }, transaction, 'transaction', toPayment, productOf);
}
