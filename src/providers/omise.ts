/**
 * Charges of Omise as payments.
 * Source: https://docs.omise.co/charges-api, https://docs.omise.co/sources-api, https://docs.omise.co/currency-and-amount
 */
import type { Payment } from '../contract/resource.js';
import { action, details, toLink } from './actions.js';
import { adapt, methodOf, type Adapted } from './adapt.js';
import type { Fields } from './fields.js';
import { renamed, statusOf, wordFor, type Table } from './tables.js';

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

const STATUSES: Table = {
  created: 'pending',
  paid: 'successful',
  failed: 'failed reversed',
  expired: 'expired',
};

const FAILURES: Table = {
  insufficient_funds: 'insufficient_fund insufficient_balance',
  payment_declined: 'payment_rejected',
  declined_by_consumer: 'payment_cancelled',
  processing_error: 'failed_processing',
};

/** A merchant's country, by the currency in which Omise pays out. */
const COUNTRIES: Table = { th: 'THB', sg: 'SGD', my: 'MYR', jp: 'JPY' };

function methodFor(charge: Fields, type: string | null): string | null {
  const currency = charge.text('funding_currency', 'currency')?.toUpperCase() ?? null;
  // Some types end with a country, such as alipay_hk.
  const country = /_(cn|hk)$/.test(type ?? '') ? null : wordFor(COUNTRIES, currency);
  return methodOf(type ?? (charge.has('card') ? 'card' : null), country);
}

/** Numbers that the consumer types or says: a bill payment, a payment code, a virtual account. */
function slipOf(references: Fields, type: string | null): object | null {
  const { reference, code, account, second, biller_code } = references.texts(
    'reference=reference_number_1 code=payment_code account=va_code second=reference_number_2 biller_code=omise_tax_id',
  );
  if (reference || code || account)
    return details({
      biller_code,
      // Both numbers are printed below the barcode.
      reference: reference && [reference, second].filter(Boolean).join(' '),
      payment_code: code,
      bank_name: account && type?.replace(/^virtual_account_./, (match) => match.slice(-1).toUpperCase()),
      account_number: account,
    });
  // A consumer whose own code the merchant has scanned has nothing to do here.
  return references.has('barcode')
    ? references.unsupported('', 'the picture at barcode', 'a barcode that exists only as a picture')
    : null;
}

/** The next step of a pending charge: a code to scan, a page to open, or numbers to pay with; null if there is none. */
function actionOf(charge: Fields, type: string | null): object | null {
  const code = charge.in('source/scannable_code');
  if (code) {
    if ((code.text('type') ?? 'qr') !== 'qr')
      code.unsupported('type', 'the picture at image.download_uri', 'no QR code');
    const url = code.text('image/download_uri');
    // The text of the code is there for some methods only.
    const data = typeof code.get('raw_data') === 'string' ? code.text('raw_data') : null;
    const format = /\.svg$/i.test(code.text('image/filename') ?? '') ? 'svg' : 'png';
    if (url || data) return action('display_qr_code', { data, [`image_url_${format}`]: url });
  }
  const uri = charge.text('authorize_uri');
  const references = charge.in('source/references');
  return uri ? toLink(uri) : references && slipOf(references, type);
}

function payment(charge: Fields): Adapted {
  const type = charge.text('source/type');
  const given = charge.required('status');
  // It waits for the merchant's capture: the consumer has nothing more to do.
  const status = given === 'pending' && charge.flag('capturable') ? 'paid' : statusOf('omise', STATUSES, given);
  return {
    id: charge.required('id'),
    status,
    // An authorized charge that is being captured is pending, too.
    action: status === 'created' && !charge.flag('authorized') ? actionOf(charge, type) : null,
    ...charge.money({}),
    payment_method: methodFor(charge, type),
    // A slip may end before its charge.
    ...charge.texts(
      'time_created=created_at|created time_expired=source/references/expires_at|expires_at failure_message',
    ),
    time_paid: charge.unused((all) => all.text('paid_at')),
    customer_id: charge.unused((all) => all.idOf('customer')),
    failure_code: renamed(FAILURES, charge.text('failure_code')),
    livemode: charge.unused((all) => all.flag('livemode')),
  };
}

/**
 * Turns a charge of Omise into a payment. Omise has no field for the merchant's reference, and amounts follow ISO 4217.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` for a barcode that exists
 * only as a picture
 */
export function fromOmise(charge: OmiseCharge): Payment;
export function fromOmise(charge: unknown): Payment {
  return adapt('omise', charge, 'charge', payment);
}
