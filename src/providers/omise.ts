/**
 * Charges of Omise as payments.
 * Source: https://docs.omise.co/charges-api, https://docs.omise.co/sources-api, https://docs.omise.co/currency-and-amount
 */
import { read } from '../contract/read.js';
import type { Payment } from '../contract/resource.js';
import { details, qrCode, toLink, unsupported } from './actions.js';
import { objectOf } from './detect.js';
import type { Fields } from './fields.js';
import { methodOf, paymentOf, statusOf } from './result.js';
import { minorUnits } from './values.js';

/** A source, the consumer's way to pay, as it is part of a charge. The adapter reads more fields than these. */
export interface OmiseSource {
  /** For example `promptpay`. */
  readonly type: string;
  /** A picture of a code, for methods such as PromptPay, PayNow and DuitNow QR. */
  readonly scannable_code?: { readonly image: { readonly filename: string; readonly download_uri: string } } | null;
}

/** A charge, as `omise.charges.create` and `omise.charges.retrieve` return it. The adapter reads more fields than these. */
export interface OmiseCharge {
  /** `charge` */
  readonly object: string;
  readonly id: string;
  /** `pending`, `successful`, `failed`, `reversed` or `expired` */
  readonly status: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  /** ISO 4217, in either case. */
  readonly currency: string;
  /** The page on which the consumer continues: a bank, a wallet, 3-D Secure. */
  readonly authorize_uri?: string | null;
  readonly source?: OmiseSource | null;
}

const STATUSES = {
  pending: 'created',
  successful: 'paid',
  failed: 'failed',
  reversed: 'failed',
  expired: 'expired',
} as const;

const FAILURES: Readonly<Record<string, string>> = {
  insufficient_fund: 'insufficient_funds',
  insufficient_balance: 'insufficient_funds',
  payment_rejected: 'payment_declined',
  payment_cancelled: 'declined_by_consumer',
  failed_processing: 'processing_error',
};

/** A merchant's country, by the currency in which Omise pays out. */
const COUNTRIES: ReadonlyMap<string | undefined, string> = new Map([
  ['THB', 'th'],
  ['SGD', 'sg'],
  ['MYR', 'my'],
  ['JPY', 'jp'],
]);

function methodFor(charge: Fields, type: string | null): string | null {
  const currency = charge.text('funding_currency') ?? charge.text('currency');
  // Some types end with a country, such as alipay_hk.
  const country = /_(cn|hk)$/.test(type ?? '') ? null : (COUNTRIES.get(currency?.toUpperCase()) ?? null);
  return methodOf(type ?? (charge.has('card') ? 'card' : null), country);
}

/** Numbers that the consumer types or says: a bill payment, a payment code, a virtual account. */
function slipOf(references: Fields, type: string | null): object | null {
  const [reference, code, account] = ['reference_number_1', 'payment_code', 'va_code'].map((name) =>
    references.text(name),
  );
  if (reference || code || account)
    return details({
      biller_code: references.text('omise_tax_id'),
      // Both numbers are printed below the barcode.
      reference: reference && [reference, references.text('reference_number_2')].filter(Boolean).join(' '),
      payment_code: code,
      bank_name: account && type?.replace(/^virtual_account_./, (match) => match.slice(-1).toUpperCase()),
      account_number: account,
    });
  // A consumer whose own code the merchant has scanned has nothing to do here.
  return references.has('barcode')
    ? unsupported(references.path, 'a barcode that exists only as a picture', 'the picture at barcode')
    : null;
}

/** The next step of a pending charge: a code to scan, a page to open, or numbers to pay with; null if there is none. */
function actionOf(charge: Fields, source: Fields | null, type: string | null): object | null {
  const code = source?.in('scannable_code');
  if (code) {
    if ((code.text('type') ?? 'qr') !== 'qr')
      unsupported(`${code.path}.type`, 'no QR code', 'the picture at image.download_uri');
    const image = code.in('image');
    const url = image?.text('download_uri') ?? null;
    // The text of the code is there for some methods only.
    const data = typeof code.get('raw_data') === 'string' ? code.text('raw_data') : null;
    const svg = /\.svg$/i.test(image?.text('filename') ?? '');
    if (url || data) return qrCode(data, svg ? null : url, svg ? url : null);
  }
  const uri = charge.text('authorize_uri');
  if (uri) return toLink(uri);
  const references = source?.in('references');
  return references ? slipOf(references, type) : null;
}

function payment(value: unknown, path: string): Payment {
  const charge = objectOf('omise', value, path);
  const source = charge.in('source');
  const type = source?.text('type') ?? null;
  const given = charge.required('status');
  // It waits for the merchant's capture: the consumer has nothing more to do.
  const status = given === 'pending' && charge.flag('capturable') ? 'paid' : statusOf('omise', STATUSES, given);
  const failure = charge.text('failure_code');
  return paymentOf(
    {
      id: charge.required('id'),
      status,
      ...minorUnits(charge),
      payment_method: methodFor(charge, type),
      time_created: charge.text('created_at') ?? charge.text('created'),
      time_paid: charge.text('paid_at'),
      // A slip may end before its charge.
      time_expired: source?.in('references')?.text('expires_at') ?? charge.text('expires_at'),
      customer_id:
        typeof charge.get('customer') === 'string'
          ? charge.text('customer')
          : (charge.in('customer')?.text('id') ?? null),
      failure_code: failure && Object.hasOwn(FAILURES, failure) ? FAILURES[failure]! : failure,
      failure_message: charge.text('failure_message'),
      livemode: charge.flag('livemode'),
    },
    // An authorized charge that is being captured is pending, too.
    status === 'created' && !charge.flag('authorized') ? actionOf(charge, source, type) : null,
  );
}

/**
 * Turns a charge of Omise into a payment. Omise has no field for the merchant's reference, and amounts follow ISO 4217.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` for a barcode that exists
 * only as a picture
 */
export function fromOmise(charge: OmiseCharge): Payment;
export function fromOmise(charge: unknown): Payment {
  return read(payment, charge, 'charge');
}
