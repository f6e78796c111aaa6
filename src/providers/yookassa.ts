/**
 * Payments of YooKassa as payments.
 * Source: https://yookassa.ru/developers/api#payment_object,
 * https://yookassa.ru/developers/payment-acceptance/getting-started/payment-process,
 * https://yookassa.ru/developers/payment-acceptance/after-the-payment/declined-payments
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { displayQrCode, openLink, redirectToApp, redirectToUrl, STEP_MISSING, withAlternatives } from './actions.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import { methodOf } from './local-methods.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { lookUp, statusOf, type Table, translated } from './tables.js';

/** A payment, as `POST /v3/payments` and `GET /v3/payments/{id}` return it. The adapter reads more fields than these. */
export interface YooKassaPayment {
  readonly id: string;
  /** `pending`, `waiting_for_capture`, `succeeded` or `canceled` */
  readonly status: string;
  /** In major units, with the decimals of the currency. */
  readonly amount: { readonly value: string; readonly currency: string };
  /** Whether a refund by the API is possible. */
  readonly refundable: boolean;
  /** There while the payment waits for the consumer. */
  readonly confirmation?: {
    /** `redirect`, `qr`, `mobile_application`, `external` or `embedded` */
    readonly type: string;
    readonly confirmation_url?: string;
    readonly confirmation_data?: string;
  } | null;
  /** Missing until the consumer has chosen a method on YooKassa's page. */
  readonly payment_method?: { readonly type: string } | null;
}

/** An authorized payment waits for the merchant's capture: the consumer has nothing more to do. */
const STATUSES: Table = {
  pending: 'created',
  waiting_for_capture: 'paid',
  succeeded: 'paid',
  canceled: 'failed',
};

/** Why a payment was cancelled, where the contract has a code of its own. */
const FAILURES: Table = {
  '3d_secure_failed': 'payment_declined',
  call_issuer: 'payment_declined',
  card_expired: 'payment_declined',
  country_forbidden: 'payment_declined',
  // The consumer does not learn about suspicions.
  fraud_suspected: 'payment_declined',
  general_decline: 'payment_declined',
  internal_timeout: 'processing_error',
  issuer_unavailable: 'processing_error',
  loan_declined: 'payment_declined',
  payment_method_limit_exceeded: 'payment_declined',
  payment_method_restricted: 'payment_declined',
};

/** Methods by the names that consumers know; others keep theirs. */
const METHODS: Table = {
  alfa_pay: 'alfapay',
  bank_card: 'card',
  sberbank: 'sberpay',
  tinkoff_bank: 'tpay',
  yoo_money: 'yoomoney',
};

function methodIn(payment: ObjectReader): string | null {
  const type = payment.object('payment_method')?.text('type') ?? null;
  return methodOf(translated(METHODS, type), 'ru');
}

/** A code to scan. On a phone, its text is the link that opens the app of a bank. */
function codeOf(data: string): ActionJson | null {
  return withAlternatives(displayQrCode({ data }), data.includes('://') ? openLink(data) : null);
}

/** @returns null if the consumer confirms somewhere else, for example by a text message */
function confirmationStep(confirmation: ObjectReader): ActionJson | null {
  const field = (name: string) =>
    confirmation.text(name) ?? confirmation.unsupported(name, 'GET /v3/payments/{id}', STEP_MISSING);
  switch (confirmation.requiredText('type')) {
    case 'redirect':
      return redirectToUrl(field('confirmation_url'));
    case 'mobile_application':
      return redirectToApp(field('confirmation_url'));
    case 'qr':
      return codeOf(field('confirmation_data'));
    case 'external':
      return null;
    case 'embedded':
      return confirmation.unsupported('type', 'YooMoneyCheckoutWidget');
    default:
      return confirmation.unsupported('type', 'a confirmation of the type redirect');
  }
}

/** @returns null if nothing is left for the consumer, as when the order is paid and its receipt is being registered */
function actionOf(payment: ObjectReader): ActionJson | null {
  const confirmation = payment.flag('paid') ? null : payment.object('confirmation');
  return confirmation && confirmationStep(confirmation);
}

function toPayment(payment: ObjectReader): PaymentFields {
  const given = statusOf('yookassa', STATUSES, payment.requiredText('status'));
  const reason = given === 'failed' ? (payment.object('cancellation_details')?.text('reason') ?? null) : null;
  const amount = payment.requiredObject('amount');
  const test = ifReadable(() => payment.flag('test'));
  return {
    id: payment.requiredText('id'),
    // The consumer did not pay in time. `expired_on_capture` is another time, that of the merchant.
    status: reason === 'expired_on_confirmation' ? 'expired' : given,
    action: given === 'created' ? actionOf(payment) : null,
    ...amount.majorUnits('value', amount.text('currency')),
    payment_method: methodIn(payment),
    time_created: payment.text('created_at'),
    time_paid: ifReadable(() => payment.text('captured_at')),
    reference: ifReadable(() => payment.object('metadata')?.textOrNumber('order_id') ?? null),
    failure_code: translated(FAILURES, reason),
    livemode: test === null ? null : !test,
  };
}

/** Objects of other products, by their `type`. */
const TYPES: Table = {
  error: 'an error; its code says why',
  list: 'a list; use one of its items',
  notification: 'a notification; request the payment that it names',
};

/** Objects of other products, by a field that only they have. */
const PRODUCTS: Table = {
  cart: 'an invoice; open the URL of its delivery_method',
  holder: 'a saved payment method; use POST /v3/payments with its id',
  payment_id: 'a refund or a receipt; use its payment',
  payout_destination: 'a payout; use a payment',
};

function productOf(source: ObjectReader): string | null {
  const type = source.get('type');
  const field = Object.keys(PRODUCTS).find((name) => source.has(name)) ?? null;
  return (typeof type === 'string' && lookUp(TYPES, type)) || lookUp(PRODUCTS, field);
}

/** Every payment of its documents has both. A charge of Omise is refundable, too, but its amount is a number. */
const isYooKassa = (source: ObjectReader): boolean =>
  source.has('refundable') && source.has('amount') && typeof source.get('amount') === 'object';

/**
 * Turns a payment of YooKassa into a payment. `reference` is `order_id` of its metadata. `expires_at` is the merchant's time to
 * capture, so the payment has no deadline.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` for YooKassa's widget, and
 * for a confirmation without its URL or code
 */
export function fromYooKassa(payment: YooKassaPayment): Payment;
export function fromYooKassa(payment: unknown): Payment {
  return adaptPayment({ label: 'YooKassa', detect: isYooKassa }, payment, 'payment', toPayment, productOf);
}
