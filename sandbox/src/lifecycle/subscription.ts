/** The life of a subscription: active → canceled. Nothing else changes its status. */
import type { Selectable, Transaction } from 'kysely';
import { notFound } from '../errors.js';
import { recordEvent } from '../events/record.js';
import type { Schema, SubscriptionTable } from '../store/schema.js';
import { showSubscription } from '../subscriptions/view.js';
import type { World } from '../world.js';
import { checkTransition } from './transition.js';

export type SubscriptionRow = Selectable<SubscriptionTable>;

const TRANSITIONS = { active: ['canceled'] };

/** Makes no more debits; the one that is under way goes on. @throws {ApiError} 404, or 400 when it is canceled already */
export async function cancelSubscription(
  transaction: Transaction<Schema>,
  world: World,
  id: string,
): Promise<SubscriptionRow> {
  const row = await transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('subscription', id);
  checkTransition(TRANSITIONS, `subscription ${id}`, row.status, 'canceled');
  const canceled = await transaction
    .updateTable('subscriptions')
    .set({ status: 'canceled', time_next: null, time_canceled: world.now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(transaction, world, 'subscription.canceled', showSubscription(canceled));
  return canceled;
}
