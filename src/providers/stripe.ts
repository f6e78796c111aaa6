/** Stripe's PaymentIntents and SetupIntents as payments and mandates. Source: docs.stripe.com/api/payment_intents/object */
import { optional, own, read, text } from '../contract/read.js';
import type { Mandate, Payment } from '../contract/resource.js';
import { NOT_CHOSEN, unsupported } from './actions.js';
import { objectOf } from './detect.js';
import { Fields } from './fields.js';
import { mandateOf, methodOf, paymentOf, statusOf, type MandateStatus, type PaymentStatus } from './result.js';
import { nextOf, type Next } from './stripe-steps.js';
import { entryOf, tableOf, type Table } from './tables.js';
import { epochSeconds, minorUnits } from './values.js';

/** The fields of both kinds of intent. Stripe sends the id of a customer or method, or the object if it was expanded. */
interface StripeIntent {
  readonly id: string;
  readonly status: string;
  /** In seconds since 1970. */
  readonly created?: number;
  readonly customer?: string | { readonly id: string } | null;
  readonly next_action?: { readonly type: string } | null;
  readonly payment_method?: string | { readonly type: string } | null;
  readonly payment_method_types?: readonly string[];
  readonly cancellation_reason?: string | null;
}

/** The fields that every PaymentIntent has. `Stripe.PaymentIntent` of the package `stripe` can be passed. */
export interface StripePaymentIntent extends StripeIntent {
  readonly object: 'payment_intent';
  /** In minor units, see `DIGITS`. */
  readonly amount: number;
  /** ISO 4217 in lower case. */
  readonly currency: string;
  readonly amount_received?: number;
  readonly livemode?: boolean;
  readonly last_payment_error?: { readonly type: string } | null;
  readonly metadata?: Readonly<Record<string, string>> | null;
}

/** The fields that every SetupIntent has. `Stripe.SetupIntent` of the package `stripe` can be passed. */
export interface StripeSetupIntent extends StripeIntent {
  readonly object: 'setup_intent';
  readonly last_setup_error?: { readonly type: string } | null;
}

/**
 * Source: docs.stripe.com/payments/paymentintents/lifecycle
 * @param open the status while the consumer or Stripe has something to do
 */
const statuses = (open: PaymentStatus | MandateStatus, done: PaymentStatus | MandateStatus): Table =>
  tableOf({
    failed: 'requires_payment_method canceled',
    [open]: 'requires_confirmation requires_action processing',
    [done]: 'succeeded',
  });

/** An authorized payment, which the merchant captures later, needs nothing more from the consumer. */
const PAYMENT: Table = { ...statuses('created', 'paid'), requires_capture: 'paid' };
const MANDATE = statuses('pending', 'active');

/** The usual methods of one country. Others, such as cards, have no country. */
const COUNTRIES = tableOf({
  at: 'eps',
  be: 'bancontact',
  br: 'boleto pix',
  ch: 'twint',
  cn: 'alipay wechat_pay',
  in: 'upi',
  jp: 'konbini',
  mx: 'oxxo',
  my: 'fpx',
  nl: 'ideal',
  pl: 'blik p24',
  pt: 'multibanco mb_way',
  se: 'swish',
  sg: 'paynow',
  th: 'promptpay',
  us: 'cashapp',
});

/** The error codes of an attempt that nobody completed in time, and the reason of such a cancellation. */
const EXPIRED = /^(\w+_attempt_)?expired$/;

/** Error codes that mean the same as one of the contract. Source: docs.stripe.com/error-codes */
const FAILURES = tableOf({
  payment_declined: 'card_declined payment_method_provider_decline',
  declined_by_consumer: 'payment_method_customer_decline',
});

/** Digits that differ from ISO 4217: ISK and UGX always end with 00, MGA has none. Source: docs.stripe.com/currencies */
const DIGITS: ReadonlyMap<string, number> = new Map([
  ['ISK', 2],
  ['UGX', 2],
  ['MGA', 0],
]);

/** The object of a field that has only its id if it was not expanded. */
const expanded = (source: Fields, name: string): Fields | null =>
  typeof source.get(name) === 'string' ? null : source.in(name);

