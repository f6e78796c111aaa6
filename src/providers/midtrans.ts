/**
 * Transactions of Midtrans's Core API as payments.
 * Source: https://docs.midtrans.com/reference/core-api-overview, https://docs.midtrans.com/docs/transaction-status-cycle,
 * https://docs.midtrans.com/reference/get-transaction-status, https://docs.midtrans.com/reference/channel-response-code
 */
import type { Payment } from '../contract/resource.js';
import { action, details } from './actions.js';
import { adapt, methodOf, type Adapted } from './adapt.js';
import type { Fields } from './fields.js';
import { statusOf, wordFor, type Table } from './tables.js';

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

/** Midtrans calls an authorized card a successful transaction: the consumer has nothing more to do. */
const STATUSES: Table = {
  created: 'pending',
  paid: 'authorize capture settlement refund partial_refund chargeback partial_chargeback',
  failed: 'deny cancel failure',
  expired: 'expire',
};

/** The statuses of fraud detection other than `accept`. A challenged transaction waits for the merchant. */
const FRAUD: Table = { created: 'challenge', failed: 'deny denied' };

/** Codes of the payment channels, after the type of payment; then statuses. */
const FAILURES: Table = {
  insufficient_funds: 'credit_card/51 gopay/201',
  account_closed: 'credit_card/46',
  cancel: 'cancel',
  processing_error: 'failure',
};

/** Western Indonesian Time: the times of Midtrans have no offset. */
const OFFSET = '+07:00';

/** `indomaret` is Indomaret, `bca` is BCA. */
const nameOf = (id: string) => (id.length < 5 ? id.toUpperCase() : id.charAt(0).toUpperCase() + id.slice(1));

interface Slip {
  /** The method without its country. */
  readonly method: string;
  readonly fields: Readonly<Record<string, string | null>>;
}

/** Numbers that the consumer types or says; null if there are none. Midtrans's enabled_payments names the methods. */
function slipOf(transaction: Fields): Slip | null {
  const account = transaction.list('va_numbers')[0];
  const permata = transaction.text('permata_va_number');
  const bank = permata ? 'permata' : (account?.text('bank') ?? null);
  if (bank)
    return {
      method: `${bank}_va`,
      fields: { country: 'ID', bank_name: nameOf(bank), account_number: permata ?? account!.required('va_number') },
    };
  const key = transaction.text('bill_key');
  if (key) return { method: 'mandiri_bill', fields: { biller_code: transaction.text('biller_code'), bill_key: key } };
  const code = transaction.text('payment_code');
  const store = transaction.text('store');
  return code ? { method: store ?? 'cstore', fields: { store: store && nameOf(store), payment_code: code } } : null;
}

/** The next step of a pending transaction: a code to scan, an app, a page, or numbers; null if there is none. */
function actionOf(transaction: Fields, type: string | null, slip: Slip | null): object | null {
  const urls = new Map(transaction.list('actions').map((item) => [item.text('name'), item.text('url')]));
  // The second picture has a frame around the code.
  const image_url_png = urls.get('generate-qr-code') ?? urls.get('generate-qr-code-v2');
  const data = transaction.text('qr_string');
  if (data || image_url_png) return action('display_qr_code', { data, image_url_png });
  const app = urls.get('deeplink-redirect');
  if (app) return action('redirect_to_app', { url: app });
  const url = urls.get('verification-link-url') ?? transaction.text('redirect_url');
  if (url) return action('redirect_to_url', { url });
  if (slip) return details(slip.fields);
  // The status of these has no actions: without this, the code would disappear when the page polls.
  return urls.size || /^(gopay|qris)$/.test(type ?? '')
    ? transaction.unsupported('actions', 'those that CoreApi.charge returned', 'none that shows a code or opens a page')
    : null;
}

function payment(transaction: Fields): Adapted {
  const given = transaction.required('transaction_status').toLowerCase();
  const fraud = transaction.text('fraud_status')?.toLowerCase() ?? 'accept';
  const cycle = statusOf('midtrans', STATUSES, given);
  const open = cycle === 'created' || cycle === 'paid';
  const status = open && fraud !== 'accept' ? statusOf('midtrans', FRAUD, fraud) : cycle;
  const failed = status === 'failed';
  const type = transaction.text('payment_type');
  const slip = slipOf(transaction);
  const message = transaction.text('channel_response_message', 'status_message');
  const code = `${type}/${transaction.text('channel_response_code')}`;
  const time = (name: string) => transaction.time(name, OFFSET);
  return {
    id: transaction.required('transaction_id', 'order_id'),
    status,
    action: status === 'created' && given === 'pending' ? actionOf(transaction, type, slip) : null,
    ...transaction.money(null, 'gross_amount', 'currency', 'IDR'),
    payment_method: methodOf(slip?.method ?? (type === 'credit_card' ? 'card' : type), 'id'),
    time_created: time('transaction_time'),
    time_paid: transaction.unused(() => time('settlement_time')),
    time_expired: time('expiry_time'),
    reference: transaction.text('order_id'),
    failure_code: failed ? (wordFor(FAILURES, code) ?? wordFor(FAILURES, given) ?? 'payment_declined') : null,
    // Other messages report the request, not the transaction.
    failure_message: failed && message && !/^(success|midtrans)/i.test(message) ? message : null,
  };
}

/**
 * Turns a transaction of Midtrans into a payment.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` if a pending
 * transaction lacks the `actions` of `CoreApi.charge`
 */
export function fromMidtrans(transaction: MidtransTransaction): Payment;
export function fromMidtrans(transaction: unknown): Payment {
  return adapt('midtrans', transaction, 'transaction', payment);
}
