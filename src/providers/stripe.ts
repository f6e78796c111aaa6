/** Stripe's PaymentIntents and SetupIntents as payments and mandates. Source: docs.stripe.com/api/payment_intents/object */
import type { Mandate, Payment } from '../contract/resource.js';
import { NOT_CHOSEN } from './actions.js';
import { adapt, methodOf, type Adapted } from './adapt.js';
import type { Fields } from './fields.js';
import { localMethod } from './local-methods.js';
import { nextOf, type Next } from './stripe-steps.js';
import { renamed, statusOf, type Table } from './tables.js';

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

const FAILED = 'requires_payment_method canceled';
const OPEN = 'requires_confirmation requires_action processing';

/**
 * An authorized payment, which the merchant captures later, needs nothing more from the consumer.
 * Source: docs.stripe.com/payments/paymentintents/lifecycle
 */
const PAYMENT: Table = { failed: FAILED, created: OPEN, paid: 'succeeded requires_capture' };
const MANDATE: Table = { failed: FAILED, pending: OPEN, active: 'succeeded' };

/** The error codes of an attempt that nobody completed in time, and the reason of such a cancellation. */
const EXPIRED = /^(\w+_attempt_)?expired$/;

/** Error codes that mean the same as one of the contract. Source: docs.stripe.com/error-codes */
const FAILURES: Table = {
  payment_declined: 'card_declined payment_method_provider_decline',
  declined_by_consumer: 'payment_method_customer_decline',
};

/** Digits that differ from ISO 4217: ISK and UGX always end with 00, MGA has none. Source: docs.stripe.com/currencies */
const DIGITS = { ISK: 2, UGX: 2, MGA: 0 };

/**
 * An intent allows several methods until one is chosen.
 * @param error of a failed attempt, which has the method that was tried
 */
function paymentMethod(intent: Fields, next: Next, error: Fields | null): string | null {
  const chosen = intent.expanded('payment_method') ?? error?.in('payment_method');
  const method = chosen?.text('type') ?? next.method ?? intent.only('payment_method_types') ?? '';
  // The currencies of bank transfers begin with their country: mxn, eur.
  return method === 'customer_balance'
    ? methodOf('banktransfer', intent.text('currency')?.slice(0, 2) ?? null)
    : localMethod(method);
}

/** The fields of payments alone. */
function paymentFields(intent: Fields, { step }: Next) {
  // A transfer may be less than the amount: what the customer has at Stripe already is used first.
  const rest = step && step.money(DIGITS, 'amount_remaining');
  return {
    ...(rest?.amount ? rest : intent.money(DIGITS)),
    amount_paid: intent.number('amount_received') ? intent.money(DIGITS, 'amount_received').amount : null,
    livemode: intent.unused((all) => all.flag('livemode')),
    time_expired: step && (step.seconds('expires_at') ?? step.seconds('expires_after')),
    reference: intent.unused((all) => all.text('payment_details/order_reference', 'metadata/order_id')),
  };
}

function fromIntent(source: Fields): Adapted {
  const object = source.required('object');
  const intent = source.as(object);
  const isSetup = object === 'setup_intent';
  const kind = isSetup ? 'Setup' : 'Payment';
  const error = intent.in(`last_${kind.toLowerCase()}_error`);
  const given = intent.required('status');
  if (given === 'requires_payment_method' && !error) intent.unsupported('status', `stripe.confirm${kind}`, NOT_CHOSEN);
  const status = statusOf('stripe', isSetup ? MANDATE : PAYMENT, given);
  const failed = status === 'failed';
  const reason = failed ? (intent.text('cancellation_reason') ?? error?.text('code') ?? null) : null;
  const noFunds = reason === 'card_declined' && error?.get('decline_code') === 'insufficient_funds';
  const next = nextOf(intent, kind);
  const shared = {
    id: intent.required('id'),
    status: EXPIRED.test(reason ?? '') ? 'expired' : status,
    action: next.action,
    payment_method: paymentMethod(intent, next, error),
    customer_id: intent.unused((all) => all.idOf('customer')),
    time_created: intent.seconds('created'),
    failure_code: noFunds ? 'insufficient_funds' : renamed(FAILURES, reason),
    // Stripe writes only the messages of cards for consumers.
    failure_message: failed && error?.get('type') === 'card_error' ? error.text('message') : null,
  };
  return isSetup ? { ...shared, object: 'mandate' } : { ...shared, ...paymentFields(intent, next) };
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
  return adapt('stripe', value, 'payment_intent', fromIntent);
}
