/**
 * Payments, orders and payment links of Mollie as payments.
 * Source: https://docs.mollie.com/reference/get-payment, https://docs.mollie.com/docs/handling-payment-status,
 * https://docs.mollie.com/reference/get-order, https://docs.mollie.com/reference/get-payment-link
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { displayDetails, displayQrCode, openLink, STEP_MISSING, withAlternatives } from './actions.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import { localMethod } from './local-methods.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { lookUp, statusOf, type Table, translated } from './tables.js';

interface MollieLink {
  readonly href: string;
}

/** A payment or an order, as `payments.get` and `orders.get` return it. The adapter reads more fields than these. */
export interface MolliePayment {
  /** `payment` or `order` */
  readonly resource: string;
  readonly id: string;
  readonly status: string;
  /** In major units. */
  readonly amount: { readonly currency: string; readonly value: string };
  /** For example `ideal`; null until the consumer has chosen one. */
  readonly method?: string | null;
  /** The account of a bank transfer, a QR code if it was requested, the reason of a failure. */
  readonly details?: object | null;
  readonly _links?: { readonly checkout?: MollieLink | null };
}

/** A payment link, as `paymentLinks.get` returns it. */
export interface MolliePaymentLink {
  /** `payment-link` */
  readonly resource: string;
  readonly id: string;
  readonly archived?: boolean;
  readonly paidAt?: string | null;
  /** The type of the SDK lacks it. */
  readonly _links?: { readonly paymentLink: MollieLink };
}

/** Those of payments, and of orders, whose shipment does not concern the consumer. An authorized payment is captured later. */
const STATUSES: Table = {
  open: 'created',
  created: 'created',
  pending: 'created',
  authorized: 'paid',
  paid: 'paid',
  shipping: 'paid',
  completed: 'paid',
  canceled: 'failed',
  failed: 'failed',
  expired: 'expired',
};

const FAILURES: Table = {
  authentication_abandoned: 'declined_by_consumer',
  card_declined: 'payment_declined',
  possible_fraud: 'payment_declined',
  refused_by_issuer: 'payment_declined',
  unknown_reason: 'payment_declined',
};

/** Where our names differ. Gift cards and meal vouchers have no name here: our voucher is one to pay in cash. */
const METHODS: Table = {
  creditcard: 'card',
  pointofsale: 'card',
  klarnapaylater: 'klarna',
  klarnapaynow: 'klarna',
  klarnasliceit: 'klarna',
  przelewy24: 'p24',
};

function methodOf(payment: ObjectReader): string | null {
  const method = payment.text('method');
  return method === 'giftcard' || method === 'voucher' ? null : localMethod(translated(METHODS, method));
}

function linkOf(source: ObjectReader, name: string): ActionJson | null {
  const url = source.object('_links')?.object(name)?.text('href');
  return url ? openLink(url) : null;
}

/** An account to transfer to, or a Multibanco reference. A direct debit has a reference alone, which is none of these. */
function slipOf(details: ObjectReader): ActionJson | null {
  const iban = details.text('bankAccount');
  const entity = details.text('multibancoEntity');
  if (iban)
    return displayDetails({
      // Mollie sends the holder as the bank: Stichting Mollie Payments.
      account_holder_name: details.text('bankName'),
      iban,
      bic: details.text('bankBic'),
      reference: details.text('transferReference'),
    });
  return entity ? displayDetails({ entity, reference: details.requiredText('multibancoReference') }) : null;
}

/** A picture, which exists only if the request had `include`. */
function codeOf(details: ObjectReader): ActionJson | null {
  const src = details.object('qrCode')?.text('src');
  if (!src) return null;
  const isSvg = /^data:image\/svg|\.svg$/i.test(src);
  return displayQrCode({ [isSvg ? 'image_url_svg' : 'image_url_png']: src });
}

