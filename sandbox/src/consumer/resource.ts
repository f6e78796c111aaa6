/** What a consumer acts on: a payment or a mandate. */
import type { Transaction } from 'kysely';
import { currentMandate, type MandateRow } from '../lifecycle/mandate.js';
import { currentPayment, type PaymentRow } from '../lifecycle/payment.js';
import type { Schema } from '../store/schema.js';

export type Resource = ({ kind: 'payment' } & PaymentRow) | ({ kind: 'mandate' } & MandateRow);
export type Kind = Resource['kind'];

export const kindOf = (id: string): Kind => (id.startsWith('mdt_') ? 'mandate' : 'payment');

/** As it is now, locked for the rest of the transaction. @throws {ApiError} 404 */
export async function current(transaction: Transaction<Schema>, kind: Kind, id: string, now: Date): Promise<Resource> {
  return kind === 'mandate'
    ? { kind: 'mandate', ...(await currentMandate(transaction, id, now)) }
    : { kind: 'payment', ...(await currentPayment(transaction, id, now)) };
}

export const isOpen = ({ status }: Resource): boolean => status === 'created' || status === 'pending';

/** Whether only a one-time code can sign it. */
export const waitsForCode = (resource: Resource): boolean => resource.kind === 'mandate' && resource.otp !== null;
