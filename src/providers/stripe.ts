/** Stripe's PaymentIntents and SetupIntents as payments and mandates. Source: docs.stripe.com/api/payment_intents/object */
import type { MandateJson } from '../contract/json.js';
import { parseMandate, parsePayment, type Mandate, type Payment } from '../contract/resource.js';
import { NOT_CHOSEN, redirectToUrl, STEP_MISSING } from './actions.js';
import { adapt, type PaymentFields } from './adapt.js';
import { localMethod, methodOf } from './local-methods.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { actionOf, methodOfStep } from './stripe-next-action.js';
import { statusOf, type Table, translated } from './tables.js';

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

/** The fields that every Checkout Session has. `Stripe.Checkout.Session` of the package `stripe` can be passed. */
export interface StripeCheckoutSession {
  readonly object: 'checkout.session';
  readonly id: string;
  readonly status: string | null;
  readonly payment_status: string;
  readonly url: string | null;
}

/**
 * An authorized payment, which the merchant captures later, needs nothing more from the consumer. A SetupIntent is never captured.
 * Source: docs.stripe.com/payments/paymentintents/lifecycle
 */
const STATUSES: Table = {
  requires_payment_method: 'failed',
  requires_confirmation: 'created',
  requires_action: 'created',
  processing: 'created',
  requires_capture: 'paid',
  succeeded: 'paid',
  canceled: 'failed',
};

/** The statuses of a mandate that have other names. */
const MANDATE: Table = { created: 'pending', paid: 'active' };

/** @param fields as those of a payment */
const toMandate = (fields: Readonly<Omit<MandateJson, 'object'>>): Mandate =>
  parseMandate({ ...fields, object: 'mandate', status: translated(MANDATE, fields.status) });

const toPayment = (fields: PaymentFields): Payment => parsePayment({ ...fields, object: 'payment' });

/** The error codes of an attempt that nobody completed in time, and the reason of such a cancellation. */
const EXPIRED = /^(?:\w+_attempt_)?expired$/;

/** Error codes that mean the same as one of the contract. Source: docs.stripe.com/error-codes */
const FAILURES: Table = {
  card_declined: 'payment_declined',
  payment_method_provider_decline: 'payment_declined',
  payment_method_customer_decline: 'declined_by_consumer',
};

/** Of a declined card: the only reason of a bank that has a code in the contract. */
const NO_FUNDS = 'insufficient_funds';

/** Digits that differ from ISO 4217: ISK and UGX always end with 00, MGA has none. Source: docs.stripe.com/currencies */
const DIGITS = { ISK: 2, UGX: 2, MGA: 0 };

/**
 * An intent allows several methods until one is chosen.
 * @param error of a failed attempt, which has the method that was tried
 */
function paymentMethod(intent: ObjectReader, next: ObjectReader | null, error: ObjectReader | null): string | null {
  const chosen = intent.expanded('payment_method') ?? error?.object('payment_method');
  const method = chosen?.text('type') ?? (next && methodOfStep(next)) ?? intent.onlyText('payment_method_types');
  // The currencies of bank transfers begin with their country: mxn, eur.
  return method === 'customer_balance'
    ? methodOf('banktransfer', intent.text('currency')?.slice(0, 2) ?? null)
    : localMethod(method);
}

/** The fields that payments and mandates have in common. */
function sharedFields(intent: ObjectReader, kind: 'Payment' | 'Setup') {
  const error = intent.object('last_payment_error') ?? intent.object('last_setup_error');
  const given = intent.requiredText('status');
  if (given === 'requires_payment_method' && !error) intent.unsupported('status', `stripe.confirm${kind}`, NOT_CHOSEN);
  const status = statusOf('stripe', STATUSES, given);
  const failed = status === 'failed';
  const code = error && (error.get('decline_code') === NO_FUNDS ? NO_FUNDS : error.text('code'));
  const reason = failed ? (intent.text('cancellation_reason') ?? code) : null;
  // In any other status, it is out of date.
  const next =
    given === 'requires_action'
      ? (intent.object('next_action') ?? intent.unsupported('next_action', 'stripe.handleNextAction', STEP_MISSING))
      : null;
  return {
    id: intent.requiredText('id'),
    status: EXPIRED.test(reason ?? '') ? 'expired' : status,
    action: next && actionOf(next),
    payment_method: paymentMethod(intent, next, error),
    customer_id: ifReadable(() => intent.idOf('customer')),
    time_created: intent.epochSeconds('created'),
    failure_code: translated(FAILURES, reason),
    // Stripe writes only the messages of cards for consumers.
    failure_message: failed && error?.get('type') === 'card_error' ? error.text('message') : null,
  };
}

