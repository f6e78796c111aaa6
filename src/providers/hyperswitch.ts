/**
 * Juspay Hyperswitch: the response of `POST /payments`, `POST /payments/{id}/confirm` and `GET /payments/{id}` of API v1.
 * Source: `PaymentsResponse` in https://github.com/juspay/hyperswitch/blob/main/api-reference/v1/openapi_spec_v1.json
 */

import type { Payment } from '../contract/resource.js';
import { NOT_CHOSEN, STEP_MISSING } from './actions.js';
import { adaptPayment, isOpen, type PaymentFields } from './adapt.js';
import { nextStepOf, UNIFIED_CHECKOUT } from './hyperswitch-next-action.js';
import { localMethod } from './local-methods.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { statusOf, type Table, translated } from './tables.js';

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
const STATUSES: Table = {
  cancelled: 'failed',
  cancelled_post_capture: 'failed',
  conflicted: 'created',
  expired: 'expired',
  failed: 'failed',
  partially_captured: 'paid',
  partially_captured_and_capturable: 'paid',
  partially_captured_and_processing: 'paid',
  processing: 'created',
  requires_capture: 'paid',
  requires_confirmation: 'created',
  requires_customer_action: 'created',
  requires_merchant_action: 'created',
  requires_payment_method: 'failed',
  review: 'created',
  succeeded: 'paid',
};

/** Values of `StandardisedCode` that mean the same as one of the contract. */
const FAILURES: Table = {
  do_not_honor: 'payment_declined',
  downstream_technical_issue: 'processing_error',
  issuer_unavailable: 'processing_error',
  payment_cancelled_by_user: 'declined_by_consumer',
  psp_acquirer_error: 'processing_error',
  transaction_timed_out: 'processing_error',
};

/** Digits that differ from ISO 4217. Source: `Currency` in crates/common_enums/src/enums.rs */
const DIGITS = { IRR: 0, ISK: 2, MGA: 0 };

/** @throws {PayError} `unsupported-action` if the consumer has not chosen a payment method yet */
function statusIn(payment: ObjectReader): string {
  const given = payment.requiredText('status');
  if (given === 'requires_payment_method' && !payment.has('error_code'))
    payment.unsupported('status', UNIFIED_CHECKOUT, NOT_CHOSEN);
  return statusOf('hyperswitch', STATUSES, given);
}

/** The codes of connectors differ; Hyperswitch's own one is there if the merchant's server is new enough. */
function failureOf(payment: ObjectReader) {
  const unified = payment.object('error_details')?.object('unified_details');
  const code = unified?.text('standardised_code') ?? payment.text('error_code', 'unified_code');
  return {
    failure_code: translated(FAILURES, code),
    failure_message: unified?.text('user_guidance_message') ?? null,
  };
}

/** The amount to pay: of a transfer, the part that is still to be sent. */
function amountOf(payment: ObjectReader, next: ObjectReader | null) {
  const currency = payment.text('currency');
  const receiver = next?.object('bank_transfer_steps_and_charges_details')?.object('receiver');
  if (receiver?.number('amount_remaining')) return receiver.minorUnits('amount_remaining', currency, DIGITS);
  return payment.minorUnits(payment.has('net_amount') ? 'net_amount' : 'amount', currency, DIGITS);
}

function toPayment(payment: ObjectReader): PaymentFields {
  const status = statusIn(payment);
  const type = payment.text('payment_method_type') ?? '';
  const method = payment.text('payment_method');
  const next = isOpen(status) ? payment.object('next_action') : null;
  if (payment.get('status') === 'requires_customer_action' && !next)
    payment.unsupported('next_action', UNIFIED_CHECKOUT, STEP_MISSING);
  const step = next && nextStepOf(next, type, payment.text('expires_on'));
  return {
    id: payment.requiredText('payment_id'),
    status,
    action: step && step.action,
    ...amountOf(payment, next),
    amount_paid: payment.number('amount_received')
      ? payment.minorUnits('amount_received', payment.text('currency'), DIGITS).amount
      : null,
    // The types of a card are only debit and credit.
    payment_method: method === 'card' ? method : (step?.method ?? localMethod(type) ?? method),
    reference: payment.text('merchant_order_reference_id'),
    customer_id: ifReadable(() => payment.object('customer')?.text('id') ?? payment.text('customer_id')),
    time_created: payment.text('created'),
    // The session takes 15 minutes by default. A payment without a step may take longer.
    time_expired: step && step.expires,
    ...(status === 'failed' && failureOf(payment)),
  };
}

const isHyperswitch = (source: ObjectReader): boolean => source.has('payment_id') && source.has('merchant_id');

/**
 * Reads a payment of Hyperswitch. `client_secret`, `sdk_authorization` and the name of the connector are neither needed nor copied.
 * @throws {PayError} `invalid-input` with the path of the first invalid field; `unsupported-action` for a step that only
 *   Hyperswitch's own software shows, and before a payment method is chosen
 */
export function fromHyperswitch(value: HyperswitchPayment): Payment;
export function fromHyperswitch(value: unknown): Payment {
  return adaptPayment({ label: 'Hyperswitch', detect: isHyperswitch }, value, 'payment', toPayment);
}
