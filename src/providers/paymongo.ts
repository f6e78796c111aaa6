/**
 * Payment intents, checkout sessions, links and sources of PayMongo as payments.
 * Source: https://developers.paymongo.com/reference/the-payment-intent-object, https://developers.paymongo.com/docs/qr-ph-api,
 * https://developers.paymongo.com/reference/checkout-session-resource, https://developers.paymongo.com/reference/links-resource,
 * https://developers.paymongo.com/reference/the-sources-object, https://docs.paymongo.com/reference/payment-links
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { displayQrCode, NOT_CHOSEN, redirectToUrl, STEP_MISSING } from './actions.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import { dataOf, ifReadable, type ObjectReader } from './object-reader.js';
import { lookUp, statusOf, type Table, translated } from './tables.js';
import { localTime } from './times.js';

/** A resource of the API. The adapter reads more fields than these. */
export interface PayMongoResource {
  readonly id: string;
  /** `payment_intent`, `checkout_session`, `link` or `source` */
  readonly type: string;
  readonly attributes: {
    /** `awaiting_next_action`, `succeeded` … */
    readonly status: string;
    /** In centavos. A checkout session has it in its payment intent. */
    readonly amount?: number;
    /** ISO 4217 */
    readonly currency?: string;
  };
}

export interface PayMongoResponse {
  readonly data: PayMongoResource;
}

/** A held card, which the merchant captures later, needs nothing more from the consumer. */
const INTENTS: Table = {
  awaiting_payment_method: 'failed',
  awaiting_next_action: 'created',
  processing: 'created',
  awaiting_capture: 'paid',
  succeeded: 'paid',
  cancelled: 'failed',
};

/** The merchant charges a chargeable source: the consumer has agreed. */
const SOURCES: Table = {
  pending: 'created',
  chargeable: 'paid',
  paid: 'paid',
  cancelled: 'failed',
  expired: 'expired',
};

/** `active` and `expired` are those of a checkout session, which stays active when it is paid. */
const PAGES: Table = { active: 'created', unpaid: 'created', paid: 'paid', refunded: 'paid', expired: 'expired' };

/** PayMongo asks shops to show some declines as any other. Source: docs.paymongo.com/docs/payment-acceptance-errors-card */
const DECLINES =
  /^(?:\w+_declined?|do_not_honor|payment_refused|fraudulent|highest_risk_level|(?:lost|pickup|restricted|stolen)_card|(?:processor_)?blocked)$/;
const FAILURES: Table = {
  RJCT: 'processing_error',
  SYSTEM_ERROR: 'processing_error',
  credit_limit_exceeded: 'insufficient_funds',
};

const METHODS: Table = {
  brankas: 'internet_banking_ph',
  card: 'card',
  dob: 'internet_banking_ph',
  dob_ubp: 'internet_banking_ubp_ph',
};
const methodOf = (type: string | null): string | null => type && (lookUp(METHODS, type) ?? `${type}_ph`);

/** The attempt to pay that counts: the successful one, or the last. Those of links are in an envelope of their own. */
function paymentIn(attributes: ObjectReader): ObjectReader | null {
  const items = attributes.objects('payments');
  const payments = items.flatMap((item) => (item.object('data') ?? item).object('attributes') ?? []);
  return payments.find((each) => each.get('status') === 'paid') ?? payments[payments.length - 1] ?? null;
}

/** A payment that has failed has a time, too. */
const timeOf = (payment: ObjectReader | null): string | null =>
  ifReadable(() => (payment?.get('status') === 'paid' ? payment.epochSeconds('paid_at') : null));

/** A code to scan is a picture. */
function codeOf(code: ObjectReader): ActionJson {
  const url = code.requiredText('image_url');
  return displayQrCode({ [url.startsWith('data:image/svg') ? 'image_url_svg' : 'image_url_png']: url });
}

/** The fields of a payment that depend on the resource. */
type Fields = Pick<PaymentFields, 'status' | 'action'> & Partial<PaymentFields>;