function paymentFields(intent: ObjectReader): PaymentFields {
  const shared = sharedFields(intent, 'Payment');
  const currency = intent.text('currency');
  const next = shared.action && intent.requiredObject('next_action');
  const step = next && next.requiredObject(next.requiredText('type'));
  // A transfer may be less than the amount: what the customer has at Stripe already is used first.
  const rest = step?.minorUnits('amount_remaining', step.text('currency'), DIGITS);
  return {
    ...shared,
    ...(rest?.amount ? rest : intent.minorUnits('amount', currency, DIGITS)),
    amount_paid: intent.number('amount_received')
      ? intent.minorUnits('amount_received', currency, DIGITS).amount
      : null,
    livemode: ifReadable(() => intent.flag('livemode')),
    time_expired: step && step.epochSeconds('expires_at', 'expires_after'),
    reference: ifReadable(
      () =>
        intent.object('payment_details')?.text('order_reference') ??
        intent.object('metadata')?.text('order_id') ??
        null,
    ),
  };
}

const SESSIONS: Table = { open: 'created', complete: 'paid', expired: 'expired' };

/** A page of Stripe on which the consumer chooses how to pay. One that is part of the merchant's page needs Stripe.js. */
function sessionFields(session: ObjectReader) {
  const given = session.text('status') ?? 'open';
  // Some payments take days.
  const waits = given === 'complete' && session.get('payment_status') === 'unpaid';
  const url = () => session.text('url') ?? session.unsupported('url', 'stripe.initEmbeddedCheckout');
  return {
    id: session.requiredText('id'),
    status: waits ? 'created' : statusOf('stripe', SESSIONS, given),
    action: given === 'open' ? redirectToUrl(url()) : null,
    ...session.minorUnits('amount_total', session.text('currency'), DIGITS),
    reference: session.text('client_reference_id'),
    time_created: session.epochSeconds('created'),
    time_expired: session.epochSeconds('expires_at'),
  };
}

const typeOf = (source: ObjectReader): string => String(source.get('object'));

/** Names the other objects of Stripe. */
const productOf = (source: ObjectReader): string | null =>
  /^(?:charge|event|invoice|payment_\w+)$/.test(typeOf(source)) ? `a ${typeOf(source)}; use its PaymentIntent` : null;

const isStripe = (source: ObjectReader): boolean =>
  /^(?:payment_intent|setup_intent|checkout\.session)$/.test(typeOf(source));

/**
 * Returns a PaymentIntent as a payment, a SetupIntent as a mandate, or a Checkout Session as either. `client_secret` is neither
 * needed nor copied.
 * @throws {PayError} `invalid-input` with the path of the first invalid field; `unsupported-action` for a step that only
 *   Stripe's own software shows, with the name of its function
 */
export function fromStripe(value: StripePaymentIntent): Payment;
export function fromStripe(value: StripeSetupIntent): Mandate;
export function fromStripe(value: StripePaymentIntent | StripeSetupIntent | StripeCheckoutSession): Payment | Mandate;
export function fromStripe(value: unknown): Payment | Mandate {
  const convert = (source: ObjectReader) => {
    switch (typeOf(source)) {
      case 'setup_intent':
        return toMandate(sharedFields(source.named('setup_intent'), 'Setup'));
      case 'checkout.session': {
        const fields = sessionFields(source.named('checkout.session'));
        return source.get('mode') === 'setup' ? toMandate(fields) : toPayment(fields);
      }
      default:
        return toPayment(paymentFields(source));
    }
  };
  return adapt({ label: 'Stripe', detect: isStripe }, value, 'payment_intent', convert, productOf);
}
