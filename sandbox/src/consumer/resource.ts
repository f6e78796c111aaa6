/** A payment or a mandate that a consumer acts on. */
import { currentMandate, readMandate } from '../lifecycle/mandate.js';
import { currentPayment, readPayment } from '../lifecycle/payment.js';
import type { MandateRow, PaymentRow } from '../store/rows.js';
import type { Atomic, World } from '../world.js';

export type Resource = ({ kind: 'payment' } & PaymentRow) | ({ kind: 'mandate' } & MandateRow);
export type Kind = Resource['kind'];

export const kindOf = (id: string): Kind => (id.startsWith('mdt_') ? 'mandate' : 'payment');

/** The current payment or mandate, locked for the rest of the transaction. @throws {ApiError} 404 */
export async function current(world: Atomic, kind: Kind, id: string): Promise<Resource> {
  return kind === 'mandate'
    ? { kind, ...(await currentMandate(world, id)) }
    : { kind, ...(await currentPayment(world, id)) };
}

/** The current payment or mandate. @throws {ApiError} 404 */
export async function read(world: World, id: string): Promise<Resource> {
  return kindOf(id) === 'mandate'
    ? { kind: 'mandate', ...(await readMandate(world, id)) }
    : { kind: 'payment', ...(await readPayment(world, id)) };
}

/** Returns true if the consumer can decide: not for direct debits, nor for payments that wait for confirmation. */
export const isOpen = (resource: Resource): boolean =>
  resource.kind === 'mandate'
    ? resource.status === 'pending'
    : resource.status === 'created' && resource.mandate_id === null && resource.time_settles === null;

/** Returns true if only a one-time code can sign the mandate. */
export const waitsForCode = (resource: Resource): boolean => resource.kind === 'mandate' && resource.otp !== null;
