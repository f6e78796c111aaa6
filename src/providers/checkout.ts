/**
 * Payments, hosted payments pages and payment links of Checkout.com as payments.
 * Source: https://api-reference.checkout.com, https://www.checkout.com/docs/resources/calculating-the-amount,
 * https://www.checkout.com/docs/developer-resources/codes/api-response-codes
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { displayDetails, displayQrCode, openLink, redirectToApp, STEP_MISSING, withAlternatives } from './actions.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import { localMethod } from './local-methods.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { lookUp, statusOf, type Table, translated } from './tables.js';
import { localTime } from './times.js';

interface CheckoutLink {
  readonly href?: string;
  /** For methods that are scanned, such as PayNow. */
  readonly qr_code?: { readonly text?: string; readonly image?: string };
}

/** A hosted payments page (`hpp_`) or a payment link (`pl_`). The adapter reads more fields than these. */
export interface CheckoutPage {
  readonly id: string;
  /** Missing when it is created. */
  readonly status?: string;
  /** In minor units. */
  readonly amount?: number;
  readonly currency?: string;
  readonly _links: { readonly self?: CheckoutLink; readonly redirect?: CheckoutLink };
}

/** A payment (`pay_`). `POST /payments` answers without amount and source while it is pending; `GET /payments/{id}` has both. */
export interface CheckoutPayment extends CheckoutPage {
  /** For example `Pending` or `Captured`. */
  readonly status: string;
  readonly source?: { readonly type?: string };
  readonly response_code?: string;
}

/** Those of payments and pages. An authorized payment is captured later; a declined one with a retry is not final. */
const STATUSES: Table = {
  Active: 'created',
  Authorized: 'paid',
  Canceled: 'failed',
  Captured: 'paid',
  'Card Verified': 'paid',
  Declined: 'failed',
  Expired: 'expired',
  Paid: 'paid',
  'Partially Captured': 'paid',
  'Partially Refunded': 'paid',
  'Payment Pending': 'created',
  'Payment Received': 'paid',
  Pending: 'created',
  Refunded: 'paid',
  'Retry Scheduled': 'created',
  Voided: 'failed',
};

/** Response codes that the contract has a word for. */
const FAILURES: Table = {
  20017: 'declined_by_consumer',
  20051: 'insufficient_funds',
  20068: 'processing_error',
  20091: 'processing_error',
  20096: 'processing_error',
  20153: 'processing_error',
  20159: 'processing_error',
  30046: 'account_closed',
};

/** Chilean pesos have two decimals here, which must be zero. */
const EXCEPTIONS = { CLP: 2 };

/** Where our names differ, and the countries of methods that no other provider has. */
const METHODS: Table = {
  alipay_plus: 'alipayplus',
  ach: 'ach_debit',
  benefit: 'benefit_bh',
  benefitpay: 'benefitpay_bh',
  fawry: 'fawry_eg',
  knet: 'knet_kw',
  octopus: 'octopus_hk',
  qpay: 'qpay_qa',
  sepa: 'sepa_debit',
  stcpay: 'stcpay_sa',
  tng: 'touchngo_my',
};

/** The consumer has agreed to the debit already, or is asked by an app on the phone. */
const ELSEWHERE = ['ach', 'mbway', 'sepa'];

/** How the version of a code of EMV, with which PayNow's begins, is written in base64. */
const BASE64_CODE = 'MDAwMjAx';

const typeOf = (source: ObjectReader | null): string | null => source?.text('type')?.toLowerCase() ?? null;

const pageOf = (url: string | null | undefined): ActionJson | null => (url ? openLink(url) : null);

/** The text of a code, which the documents show in base64. */
function decoded(text: string): string {
  if (!text.startsWith(BASE64_CODE)) return text;
  const bytes = ifReadable(() => Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0)));
  return bytes ? new TextDecoder().decode(bytes) : text;
}

/** The number of a Multibanco's entity and of the payment. */
function slipOf(source: ObjectReader): ActionJson | null {
  const entity = source.text('service_supplier_id');
  return entity ? displayDetails({ entity, reference: source.requiredText('payment_reference') }) : null;
}

function codeOf(redirect: ObjectReader | null, source: ObjectReader | null): ActionJson | null {
  const code = redirect?.object('qr_code');
  const text = code?.text('text') ?? source?.text('qr_data');
  if (text) return displayQrCode({ data: decoded(text) });
  const image = code?.text('image');
  return image
    ? displayQrCode({ image_url_png: image.startsWith('data:') ? image : `data:image/png;base64,${image}` })
    : null;
}

