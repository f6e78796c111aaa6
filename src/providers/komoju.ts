/**
 * Payments and sessions of KOMOJU as payments.
 * Source: https://doc.komoju.com/reference/payments, https://doc.komoju.com/reference/sessions-1
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { NOT_CHOSEN, openLink, redirectToUrl, STEP_MISSING, withAlternatives } from './actions.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import { isSlip, methodIn, slipOf } from './komoju-details.js';
import type { ObjectReader } from './object-reader.js';
import { lookUp, statusOf, type Table } from './tables.js';

/** A payment, as `POST /payments` and `GET /payments/{id}` return it. The adapter reads more fields than these. */
export interface KomojuPayment {
  readonly id: string;
  /** `payment` */
  readonly resource: string;
  /** `pending`, `authorized`, `captured`, `refunded`, `cancelled`, `expired` or `failed` */
  readonly status: string;
  /** What the consumer pays: the amount, its tax and the fee of the method. In the smallest unit of the currency. */
  readonly total: number;
  /** ISO 4217 */
  readonly currency: string;
  readonly payment_method_fee: number;
  readonly payment_details?: {
    /** `konbini`, `pay_easy`, `bank_transfer`, `credit_card`, `paypay` … */
    readonly type: string;
    /** The number for the till of a convenience store. */
    readonly receipt?: string | null;
    /** The page of a wallet or a bank. */
    readonly redirect_url?: string | null;
  } | null;
}

/** A session, as `POST /sessions` and `GET /sessions/{id}` return it: a page on which the consumer chooses how to pay. */
export interface KomojuSession {
  readonly id: string;
  /** `session` */
  readonly resource: string;
  /** `pending`, `completed` or `cancelled` */
  readonly status: string;
  readonly session_url: string;
  readonly expired?: boolean;
  readonly payment?: KomojuPayment | null;
}

/** Of a payment and a session. An authorized card only waits for its capture. */
const STATUSES: Table = {
  pending: 'created',
  authorized: 'paid',
  captured: 'paid',
  refunded: 'paid',
  cancelled: 'failed',
  expired: 'expired',
  failed: 'failed',
};

/** The step of a payment without an outcome. A card has none: the page waits. */
function actionOf(payment: ObjectReader): ActionJson | null {
  const details = payment.object('payment_details');
  if (!details) return payment.unsupported('payment_details', 'POST /sessions', NOT_CHOSEN);
  const type = details.requiredText('type');
  const url = details.text('redirect_url');
  if (!isSlip(type)) return url ? openLink(url) : null;
  const pages = ['payment_url', 'instructions_url'].map((name) => details.text(name)).filter((page) => page !== null);
  const action = withAlternatives(slipOf(type, details), ...pages.map(redirectToUrl));
  return action ?? payment.unsupported('payment_details', 'GET /payments/{id}', STEP_MISSING);
}

function toPayment(payment: ObjectReader, id = payment.requiredText('id')): PaymentFields {
  const type = payment.object('payment_details')?.text('type') ?? null;
  const word = payment.requiredText('status');
  const status = word === 'authorized' && isSlip(type) ? 'created' : statusOf('komoju', STATUSES, word);
  return {
    id,
    status,
    action: status === 'created' ? actionOf(payment) : null,
    ...payment.minorUnits('total', payment.text('currency')),
    payment_method: methodIn(type),
    reference: payment.text('external_order_num'),
    time_created: payment.text('created_at'),
    time_paid: payment.text('captured_at'),
    time_expired: payment.text('payment_deadline'),
    failure_code: status === 'failed' ? word : null,
  };
}

/** The id stays the one of the session, because its backend retrieves the session. */
function sessionToPayment(session: ObjectReader): PaymentFields {
  const id = session.requiredText('id');
  if (session.get('mode') === 'customer')
    return session.unsupported('mode', 'the mode payment', 'it saves a card, and has no payment');
  const word = session.requiredText('status');
  if (word === 'completed') return toPayment(session.requiredObject('payment'), id);
  const isExpired = word === 'pending' && session.flag('expired');
  const status = isExpired ? 'expired' : statusOf('komoju', STATUSES, word);
  return {
    id,
    status,
    action: status === 'created' ? redirectToUrl(session.requiredText('session_url')) : null,
    ...session.minorUnits('amount', session.text('currency')),
    reference: session.object('payment_data')?.text('external_order_num') ?? null,
    time_created: session.text('created_at'),
    failure_code: status === 'failed' ? word : null,
  };
}

/** Objects of other products, by their `resource`. */
const PRODUCTS: Table = {
  customer: 'a customer; use POST /payments',
  event: 'a webhook; use its data',
  list: 'a list; use one of its data',
  refund: 'a refund; use its payment',
  secure_token: '3-D Secure without a payment; use POST /sessions',
  subscription: 'a subscription; use GET /payments/{id}',
  token: 'a token; use POST /payments',
};

/** A payment or a session. Payments of Mollie have a `resource`, too. */
const isKomoju = (source: ObjectReader): boolean =>
  (source.get('resource') === 'payment' && source.has('payment_method_fee')) ||
  (source.get('resource') === 'session' && source.has('session_url'));

/**
 * Turns a payment or a session of KOMOJU into a payment. A session that is complete becomes its payment, with the id of the session.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` for a payment without a method,
 * for one without its step, and for a session that saves a card
 */
export function fromKomoju(value: KomojuPayment | KomojuSession): Payment;
export function fromKomoju(value: unknown): Payment {
  return adaptPayment(
    { label: 'KOMOJU', detect: isKomoju },
    value,
    'payment',
    (source) => (source.get('resource') === 'session' ? sessionToPayment(source.named('session')) : toPayment(source)),
    (source) => lookUp(PRODUCTS, String(source.get('resource'))),
  );
}
