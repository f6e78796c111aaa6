/**
 * Airwallex: the response of `POST /api/v1/pa/payment_intents/{id}/confirm` and `GET /api/v1/pa/payment_intents/{id}`.
 * Source: https://www.airwallex.com/docs/api/payments/payment_intents
 */
import { read } from '../contract/read.js';
import type { Payment } from '../contract/resource.js';
import { NOT_CHOSEN, NOT_SHOWN, qrCode, toApp, toUrl, unsupported } from './actions.js';
import { objectOf } from './detect.js';
import type { Fields } from './fields.js';
import { isOpen, paymentOf, statusOf, type PaymentStatus } from './result.js';
import { localTime, majorUnits } from './values.js';

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
const STATUSES: Readonly<Record<string, PaymentStatus>> = {
  REQUIRES_PAYMENT_METHOD: 'failed',
  REQUIRES_CUSTOMER_ACTION: 'created',
  PENDING: 'created',
  PENDING_REVIEW: 'created',
  REQUIRES_CAPTURE: 'paid',
  SUCCEEDED: 'paid',
  CANCELLED: 'failed',
};

/** Source: https://www.airwallex.com/docs/payments/troubleshooting/error-response-codes */
const DECLINED = /^(issuer|provider)_declined$/;

/** The code for insufficient funds in ISO 8583, which Airwallex passes on from the issuer of a card. */
const NO_FUNDS = '51';

/** Methods of one country whose names differ from those of the contract. The others keep Airwallex's name. */
const METHODS: ReadonlyMap<string | null, string> = new Map([
  ['duit_now', 'duitnow_my'],
  ['fps', 'fps_hk'],
  ['pay_now', 'paynow_sg'],
  ['pix', 'pix_br'],
  ['prompt_pay', 'promptpay_th'],
  ['spei', 'spei_mx'],
  ['upi', 'upi_in'],
]);

const SOFTWARE = "createElement('dropIn') of @airwallex/components-sdk (in an app: Airwallex's SDK for iOS or Android)";

/** @throws {PayError} `unsupported-action` if the consumer has not chosen a payment method yet */
function statusIn(intent: Fields, attempt: Fields | null): string {
  const given = intent.required('status');
  if (given !== 'REQUIRES_PAYMENT_METHOD') return statusOf('airwallex', STATUSES, given);
  if (!attempt) unsupported(`${intent.path}.status`, NOT_CHOSEN, SOFTWARE);
  return attempt.get('status') === 'EXPIRED' ? 'expired' : 'failed';
}

/** A web page works on every device, so it comes before the link to an app that may not be installed. */
function linkOf(next: Fields): object {
  const url = next.required('url');
  if (/^https?:/i.test(url)) return toUrl(url);
  const page = next.text('fallback_url');
  return page ? toUrl(page) : toApp(url);
}

function actionOf(next: Fields): object {
  switch (next.required('type')) {
    case 'redirect':
      // 3-D Secure, for one. A missing method is GET.
      if (/^post$/i.test(next.text('method') ?? '')) unsupported(`${next.path}.method`, 'a redirect by POST', SOFTWARE);
      return linkOf(next);
    case 'render_qrcode':
    case 'render_qr_code': {
      const data = next.text('qrcode');
      return data ? qrCode(data) : linkOf(next);
    }
  }
  return unsupported(`${next.path}.type`, NOT_SHOWN, SOFTWARE);
}

function failureOf(attempt: Fields): string | null {
  const code = attempt.text('failure_code') ?? attempt.in('failure_details')?.text('code') ?? null;
  if (!DECLINED.test(code ?? '')) return code;
  return attempt.get('provider_original_response_code') === NO_FUNDS ? 'insufficient_funds' : 'payment_declined';
}

function paymentFrom(value: unknown, path: string): Payment {
  const intent = objectOf('airwallex', value, path);
  const attempt = intent.in('latest_payment_attempt');
  const method = attempt?.in('payment_method')?.text('type') ?? null;
  const status = statusIn(intent, attempt);
  const next = isOpen(status) ? intent.in('next_action') : null;
  return paymentOf(
    {
      id: intent.required('id'),
      status,
      ...majorUnits(intent),
      amount_paid: intent.number('captured_amount') ? majorUnits(intent, 'captured_amount').amount : null,
      payment_method: METHODS.get(method) ?? method,
      reference: intent.text('merchant_order_id'),
      customer_id: intent.text('customer_id'),
      time_created: localTime(intent, 'created_at', 'Z'),
      failure_code: attempt && status === 'failed' ? failureOf(attempt) : null,
    },
    next && actionOf(next),
  );
}

/**
 * Reads a PaymentIntent of Airwallex. `client_secret` is neither needed nor copied.
 * @throws {PayError} `invalid-input` with the path of the first invalid field; `unsupported-action` for a step that only
 *   Airwallex's own software shows, and before a payment method is chosen
 */
export function fromAirwallex(value: AirwallexPaymentIntent): Payment;
export function fromAirwallex(value: unknown): Payment {
  return read(paymentFrom, value, 'payment_intent');
}
