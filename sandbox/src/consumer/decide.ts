/** The consumer's decision on a payment or mandate. */
import type { Transaction } from 'kysely';
import { paramError } from '../errors.js';
import { endMandate } from '../lifecycle/mandate.js';
import { endPayment } from '../lifecycle/payment.js';
import type { Schema } from '../store/schema.js';
import type { World } from '../world.js';
import { current, isOpen, waitsForCode, type Kind, type Resource } from './resource.js';

/**
 * The consumer decides. What had ended before stays as it was, and is not `decided`.
 * @throws {ApiError} for a mandate that only its one-time code signs
 */
export function decide(
  world: World,
  kind: Kind,
  id: string,
  approve: boolean,
): Promise<{ resource: Resource; decided: boolean }> {
  return world.db.transaction().execute(async (transaction) => {
    const at = world.now();
    const resource = await current(transaction, kind, id, at);
    if (!isOpen(resource)) return { resource, decided: false };
    if (approve && waitsForCode(resource)) throw paramError('', `mandate ${id} is signed with its one-time code`);
    return { resource: await end(transaction, resource, approve, at), decided: true };
  });
}

async function end(
  transaction: Transaction<Schema>,
  resource: Resource,
  approve: boolean,
  at: Date,
): Promise<Resource> {
  const declined = { status: 'failed', code: 'declined_by_consumer', message: 'The consumer declined.' } as const;
  return resource.kind === 'payment'
    ? { kind: 'payment', ...(await endPayment(transaction, resource, approve ? { status: 'paid', at } : declined)) }
    : { kind: 'mandate', ...(await endMandate(transaction, resource, approve ? { status: 'active', at } : declined)) };
}
