/**
 * Payments of Mollie.
 * Source: https://docs.mollie.com/reference/get-payment
 */
import type { PaymentJson } from '../contract/json.js';
import { parsePayment, type Payment } from '../contract/resource.js';
import { openLink } from './actions.js';
import { adapt, isOpen } from './adapt.js';
import type { ObjectReader } from './object-reader.js';
import { statusOf, type Table } from './tables.js';

/** A payment, as the API returns it. The adapter reads more fields than these. */
export interface MolliePayment {
  readonly _links: string;
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
  const status = statusOf('mollie', STATUSES, payment.requiredText('status'));
  const url = payment.text('redirect_url');
  return {
    object: 'payment',
    id: payment.requiredText('_links'),
    status,
    action: isOpen(status) && url ? openLink(url) : null,
  };
}

/** Turns a payment of Mollie into one of the contract. @throws {PayError} `invalid-input` or `unsupported-action` */
export function fromMollie(payment: MolliePayment): Payment;
export function fromMollie(payment: unknown): Payment {
  return adapt('mollie', payment, 'payment', (source) => parsePayment(toPayment(source)));
}
