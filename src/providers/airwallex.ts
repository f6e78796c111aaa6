/**
 * Airwallex: the response of `POST /api/v1/pa/payment_intents/{id}/confirm` and `GET /api/v1/pa/payment_intents/{id}`.
 * Source: https://www.airwallex.com/docs/api/payments/payment_intents
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { BY_POST, displayQrCode, NOT_CHOSEN, openLink, STEP_MISSING } from './actions.js';
import { adaptPayment, isOpen, type PaymentFields } from './adapt.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { statusOf, type Table, translated } from './tables.js';
import { localTime } from './times.js';

/** The fields that every PaymentIntent has. `Payment.Intent` of `@airwallex/components-sdk` can be passed. All other fields are ignored. */
export interface AirwallexPaymentIntent {
  readonly id: string;
  readonly status?: string;
  /** In major units: 10.5 is ten and a half dollars. */
  readonly amount?: number;
  /** ISO 4217. */
  readonly currency?: string;
  readonly merchant_order_id?: string;
  readonly next_action?: { readonly type?: string } | null;
  readonly latest_payment_attempt?: object | null;
}

/**
 * An authorized payment needs nothing more from the consumer. The status after a failed attempt is REQUIRES_PAYMENT_METHOD
 * again: see `statusIn`. Source: https://www.airwallex.com/docs/payments/reference/payment-statuses
 */
const STATUSES: Table = {
  CANCELLED: 'failed',
  PENDING: 'created',
  PENDING_REVIEW: 'created',
  REQUIRES_CAPTURE: 'paid',
  REQUIRES_CUSTOMER_ACTION: 'created',
  REQUIRES_PAYMENT_METHOD: 'failed',
  SUCCEEDED: 'paid',
};

/** The code for insufficient funds in ISO 8583, which Airwallex passes on from the issuer of a card. */
const NO_FUNDS = '51';

/** Methods of one country whose names differ from those of the contract. The others keep Airwallex's name. */
const METHODS: Table = {
  duit_now: 'duitnow_my',
  fps: 'fps_hk',
  pay_now: 'paynow_sg',
  pix: 'pix_br',
  prompt_pay: 'promptpay_th',
  spei: 'spei_mx',
  upi: 'upi_in',
};

const methodIn = (type: string | null): string | null => translated(METHODS, type);

const SOFTWARE = "createElement('dropIn') of @airwallex/components-sdk (in an app: Airwallex's SDK for iOS or Android)";

/** @throws {PayError} `unsupported-action` if the consumer has not chosen a payment method yet */
function statusIn(intent: ObjectReader, attempt: ObjectReader | null): string {
  const given = intent.requiredText('status');
  if (given !== 'REQUIRES_PAYMENT_METHOD') return statusOf('airwallex', STATUSES, given);
  if (!attempt) intent.unsupported('status', SOFTWARE, NOT_CHOSEN);
  return attempt.get('status') === 'EXPIRED' ? 'expired' : 'failed';
}

/** A web page works on every device, so it comes before the link to an app that may not be installed. */
function linkOf(next: ObjectReader): ActionJson {
  const url = next.requiredText('url');
  return openLink(/^https?:/i.test(url) ? url : (next.text('fallback_url') ?? url));
}

function actionOf(next: ObjectReader): ActionJson {
  switch (next.requiredText('type')) {
    case 'redirect':
      // 3-D Secure, for one. A missing method is GET.
      if (/^post$/i.test(next.text('method') ?? '')) next.unsupported('method', SOFTWARE, BY_POST);
      return linkOf(next);
    case 'redirect_form':
      // A form without fields is a link.
      if (!/^get$/i.test(next.text('method') ?? '')) next.unsupported('method', SOFTWARE, BY_POST);
      if (Object.keys(Object(next.get('data')) as object).length) next.unsupported('data', SOFTWARE);
      return linkOf(next);
    case 'render_qrcode':
    case 'render_qr_code': {
      const data = next.text('qrcode');
      return data ? displayQrCode({ data }) : linkOf(next);
    }
    default:
      return next.unsupported('type', SOFTWARE);
  }
}

/** Source: https://www.airwallex.com/docs/payments/troubleshooting/error-response-codes */
function failureOf(attempt: ObjectReader): string | null {
  const code = attempt.text('failure_code') ?? attempt.object('failure_details')?.text('code') ?? null;
  if (code !== 'issuer_declined' && code !== 'provider_declined') return code;
  return attempt.get('provider_original_response_code') === NO_FUNDS ? 'insufficient_funds' : 'payment_declined';
}

function toPayment(intent: ObjectReader): PaymentFields {
  const attempt = intent.object('latest_payment_attempt');
  const status = statusIn(intent, attempt);
  const next = isOpen(status) ? intent.object('next_action') : null;
  if (intent.get('status') === 'REQUIRES_CUSTOMER_ACTION' && !next)
    intent.unsupported('next_action', SOFTWARE, STEP_MISSING);
  const currency = intent.text('currency');
  return {
    id: intent.requiredText('id'),
    status,
    action: next && actionOf(next),
    ...intent.majorUnits('amount', currency),
    amount_paid: intent.number('captured_amount') ? intent.majorUnits('captured_amount', currency).amount : null,
    payment_method: methodIn(attempt?.object('payment_method')?.text('type') ?? null),
    reference: intent.text('merchant_order_id'),
    customer_id: ifReadable(() => intent.text('customer_id')),
    time_created: localTime(intent.text('created_at'), 'Z'),
    failure_code: attempt && status === 'failed' ? failureOf(attempt) : null,
  };
}

function productOf(source: ObjectReader): string | null {
  if (source.has('reusable')) return 'a payment link; open its url, or use a PaymentIntent';
  return source.begins('name', 'payment_') ? 'a webhook; use its data.object' : null;
}

const isAirwallex = (source: ObjectReader): boolean => source.hasOneOf('merchant_order_id', 'latest_payment_attempt');

/**
 * Reads a PaymentIntent of Airwallex. `client_secret` is neither needed nor copied.
 * @throws {PayError} `invalid-input` with the path of the first invalid field; `unsupported-action` for a step that only
 *   Airwallex's own software shows, and before a payment method is chosen
 */
export function fromAirwallex(value: AirwallexPaymentIntent): Payment;
export function fromAirwallex(value: unknown): Payment {
  return adaptPayment({ label: 'Airwallex', detect: isAirwallex }, value, 'payment_intent', toPayment, productOf);
}