function intentFields(intent: ObjectReader): Fields {
  const given = intent.requiredText('status');
  const payment = paymentIn(intent);
  const isNew = given === 'awaiting_payment_method';
  const hasFailed = isNew && (intent.has('last_payment_error') || payment?.get('status') === 'failed');
  // A code that nobody has paid in time leaves no payment and no error, and only the time of the change.
  const hasEnded =
    isNew && !hasFailed && (intent.number('updated_at') ?? 0) > (intent.number('created_at') ?? Infinity);
  if (isNew && !hasFailed && !hasEnded)
    intent.unsupported('status', 'POST /v1/payment_intents/{id}/attach', NOT_CHOSEN);
  const next = given === 'awaiting_next_action' ? intent.object('next_action') : null;
  if (given === 'awaiting_next_action' && !next)
    intent.unsupported('next_action', 'that of POST /v1/payment_intents/{id}/attach', STEP_MISSING);
  const code = next?.object('code');
  const error = hasFailed ? intent.expanded('last_payment_error') : null;
  const failure = error?.text('failed_code', 'code') ?? (hasFailed ? (payment?.text('failed_code') ?? null) : null);
  const type = code ? 'qrph' : ifReadable(() => payment?.object('source')?.text('type') ?? null);
  return {
    status: hasEnded ? 'expired' : statusOf('paymongo', INTENTS, given),
    action: code ? codeOf(code) : next && redirectOf(next),
    payment_method: methodOf(type ?? intent.onlyText('payment_method_allowed')),
    time_paid: timeOf(payment),
    // Philippine Time, in case that it has no offset.
    time_expired: code ? localTime(code.text('expires_at'), '+08:00') : null,
    reference: ifReadable(() => intent.object('metadata')?.text('reference_number') ?? null),
    failure_code: failure && (DECLINES.test(failure) ? 'payment_declined' : translated(FAILURES, failure)),
    ...intent.minorUnits('amount', intent.text('currency')),
  };
}

function redirectOf(next: ObjectReader): ActionJson {
  if (next.get('type') !== 'redirect') next.unsupported('type', "PayMongo's page, as a checkout session");
  return redirectToUrl(next.requiredObject('redirect').requiredText('url'));
}

function sourceFields(source: ObjectReader): Fields {
  const given = source.requiredText('status');
  const isOpen = given === 'pending';
  return {
    status: statusOf('paymongo', SOURCES, given),
    action: isOpen ? redirectToUrl(source.requiredObject('redirect').requiredText('checkout_url')) : null,
    payment_method: methodOf(source.text('type')),
    ...source.minorUnits('amount', source.text('currency')),
  };
}

/** A page of PayMongo: a checkout session, or a link. */
function pageFields(page: ObjectReader): Fields {
  const intent = ifReadable(() => page.object('payment_intent'))?.object('attributes') ?? null;
  const payment = paymentIn(page) ?? (intent && paymentIn(intent));
  const given = page.requiredText('status');
  const status = statusOf('paymongo', PAGES, given === 'unpaid' && page.flag('archived') ? 'expired' : given);
  const isPaid =
    payment?.get('status') === 'paid' || /^(?:succeeded|awaiting_capture)$/.test(String(intent?.get('status')));
  const isOpen = status === 'created' && !isPaid && intent?.get('status') !== 'processing';
  const type = ifReadable(() => payment?.object('source')?.text('type') ?? null);
  const money = page.has('amount') ? page : intent;
  return {
    status: isPaid ? 'paid' : status,
    action: isOpen ? redirectToUrl(page.requiredText('checkout_url', 'url')) : null,
    payment_method: methodOf(type ?? page.onlyText('payment_method_types')),
    time_paid: timeOf(payment),
    reference: page.text('reference_number'),
    ...money?.minorUnits('amount', money.text('currency')),
  };
}

function toPayment(given: ObjectReader): PaymentFields {
  const source = dataOf(given);
  // Links of the newer API have no attributes of their own.
  const attributes = source.object('attributes') ?? source;
  const type = source.get('type');
  const fields = type === 'payment_intent' ? intentFields : type === 'source' ? sourceFields : pageFields;
  const created = attributes.get('created_at');
  return {
    id: source.requiredText('id'),
    ...fields(attributes),
    time_created: typeof created === 'string' ? created : attributes.epochSeconds('created_at'),
    livemode: ifReadable(() => attributes.flag('livemode')),
  };
}

/** Other resources, by their `type`. */
const PRODUCTS: Table = {
  event: 'an event; use the resource in its data.attributes.data',
  payment: 'a payment; use its payment intent',
  payment_method: 'a payment method; use its payment intent',
  refund: 'a refund; use the payment intent of its payment',
};

function productOf(given: ObjectReader): string | null {
  if (given.has('errors')) return 'an error';
  const type = dataOf(given).get('type');
  return typeof type === 'string' ? lookUp(PRODUCTS, type) : null;
}

/** Links of the newer API have no `attributes`. */
const isPayMongo = (source: ObjectReader): boolean => {
  const resource = dataOf(source);
  const isKnown = /^(?:payment_intent|checkout_session|link|source)$/.test(String(resource.get('type')));
  return (isKnown && resource.has('attributes')) || (resource.begins('id', 'link_') && resource.has('url'));
};

/**
 * Turns a payment intent, a checkout session, a link or a source of PayMongo into a payment, with or without the `data` around it.
 * `client_key` is neither needed nor copied.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` for a payment intent without
 * a payment method
 */
export function fromPayMongo(resource: PayMongoResource | PayMongoResponse): Payment;
export function fromPayMongo(resource: unknown): Payment {
  return adaptPayment({ label: 'PayMongo', detect: isPayMongo }, resource, 'resource', toPayment, productOf);
}
