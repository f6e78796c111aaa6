/**
 * Orders of Conekta as payments.
 * Source: https://developers.conekta.com/reference/getorderbyid, https://developers.conekta.com/docs/order,
 * https://github.com/conekta/openapi
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { NOT_CHOSEN, redirectToUrl, STEP_MISSING, withAlternatives } from './actions.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import { hasStatus, isPending, methodOf, waysOf } from './conekta-charge.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { lookUp, statusOf, type Table, translated } from './tables.js';

/**
 * An order, as `ordersApi.createOrder` and `ordersApi.getOrderById` return it in `data`. `OrderResponse` of the package
 * `conekta`, whose fields are all optional, can be passed. The adapter reads more fields than these.
 */
export interface ConektaOrder {
  /** `order` */
  readonly object?: string;
  readonly id?: string;
  /** `pending_payment`, `paid` … Missing until the consumer has chosen a method on Conekta's page. */
  readonly payment_status?: string | null;
  /** In centavos. */
  readonly amount?: number;
  /** ISO 4217 */
  readonly currency?: string;
  readonly charges?: { readonly data?: readonly { readonly status: string }[] } | null;
  /** Conekta's page, if its `type` is `HostedPayment`. */
  readonly checkout?: { readonly type: string; readonly url?: string } | null;
  /** 3-D Secure. */
  readonly next_action?: { readonly redirect_to_url?: { readonly url?: string }; readonly type?: string } | null;
}

/** With a pre-authorized card, the consumer has nothing more to do. Fraud and a void leave no payment. */
const STATUSES: Table = {
  pending_payment: 'created',
  partially_paid: 'created',
  under_fraud_review: 'created',
  paid: 'paid',
  pre_authorized: 'paid',
  partially_refunded: 'paid',
  refunded: 'paid',
  charged_back: 'paid',
  declined: 'failed',
  canceled: 'failed',
  fraudulent: 'failed',
  voided: 'failed',
  expired: 'expired',
};

/** The statuses of Conekta's page with which an order ends that nobody has paid. */
const PAGES: Table = { Expired: 'expired', Cancelled: 'failed' };

/** A consumer is not told of a suspicion. */
const FAILURES: Table = {
  card_declined: 'payment_declined',
  restricted_card: 'payment_declined',
  suspected_fraud: 'payment_declined',
};

interface Order {
  readonly source: ObjectReader;
  readonly charges: readonly ObjectReader[];
  readonly checkout: ObjectReader | null;
  /** The charge to show: one to pay, or else the one that was paid, or the last one. */
  readonly charge: ObjectReader | null;
  /** True if the consumer pays the order in parts. */
  readonly isPart: boolean;
}

function read(source: ObjectReader): Order {
  const charges = source.object('charges')?.objects('data') ?? [];
  const charge = charges.find(isPending) ?? charges.find(hasStatus('paid')) ?? charges[0] ?? null;
  const part = charge && isPending(charge) ? charge.number('amount') : null;
  const isPart = part !== null && part < (source.number('amount') ?? 0);
  return { source, charges, checkout: source.object('checkout'), charge, isPart };
}

/** Conekta's page; null for the component that is part of the shop's page. */
function pageOf(checkout: ObjectReader | null): ActionJson | null {
  const url = checkout?.get('type') === 'Integration' ? null : checkout?.text('url');
  return url && !lookUp(PAGES, checkout?.text('status') ?? null) ? redirectToUrl(url) : null;
}

