/**
 * Charges of Omise as payments.
 * Source: https://docs.omise.co/charges-api, https://docs.omise.co/sources-api, https://docs.omise.co/currency-and-amount
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { displayDetails, displayQrCode, openLink, STEP_MISSING } from './actions.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import { methodOf } from './local-methods.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { lookUp, statusOf, type Table, translated } from './tables.js';

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
  pending: 'created',
  successful: 'paid',
  failed: 'failed',
  reversed: 'failed',
  expired: 'expired',
};

const FAILURES: Table = {
  failed_processing: 'processing_error',
  insufficient_balance: 'insufficient_funds',
  insufficient_fund: 'insufficient_funds',
  payment_cancelled: 'declined_by_consumer',
  payment_rejected: 'payment_declined',
};

/** A merchant's country, by the currency in which Omise pays out. */
const COUNTRIES: Table = { THB: 'th', SGD: 'sg', MYR: 'my', JPY: 'jp' };

function methodIn(charge: ObjectReader, type: string | null): string | null {
  const currency = charge.text('funding_currency', 'currency')?.toUpperCase() ?? null;
  // Some types end with a country, such as alipay_hk.
  const country = type && /_(?:cn|hk)$/.test(type) ? null : lookUp(COUNTRIES, currency);
  return methodOf(type ?? (charge.has('card') ? 'card' : null), country);
}

/** A code to scan. @returns null if there is none after all */
function codeOf(code: ObjectReader): ActionJson | null {
  if ((code.text('type') ?? 'qr') !== 'qr') code.unsupported('type', 'the picture at image.download_uri', 'no QR code');
  const image = code.object('image');
  const url = image && image.text('download_uri');
  // The text of the code is there for some methods only.
  const data = typeof code.get('raw_data') === 'string' ? code.text('raw_data') : null;
  if (!url && !data) return null;
  const isSvg = /\.svg$/i.test(image?.text('filename') ?? '');
  return displayQrCode({ data, [isSvg ? 'image_url_svg' : 'image_url_png']: url });
}

/** Numbers that the consumer types or says: a bill payment, a payment code, a virtual account. */
function slipOf(references: ObjectReader, type: string | null): ActionJson | null {
  const reference = references.text('reference_number_1');
  const second = references.text('reference_number_2');
  const payment_code = references.text('payment_code');
  const account_number = references.text('va_code');
  if (reference || payment_code || account_number)
    return displayDetails({
      biller_code: references.text('omise_tax_id'),
      // Both numbers are printed below the barcode.
      reference: reference && second ? `${reference} ${second}` : reference,
      payment_code,
      bank_name: account_number && type?.replace(/^virtual_account_./, (match) => match.slice(-1).toUpperCase()),
      account_number,
    });
  return null;
}

/**
 * The next step of a pending charge: a code to scan, numbers to pay with, or a page to open, which has no more than the numbers.
 * @returns null if there is none, for example because the merchant has scanned a code of the consumer
 */
function actionOf(charge: ObjectReader, source: ObjectReader | null): ActionJson | null {
  const scannable = source?.object('scannable_code');
  const code = scannable && codeOf(scannable);
  if (code) return code;
  const type = source && source.text('type');
  const references = source?.object('references');
  const slip = references && slipOf(references, type);
  if (slip) return slip;
  const uri = charge.text('authorize_uri');
  if (uri) return openLink(uri);
  if (!type || type.startsWith('barcode_')) return null;
  return references?.has('barcode')
    ? references.unsupported('', 'the picture at barcode', 'a barcode that exists only as a picture')
    : charge.unsupported('source', 'omise.charges.retrieve', STEP_MISSING);
}

function toPayment(charge: ObjectReader): PaymentFields {
  const source = charge.object('source');
  const given = charge.requiredText('status');
  // It waits for the merchant's capture: the consumer has nothing more to do.
  const status = given === 'pending' && charge.flag('capturable') ? 'paid' : statusOf('omise', STATUSES, given);
  const failure = charge.text('failure_code');
  return {
    id: charge.requiredText('id'),
    status,
    // An authorized charge that is being captured is pending, too.
    action: status === 'created' && !charge.flag('authorized') ? actionOf(charge, source) : null,
    ...charge.minorUnits('amount', charge.text('currency')),
    payment_method: methodIn(charge, source && source.text('type')),
    time_created: charge.text('created_at', 'created'),
    time_paid: ifReadable(() => charge.text('paid_at')),
    // A slip may end before its charge.
    time_expired: source?.object('references')?.text('expires_at') ?? charge.text('expires_at'),
    customer_id: ifReadable(() => charge.idOf('customer')),
    failure_code: translated(FAILURES, failure),
    failure_message: charge.text('failure_message'),
    livemode: ifReadable(() => charge.flag('livemode')),
  };
}

/** Objects of other products, by their `object`. */
const PRODUCTS: Table = {
  event: 'an event; use its data',
  link: 'a link; open its payment_uri, or use omise.charges.create',
  source: 'a source without its charge; use omise.charges.create',
  token: 'a token; use omise.charges.create',
};

const productOf = (source: ObjectReader): string | null => {
  const type = source.get('object');
  return typeof type === 'string' ? lookUp(PRODUCTS, type) : null;
};

const isOmise = (source: ObjectReader): boolean => source.get('object') === 'charge' && source.begins('id', 'chrg_');

/**
 * Turns a charge of Omise into a payment. Omise has no field for the merchant's reference, and amounts follow ISO 4217.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` for a barcode that exists
 * only as a picture, and for a charge without its step
 */
export function fromOmise(charge: OmiseCharge): Payment;
export function fromOmise(charge: unknown): Payment {
  return adaptPayment({ label: 'Omise', detect: isOmise }, charge, 'charge', toPayment, productOf);
}