/** The ways to pay that are left, the page of Mollie among them. Phones ignore the link to an app that they do not have. */
function actionOf(payment: ObjectReader, given: string): ActionJson | null {
  const details = payment.object('details');
  const action = withAlternatives(
    details && (slipOf(details) ?? codeOf(details)),
    linkOf(payment, 'checkout') ?? linkOf(payment, 'payOnline'),
    linkOf(payment, 'mobileAppCheckout'),
  );
  // A pending payment is on its way; a recurring one, or one at a terminal, never had a page.
  const isElsewhere = payment.get('sequenceType') === 'recurring' || payment.get('method') === 'pointofsale';
  if (action || given === 'pending' || isElsewhere) return action;
  return payment.unsupported('_links.checkout', 'mollie.payments.get', STEP_MISSING);
}

/** A consumer can cancel a payment; only the merchant can cancel an order. */
function failureOf(payment: ObjectReader, given: string, details: ObjectReader | null): string | null {
  if (given === 'canceled') return payment.get('resource') === 'payment' ? 'declined_by_consumer' : null;
  const reason = details?.text('failureReason') ?? payment.object('statusReason')?.text('code') ?? null;
  return translated(FAILURES, reason);
}

function sharedFields(source: ObjectReader) {
  const amount = source.object('amount');
  const mode = source.get('mode');
  return {
    id: source.requiredText('id'),
    ...(amount && amount.majorUnits('value', amount.text('currency'))),
    time_created: source.text('createdAt'),
    time_paid: ifReadable(() => source.text('paidAt')),
    time_expired: source.text('expiresAt'),
    customer_id: ifReadable(() => source.text('customerId')),
    livemode: mode === 'live' || mode === 'test' ? mode === 'live' : null,
  };
}

function toPayment(payment: ObjectReader): PaymentFields {
  const given = payment.requiredText('status');
  const status = statusOf('mollie', STATUSES, given);
  const details = status === 'failed' ? payment.object('details') : null;
  return {
    ...sharedFields(payment),
    status,
    action: status === 'created' ? actionOf(payment, given) : null,
    payment_method: methodOf(payment),
    reference: ifReadable(
      () => payment.text('orderNumber') ?? payment.object('metadata')?.textOrNumber('order_id') ?? null,
    ),
    failure_code: status === 'failed' ? failureOf(payment, given, details) : null,
    failure_message: details && details.text('failureMessage'),
  };
}

/** A link has no status. Nobody can pay one that is archived. */
function linkToPayment(link: ObjectReader): PaymentFields {
  if (link.flag('reusable')) link.unsupported('reusable', 'mollie.payments.create', 'a link that many consumers pay');
  const status = link.has('paidAt') ? 'paid' : link.flag('archived') ? 'expired' : 'created';
  const page = () =>
    linkOf(link, 'paymentLink') ?? link.unsupported('_links.paymentLink', 'mollie.paymentLinks.get', STEP_MISSING);
  return { ...sharedFields(link), status, action: status === 'created' ? page() : null };
}

/** The other objects, by their `resource`. */
const PRODUCTS: Table = {
  chargeback: 'a chargeback; use its payment',
  customer: 'a customer; use mollie.payments.create',
  event: 'an event; retrieve its entityId',
  mandate: 'a mandate; use the first payment, which makes it',
  refund: 'a refund; use its payment',
  session: 'a session; use mollie.payments.create',
  subscription: 'a subscription; use its payments',
};

function productOf(source: ObjectReader): string | null {
  const resource = source.get('resource');
  if (typeof resource === 'string') return lookUp(PRODUCTS, resource);
  if (source.has('_embedded') && source.has('count')) return 'a list; use one of its payments';
  return source.begins('id', 'tr_') ? 'a webhook; use mollie.payments.get' : null;
}

/** A payment, an order or a payment link. */
const isMollie = (source: ObjectReader): boolean =>
  source.has('resource') && ['tr_', 'ord_', 'pl_'].some((prefix) => source.begins('id', prefix));

/**
 * Turns a payment, an order or a payment link of Mollie into a payment. `reference` is the number of an order, or `order_id` of
 * the metadata.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` for an open payment without
 * its step, and for a reusable payment link
 */
export function fromMollie(payment: MolliePayment | MolliePaymentLink): Payment;
export function fromMollie(payment: unknown): Payment {
  const convert = (source: ObjectReader) =>
    source.get('resource') === 'payment-link' ? linkToPayment(source) : toPayment(source);
  return adaptPayment({ label: 'Mollie', detect: isMollie }, payment, 'payment', convert, productOf);
}
