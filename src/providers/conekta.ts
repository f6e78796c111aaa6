/**
 * Payments of Conekta.
 * Source: https://developers.conekta.com/reference/getorderbyid
 */
import type { PaymentJson } from '../contract/json.js';
import { parsePayment, type Payment } from '../contract/resource.js';
import { openLink } from './actions.js';
import { adapt, isOpen } from './adapt.js';
import type { ObjectReader } from './object-reader.js';
import { statusOf, type Table } from './tables.js';

/** A payment, as the API returns it. The adapter reads more fields than these. */
export interface ConektaPayment {
  readonly order_id: string;
  readonly status: string;
  readonly redirect_url?: string | null;
}

/** Every status of the documents, and ours. */
const STATUSES: Table = {
  pending: 'created',
  succeeded: 'paid',
  failed: 'failed',
};

function toPayment(payment: ObjectReader): PaymentJson {
  const status = statusOf('conekta', STATUSES, payment.requiredText('status'));
  const url = payment.text('redirect_url');
  return {
    object: 'payment',
    id: payment.requiredText('order_id'),
    status,
    action: isOpen(status) && url ? openLink(url) : null,
  };
}

/** Turns a payment of Conekta into one of the contract. @throws {PayError} `invalid-input` or `unsupported-action` */
export function fromConekta(payment: ConektaPayment): Payment;
export function fromConekta(payment: unknown): Payment {
  return adapt('conekta', payment, 'payment', (source) => parsePayment(toPayment(source)));
}