/** An intent allows several methods until one is chosen. */
function onlyMethod(intent: Fields): string | null {
  const path = `${intent.path}.payment_method_types`;
  const types = intent.get('payment_method_types');
  return Array.isArray(types) && types.length === 1 ? optional(text)(own(types, '0', path), path) : null;
}

/** @param error of a failed attempt, which has the method that was tried */
function paymentMethod(intent: Fields, next: Next, error: Fields | null): string | null {
  const chosen = expanded(intent, 'payment_method') ?? error?.in('payment_method');
  const method = chosen?.text('type') ?? next.method ?? onlyMethod(intent) ?? '';
  // The currencies of bank transfers begin with their country: mxn, eur.
  if (method === 'customer_balance') return methodOf('banktransfer', intent.text('currency')?.slice(0, 2) ?? null);
  return methodOf(method || null, entryOf(COUNTRIES, method));
}

function shared(kind: 'Payment' | 'Setup', table: Table, intent: Fields, next: Next) {
  const error = intent.in(`last_${kind.toLowerCase()}_error`);
  const given = intent.required('status');
  if (given === 'requires_payment_method' && !error)
    unsupported(`${intent.path}.status`, NOT_CHOSEN, `stripe.confirm${kind}`);
  const status = statusOf('stripe', table, given);
  const failed = status === 'failed';
  const reason = failed ? (intent.text('cancellation_reason') ?? error?.text('code') ?? null) : null;
  const noFunds = reason === 'card_declined' && error?.get('decline_code') === 'insufficient_funds';
  const customer = expanded(intent, 'customer');
  return {
    id: intent.required('id'),
    status: EXPIRED.test(reason ?? '') ? 'expired' : status,
    payment_method: paymentMethod(intent, next, error),
    customer_id: customer ? customer.text('id') : intent.text('customer'),
    time_created: epochSeconds(intent, 'created'),
    failure_code: noFunds ? 'insufficient_funds' : (entryOf(FAILURES, reason) ?? reason),
    // Stripe writes only the messages of cards for consumers.
    failure_message: failed && error?.get('type') === 'card_error' ? error.text('message') : null,
  };
}

function paymentOfIntent(intent: Fields): Payment {
  const next = nextOf(intent);
  const { action, step } = next;
  // A transfer may be less than the amount: what the customer has at Stripe already is used first.
  const rest = step && minorUnits(step, DIGITS, 'amount_remaining');
  return paymentOf(
    {
      ...shared('Payment', PAYMENT, intent, next),
      ...(rest?.amount ? rest : minorUnits(intent, DIGITS)),
      amount_paid: intent.number('amount_received') ? minorUnits(intent, DIGITS, 'amount_received').amount : null,
      livemode: intent.flag('livemode'),
      time_expired: step && (epochSeconds(step, 'expires_at') ?? epochSeconds(step, 'expires_after')),
      reference:
        intent.in('payment_details')?.text('order_reference') ?? intent.in('metadata')?.text('order_id') ?? null,
    },
    action,
  );
}

function mandateOfIntent(intent: Fields): Mandate {
  const next = nextOf(intent);
  return mandateOf(shared('Setup', MANDATE, intent, next), next.action);
}

/**
 * Returns a PaymentIntent as a payment, or a SetupIntent as a mandate. `client_secret` is neither needed nor copied.
 * @throws {PayError} `invalid-input` with the path of the first invalid field; `unsupported-action` for a step that only
 *   Stripe's own software shows, with the name of its function
 */
export function fromStripe(value: StripePaymentIntent): Payment;
export function fromStripe(value: StripeSetupIntent): Mandate;
export function fromStripe(value: StripePaymentIntent | StripeSetupIntent): Payment | Mandate;
export function fromStripe(value: unknown): Payment | Mandate {
  const intent = (given: unknown, path: string) => {
    const source = objectOf('stripe', given, path);
    return source.get('object') === 'setup_intent'
      ? mandateOfIntent(new Fields(given, 'setup_intent'))
      : paymentOfIntent(source);
  };
  return read(intent, value, 'payment_intent');
}
