/**
 * Transactions of Midtrans's Core API as payments.
 * Source: https://docs.midtrans.com/reference/core-api-overview, https://docs.midtrans.com/docs/transaction-status-cycle,
 * https://docs.midtrans.com/reference/get-transaction-status, https://docs.midtrans.com/reference/channel-response-code
 */
import { read } from '../contract/read.js';
import type { Payment } from '../contract/resource.js';
import { details, qrCode, toApp, toUrl, unsupported } from './actions.js';
import { objectOf } from './detect.js';
import type { Fields } from './fields.js';
import { methodOf, paymentOf, statusOf } from './result.js';
import { localTime, majorUnits } from './values.js';

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
const STATUSES = {
  pending: 'created',
  authorize: 'paid',
  capture: 'paid',
  settlement: 'paid',
  refund: 'paid',
  partial_refund: 'paid',
  chargeback: 'paid',
  partial_chargeback: 'paid',
  deny: 'failed',
  cancel: 'failed',
  failure: 'failed',
  expire: 'expired',
} as const;

/** The statuses of fraud detection other than `accept`. A challenged transaction waits for the merchant. */
const FRAUD = { challenge: 'created', deny: 'failed', denied: 'failed' } as const;

/** Codes of the payment channels, after the type of payment; then statuses. */
const FAILURES: Readonly<Record<string, string>> = {
  'credit_card 51': 'insufficient_funds',
  'credit_card 46': 'account_closed',
  'gopay 201': 'insufficient_funds',
  cancel: 'cancel',
  failure: 'processing_error',
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
  const urls = new Map(transaction.list('actions').map((action) => [action.text('name'), action.text('url')]));
  // The second picture has a frame around the code.
  const picture = urls.get('generate-qr-code') ?? urls.get('generate-qr-code-v2') ?? null;
  const data = transaction.text('qr_string');
  if (data || picture) return qrCode(data, picture);
  const app = urls.get('deeplink-redirect');
  if (app) return toApp(app);
  const url = urls.get('verification-link-url') ?? transaction.text('redirect_url');
  if (url) return toUrl(url);
  if (slip) return details(slip.fields);
  // The status of these has no actions: without this, the code would disappear when the page polls.
  return urls.size || /^(gopay|qris)$/.test(type ?? '')
    ? unsupported(
        `${transaction.path}.actions`,
        'none that shows a code or opens a page',
        'those that CoreApi.charge returned',
      )
    : null;
}

function payment(value: unknown, path: string): Payment {
  const transaction = objectOf('midtrans', value, path);
  const given = transaction.required('transaction_status').toLowerCase();
  const fraud = transaction.text('fraud_status')?.toLowerCase() ?? 'accept';
  const cycle = statusOf('midtrans', STATUSES, given);
  const open = cycle === 'created' || cycle === 'paid';
  const status = open && fraud !== 'accept' ? statusOf('midtrans', FRAUD, fraud) : cycle;
  const failed = status === 'failed';
  const type = transaction.text('payment_type');
  const slip = slipOf(transaction);
  const message = transaction.text('channel_response_message') ?? transaction.text('status_message');
  const code = `${type} ${transaction.text('channel_response_code')}`;
  return paymentOf(
    {
      id: transaction.text('transaction_id') ?? transaction.required('order_id'),
      status,
      ...majorUnits(transaction, 'gross_amount', 'currency', 'IDR'),
      payment_method: methodOf(slip?.method ?? (type === 'credit_card' ? 'card' : type), 'id'),
      time_created: localTime(transaction, 'transaction_time', OFFSET),
      time_paid: localTime(transaction, 'settlement_time', OFFSET),
      time_expired: localTime(transaction, 'expiry_time', OFFSET),
      reference: transaction.text('order_id'),
      failure_code: failed ? (FAILURES[code] ?? FAILURES[given] ?? 'payment_declined') : null,
      // Other messages report the request, not the transaction.
      failure_message: failed && message && !/^(success|midtrans)/i.test(message) ? message : null,
    },
    status === 'created' && given === 'pending' ? actionOf(transaction, type, slip) : null,
  );
}

/**
 * Turns a transaction of Midtrans into a payment.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` if a pending
 * transaction lacks the `actions` of `CoreApi.charge`
 */
export function fromMidtrans(transaction: MidtransTransaction): Payment;
export function fromMidtrans(transaction: unknown): Payment {
  return read(payment, transaction, 'transaction');
}
