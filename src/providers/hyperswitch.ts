/**
 * Juspay Hyperswitch: the response of `POST /payments`, `POST /payments/{id}/confirm` and `GET /payments/{id}` of API v1.
 * Source: `PaymentsResponse` in https://github.com/juspay/hyperswitch/blob/main/api-reference/v1/openapi_spec_v1.json
 */
import type { Payment } from '../contract/resource.js';
import { NOT_CHOSEN } from './actions.js';
import { adapt, isOpen, type Adapted } from './adapt.js';
import type { Fields } from './fields.js';
import { stepOf, UNIFIED_CHECKOUT } from './hyperswitch-steps.js';
import { localMethod } from './local-methods.js';
import { renamed, statusOf, type Table } from './tables.js';

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
  created: 'requires_confirmation requires_customer_action requires_merchant_action processing review conflicted',
  paid: 'requires_capture partially_captured partially_captured_and_capturable partially_captured_and_processing succeeded',
  failed: 'requires_payment_method failed cancelled cancelled_post_capture',
  expired: 'expired',
};

/** Values of `StandardisedCode` that mean the same as one of the contract. */
const FAILURES: Table = {
  payment_declined: 'do_not_honor',
  declined_by_consumer: 'payment_cancelled_by_user',
  processing_error: 'downstream_technical_issue issuer_unavailable psp_acquirer_error transaction_timed_out',
};

/** Digits that differ from ISO 4217. Source: `Currency` in crates/common_enums/src/enums.rs */
const DIGITS = { IRR: 0, ISK: 2, MGA: 0 };

/** @throws {PayError} `unsupported-action` if the consumer has not chosen a payment method yet */
function statusIn(payment: Fields): string {
  const given = payment.required('status');
  if (given === 'requires_payment_method' && !payment.has('error_code'))
    payment.unsupported('status', UNIFIED_CHECKOUT, NOT_CHOSEN);
  return statusOf('hyperswitch', STATUSES, given);
}

/** The codes of connectors differ; Hyperswitch's own one is there if the merchant's server is new enough. */
const failureOf = (payment: Fields) => ({
  failure_code: renamed(
    FAILURES,
    payment.text('error_details/unified_details/standardised_code', 'error_code', 'unified_code'),
  ),
  failure_message: payment.text('error_details/unified_details/user_guidance_message'),
});

function paymentFrom(payment: Fields): Adapted {
  const status = statusIn(payment);
  const type = payment.text('payment_method_type') ?? '';
  const method = payment.text('payment_method');
  const next = isOpen(status) ? payment.in('next_action') : null;
  const step = next && stepOf(next, type, payment.text('expires_on'));
  // The part of a transfer that is still to be sent comes first.
  const rest = 'next_action/bank_transfer_steps_and_charges_details/receiver/amount_remaining';
  const total = payment.has('net_amount') ? 'net_amount' : 'amount';
  return {
    id: payment.required('payment_id'),
    status,
    action: step && step.action,
    ...payment.money(DIGITS, step && payment.number(rest) ? rest : total),
    amount_paid: payment.number('amount_received') ? payment.money(DIGITS, 'amount_received').amount : null,
    // The types of a card are only debit and credit.
    payment_method: method === 'card' ? method : (step?.method ?? localMethod(type) ?? method),
    reference: payment.text('merchant_order_reference_id'),
    customer_id: payment.unused((all) => all.text('customer/id', 'customer_id')),
    time_created: payment.text('created'),
    // The session takes 15 minutes by default. A payment without a step may take longer.
    time_expired: step && step.expires,
    ...(status === 'failed' && failureOf(payment)),
  };
}

/**
 * Reads a payment of Hyperswitch. `client_secret`, `sdk_authorization` and the name of the connector are neither needed nor copied.
 * @throws {PayError} `invalid-input` with the path of the first invalid field; `unsupported-action` for a step that only
 *   Hyperswitch's own software shows, and before a payment method is chosen
 */
export function fromHyperswitch(value: HyperswitchPayment): Payment;
export function fromHyperswitch(value: unknown): Payment {
  return adapt('hyperswitch', value, 'payment', paymentFrom);
}
