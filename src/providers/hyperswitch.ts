/**
 * Juspay Hyperswitch: the response of `POST /payments`, `POST /payments/{id}/confirm` and `GET /payments/{id}` of API v1.
 * Source: `PaymentsResponse` in https://github.com/juspay/hyperswitch/blob/main/api-reference/v1/openapi_spec_v1.json
 */
import { read } from '../contract/read.js';
import type { Payment } from '../contract/resource.js';
import { NOT_CHOSEN, unsupported } from './actions.js';
import { objectOf } from './detect.js';
import { Fields } from './fields.js';
import { methodOfType } from './hyperswitch-methods.js';
import { stepOf, UNIFIED_CHECKOUT, type Step } from './hyperswitch-steps.js';
import { isOpen, paymentOf, statusOf } from './result.js';
import { entryOf, tableOf } from './tables.js';
import { minorUnits } from './values.js';

/** The fields that every `PaymentsResponse` has, and those that decide what is shown. All other fields are ignored. */
export interface HyperswitchPayment {
  readonly payment_id: string;
  readonly merchant_id: string;
  readonly status: string;
  /** In minor units, see `DIGITS`. */
  readonly amount: number;
  /** The amount with surcharge, tax and shipping. */
  readonly net_amount?: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly payment_method?: string | null;
  readonly payment_method_type?: string | null;
  readonly next_action?: { readonly type: string } | null;
  readonly expires_on?: string | null;
  readonly error_code?: string | null;
}

/**
 * An authorized or partly captured payment needs nothing more from the consumer. `partially_authorized_and_requires_capture` is
 * not here, because a part is not the payment. The status after a failed attempt may be `requires_payment_method` again: see
 * `statusIn`.
 * Source: `IntentStatus` in the same file
 */
const STATUSES = tableOf({
  created: 'requires_confirmation requires_customer_action requires_merchant_action processing review conflicted',
  paid: 'requires_capture partially_captured partially_captured_and_capturable partially_captured_and_processing succeeded',
  failed: 'requires_payment_method failed cancelled cancelled_post_capture',
  expired: 'expired',
});

/** Values of `StandardisedCode` that mean the same as one of the contract. */
const FAILURES = tableOf({
  payment_declined: 'do_not_honor',
  declined_by_consumer: 'payment_cancelled_by_user',
  processing_error: 'downstream_technical_issue issuer_unavailable psp_acquirer_error transaction_timed_out',
});

/** Digits that differ from ISO 4217. Source: `Currency` in crates/common_enums/src/enums.rs */
const DIGITS: ReadonlyMap<string, number> = new Map([
  ['IRR', 0],
  ['ISK', 2],
  ['MGA', 0],
]);

function methodIn(payment: Fields, type: string, step: Step | null): string | null {
  const method = payment.text('payment_method');
  // Its types are only debit and credit.
  return method === 'card' ? method : (step?.method ?? methodOfType(type) ?? method);
}

/** @throws {PayError} `unsupported-action` if the consumer has not chosen a payment method yet */
function statusIn(payment: Fields): string {
  const given = payment.required('status');
  if (given === 'requires_payment_method' && !payment.has('error_code'))
    unsupported(`${payment.path}.status`, NOT_CHOSEN, UNIFIED_CHECKOUT);
  return statusOf('hyperswitch', STATUSES, given);
}

/** The codes of connectors differ; Hyperswitch's own one is there if the merchant's server is new enough. */
function failureOf(payment: Fields) {
  const unified = payment.in('error_details')?.in('unified_details');
  const code = unified?.text('standardised_code') ?? payment.text('error_code') ?? payment.text('unified_code');
  return {
    failure_code: entryOf(FAILURES, code) ?? code,
    failure_message: unified?.text('user_guidance_message') ?? null,
  };
}

function paymentFrom(value: unknown, path: string): Payment {
  const payment = objectOf('hyperswitch', value, path);
  const status = statusIn(payment);
  const type = payment.text('payment_method_type') ?? '';
  const next = isOpen(status) ? payment.in('next_action') : null;
  const step = next && stepOf(next, type);
  const amount = payment.has('net_amount') ? 'net_amount' : 'amount';
  const due = step?.rest ? new Fields({ [amount]: step.rest, currency: payment.text('currency') }, path) : payment;
  return paymentOf(
    {
      id: payment.required('payment_id'),
      status,
      ...minorUnits(due, DIGITS, amount),
      amount_paid: payment.number('amount_received') ? minorUnits(payment, DIGITS, 'amount_received').amount : null,
      payment_method: methodIn(payment, type, step),
      reference: payment.text('merchant_order_reference_id'),
      customer_id: payment.in('customer')?.text('id') ?? payment.text('customer_id'),
      time_created: payment.text('created'),
      // Most steps end with the session, by default after 15 minutes. A payment without a step may take longer.
      time_expired: step && (step.expires === undefined ? payment.text('expires_on') : step.expires),
      ...(status === 'failed' && failureOf(payment)),
    },
    step && step.action,
  );
}

/**
 * Reads a payment of Hyperswitch. `client_secret`, `sdk_authorization` and the name of the connector are neither needed nor copied.
 * @throws {PayError} `invalid-input` with the path of the first invalid field; `unsupported-action` for a step that only
 *   Hyperswitch's own software shows, and before a payment method is chosen
 */
export function fromHyperswitch(value: HyperswitchPayment): Payment;
export function fromHyperswitch(value: unknown): Payment {
  return read(paymentFrom, value, 'payment');
}
