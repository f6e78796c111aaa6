/**
 * Airwallex: the response of `POST /api/v1/pa/payment_intents/{id}/confirm` and `GET /api/v1/pa/payment_intents/{id}`.
 * Source: https://www.airwallex.com/docs/api/payments/payment_intents
 */
import type { Payment } from '../contract/resource.js';
import { action, BY_POST, NOT_CHOSEN, toLink } from './actions.js';
import { adapt, isOpen, type Adapted } from './adapt.js';
import type { Fields } from './fields.js';
import { renamed, statusOf, type Table } from './tables.js';

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
  created: 'REQUIRES_CUSTOMER_ACTION PENDING PENDING_REVIEW',
  paid: 'REQUIRES_CAPTURE SUCCEEDED',
  failed: 'REQUIRES_PAYMENT_METHOD CANCELLED',
};

/** Source: https://www.airwallex.com/docs/payments/troubleshooting/error-response-codes */
const DECLINED = /^(issuer|provider)_declined$/;

/** The code for insufficient funds in ISO 8583, which Airwallex passes on from the issuer of a card. */
const NO_FUNDS = '51';

/** Methods of one country whose names differ from those of the contract. The others keep Airwallex's name. */
const METHODS: Table = {
  duitnow_my: 'duit_now',
  fps_hk: 'fps',
  paynow_sg: 'pay_now',
  pix_br: 'pix',
  promptpay_th: 'prompt_pay',
  spei_mx: 'spei',
  upi_in: 'upi',
};

const SOFTWARE = "createElement('dropIn') of @airwallex/components-sdk (in an app: Airwallex's SDK for iOS or Android)";

/** @throws {PayError} `unsupported-action` if the consumer has not chosen a payment method yet */
function statusIn(intent: Fields, attempt: Fields | null): string {
  const given = intent.required('status');
  if (given !== 'REQUIRES_PAYMENT_METHOD') return statusOf('airwallex', STATUSES, given);
  if (!attempt) intent.unsupported('status', SOFTWARE, NOT_CHOSEN);
  return attempt.get('status') === 'EXPIRED' ? 'expired' : 'failed';
}

/** A web page works on every device, so it comes before the link to an app that may not be installed. */
function linkOf(next: Fields): object {
  const url = next.required('url');
  return toLink(/^https?:/i.test(url) ? url : (next.text('fallback_url') ?? url));
}

function actionOf(next: Fields): object {
  const type = next.required('type');
  if (type === 'redirect') {
    // 3-D Secure, for one. A missing method is GET.
    if (/^post$/i.test(next.text('method') ?? '')) next.unsupported('method', SOFTWARE, BY_POST);
    return linkOf(next);
  }
  if (!/^render_qr_?code$/.test(type)) next.unsupported('type', SOFTWARE);
  const data = next.text('qrcode');
  return data ? action('display_qr_code', { data }) : linkOf(next);
}

function failureOf(attempt: Fields): string | null {
  const code = attempt.text('failure_code', 'failure_details/code');
  if (!DECLINED.test(code ?? '')) return code;
  return attempt.get('provider_original_response_code') === NO_FUNDS ? 'insufficient_funds' : 'payment_declined';
}

function paymentFrom(intent: Fields): Adapted {
  const attempt = intent.in('latest_payment_attempt');
  const status = statusIn(intent, attempt);
  const next = isOpen(status) ? intent.in('next_action') : null;
  return {
    id: intent.required('id'),
    status,
    action: next && actionOf(next),
    ...intent.money(null),
    amount_paid: intent.number('captured_amount') ? intent.money(null, 'captured_amount').amount : null,
    payment_method: renamed(METHODS, intent.text('latest_payment_attempt/payment_method/type')),
    reference: intent.text('merchant_order_id'),
    customer_id: intent.unused((all) => all.text('customer_id')),
    time_created: intent.time('created_at', 'Z'),
    failure_code: attempt && status === 'failed' ? failureOf(attempt) : null,
  };
}

/**
 * Reads a PaymentIntent of Airwallex. `client_secret` is neither needed nor copied.
 * @throws {PayError} `invalid-input` with the path of the first invalid field; `unsupported-action` for a step that only
 *   Airwallex's own software shows, and before a payment method is chosen
 */
export function fromAirwallex(value: AirwallexPaymentIntent): Payment;
export function fromAirwallex(value: unknown): Payment {
  return adapt('airwallex', value, 'payment_intent', paymentFrom);
}