/** The step of an order to be paid. References for several networks of stores are charges of the whole amount each. */
function actionOf({ source, charges, checkout, isPart }: Order, given: string): ActionJson | null {
  const next = source.object('next_action');
  if (next?.get('type') === 'redirect_to_url')
    return redirectToUrl(next.requiredObject('redirect_to_url').requiredText('url'));
  if (next) return next.unsupported('type', 'ConektaCheckoutComponents.Integration');
  const ways = charges.filter(isPending).slice(0, isPart ? 1 : undefined);
  const action = withAlternatives(...ways.flatMap(waysOf), pageOf(checkout));
  if (action) return action;
  // The order follows its charge.
  if (given === 'pending_payment' && charges.some(hasStatus('paid'))) return null;
  if (checkout) return source.unsupported('checkout', 'ConektaCheckoutComponents.Integration');
  return charges.length
    ? source.unsupported('charges', 'the next_action of ordersApi.createOrder', STEP_MISSING)
    : source.unsupported('charges', 'chargesApi.ordersCreateCharge', NOT_CHOSEN);
}

/** An order stays pending when its only charge is declined. It has failed, unless Conekta's page offers another attempt. */
function statusIn({ source, charges, checkout }: Order, given: string): string {
  const status = statusOf('conekta', STATUSES, given);
  if (given !== 'pending_payment' || charges.some(isPending) || source.has('next_action')) return status;
  const ended = lookUp(PAGES, checkout?.text('status') ?? null);
  const isDeclined = charges.length > 0 && charges.every(hasStatus('declined'));
  return ended ?? (isDeclined && !pageOf(checkout) ? 'failed' : status);
}

function toPayment(source: ObjectReader): PaymentFields {
  const order = read(source);
  const { charge, checkout, isPart } = order;
  const given = source.text('payment_status') ?? 'pending_payment';
  const status = statusIn(order, given);
  const method = charge?.object('payment_method') ?? null;
  const failure = status === 'failed' ? (charge?.text('failure_code') ?? null) : null;
  return {
    id: source.requiredText('id'),
    status,
    action: status === 'created' && given !== 'under_fraud_review' ? actionOf(order, given) : null,
    ...(isPart && charge ? charge : source).minorUnits('amount', source.text('currency')),
    // 3-D Secure comes before the charge.
    payment_method: method ? methodOf(method) : source.has('next_action') ? 'card' : null,
    time_created: source.epochSeconds('created_at'),
    time_paid: status === 'paid' ? ifReadable(() => charge?.epochSeconds('paid_at') ?? null) : null,
    time_expired: method?.epochSeconds('expires_at') ?? checkout?.epochSeconds('expires_at') ?? null,
    reference: ifReadable(() => charge?.text('reference_id') ?? null),
    customer_id: ifReadable(() => source.object('customer_info')?.text('customer_id') ?? null),
    // Messages are for the merchant.
    failure_code: translated(FAILURES, failure),
    livemode: ifReadable(() => source.flag('livemode')),
  };
}

/** Other objects, by their `object`. */
const PRODUCTS: Table = {
  charge: 'a charge; use ordersApi.getOrderById with its order_id',
  checkout: 'a payment link; open its url, or use ordersApi.createOrder',
  customer: 'a customer; use ordersApi.createOrder',
  error: 'an error; use the order in its data, if it has one',
  event: 'an event; use its data.object',
  list: 'a list; use one of its data',
  subscription: 'a subscription; use ordersApi.getOrderById with its last_billing_cycle_order_id',
  token: 'a token; use ordersApi.createOrder',
};

function productOf(source: ObjectReader): string | null {
  const type = source.get('object');
  if (typeof type === 'string') return lookUp(PRODUCTS, type);
  return source.has('data') && source.has('config') ? 'a response of the package conekta; use its data' : null;
}

const isConekta = (source: ObjectReader): boolean => source.get('object') === 'order' && source.begins('id', 'ord_');

/**
 * Turns an order of Conekta into a payment. Of an order in parts, it is the part that the consumer pays next.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` for an order without a
 * charge, and for the component of Conekta that is part of the shop's page
 */
export function fromConekta(order: ConektaOrder): Payment;
export function fromConekta(order: unknown): Payment {
  return adaptPayment({ label: 'Conekta', detect: isConekta }, order, 'order', toPayment, productOf);
}
