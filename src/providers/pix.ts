/**
 * Payments of the Pix API.
 * Source: https://bacen.github.io/pix-api/
 */
import type { PaymentJson } from '../contract/json.js';
import { parsePayment, type Payment } from '../contract/resource.js';
import { openLink } from './actions.js';
import { adapt, isOpen } from './adapt.js';
import type { ObjectReader } from './object-reader.js';
import { statusOf, type Table } from './tables.js';

/** A payment, as the API returns it. The adapter reads more fields than these. */
export interface PixPayment {
  readonly calendario: string;
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
  const status = statusOf('pix', STATUSES, payment.requiredText('status'));
  const url = payment.text('redirect_url');
  return {
    object: 'payment',
    id: payment.requiredText('calendario'),
    status,
    action: isOpen(status) && url ? openLink(url) : null,
  };
}

/** Turns a payment of the Pix API into one of the contract. @throws {PayError} `invalid-input` or `unsupported-action` */
export function fromPix(payment: PixPayment): Payment;
export function fromPix(payment: unknown): Payment {
  return adapt('pix', payment, 'payment', (source) => parsePayment(toPayment(source)));
}