/** The ways to pay, the best one first: what is shown, a page, the app of Octopus. */
function waysOf(payment: ObjectReader, source: ObjectReader | null): ActionJson | null {
  const links = payment.requiredObject('_links');
  const redirect = links.object('redirect');
  const processing = payment.object('processing');
  const app = processing?.text('octopus_uri');
  return withAlternatives(
    (source && slipOf(source)) ?? codeOf(redirect, source),
    pageOf(redirect?.text('href')) ??
      pageOf(links.object('multibanco:static-reference-page')?.text('href')) ??
      pageOf(processing?.text('landing_url')),
    app ? redirectToApp(app) : null,
  );
}

/** @returns null if the consumer has nothing to do here */
function actionOf(payment: ObjectReader, given: string): ActionJson | null {
  const source = payment.object('source');
  const ways = waysOf(payment, source);
  if (ways || given === 'Retry Scheduled' || ELSEWHERE.includes(typeOf(source) ?? '')) return ways;
  return payment.unsupported('_links.redirect', 'POST /payments, then GET /payments/{id}', STEP_MISSING);
}

function methodOf(payment: ObjectReader): string | null {
  const type = typeOf(payment.object('source'));
  return localMethod(translated(METHODS, type));
}

/** Codes of declined payments begin with 2, 3 or 4. Suspicions of fraud are among them, which the consumer does not learn. */
function failureOf(payment: ObjectReader): string | null {
  const code = payment.text('response_code') ?? payment.objects('actions')[0]?.text('response_code') ?? null;
  return lookUp(FAILURES, code) ?? (code && /^[234]/.test(code) ? 'payment_declined' : code);
}

function toPayment(payment: ObjectReader): PaymentFields {
  const isPage = !payment.begins('id', 'pay_');
  const given = isPage ? (payment.text('status') ?? 'Active') : payment.requiredText('status');
  const status = statusOf('checkout', STATUSES, given);
  const processed = localTime(payment.text('processed_on'), null);
  return {
    id: payment.requiredText('id'),
    status,
    action: status === 'created' ? actionOf(payment, given) : null,
    ...payment.minorUnits('amount', payment.text('currency'), EXCEPTIONS),
    payment_method: methodOf(payment),
    time_created: localTime(payment.text('requested_on', 'created_on'), null) ?? processed,
    time_paid: status === 'paid' ? processed : null,
    // That of a payment is the merchant's time to capture.
    time_expired: isPage ? localTime(payment.text('expires_on'), null) : null,
    reference: payment.text('reference'),
    customer_id: ifReadable(() => payment.object('customer')?.text('id') ?? null),
    failure_code: status === 'failed' ? failureOf(payment) : null,
  };
}

/** Objects of other products, by the beginning of their `id`. */
const PRODUCTS: Table = {
  evt: 'a webhook; use GET /payments/{id}',
  pay: 'a payment without its _links; use GET /payments/{id}',
  pct: 'a payment context; use POST /payments',
  ps: 'a payment session; show it with Flow, or use POST /hosted-payments',
  set: 'a payment setup; confirm it',
  src: 'an instrument; use POST /payments',
};

function productOf(source: ObjectReader): string | null {
  const id = source.get('id');
  if (typeof id === 'string') return lookUp(PRODUCTS, id.split('_')[0] ?? null);
  if (source.has('error_type')) return 'an error; its error_codes say why';
  if (source.has('action_id')) return 'the response to a capture, a refund or a void; use GET /payments/{id}';
  return source.has('total_count') ? 'a list; use one of its payments' : null;
}

/** A payment, a hosted payments page or a payment link. Mollie's links begin so, too. */
const isCheckoutCom = (source: ObjectReader): boolean =>
  source.has('_links') &&
  !source.has('resource') &&
  ['pay_', 'hpp_', 'pl_'].some((prefix) => source.begins('id', prefix));

/**
 * Turns a payment, a hosted payments page or a payment link of Checkout.com into a payment.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` for a pending payment without
 * its step, as in the response to `POST /payments` of a few methods
 */
export function fromCheckout(payment: CheckoutPayment | CheckoutPage): Payment;
export function fromCheckout(payment: unknown): Payment {
  return adaptPayment({ label: 'Checkout.com', detect: isCheckoutCom }, payment, 'payment', toPayment, productOf);
}
