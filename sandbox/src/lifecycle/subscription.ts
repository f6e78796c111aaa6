/** The lifecycle of a subscription: active → canceled. No other file changes its status. */
import type { Transaction } from 'kysely';
import { notFound } from '../errors.js';
import { recordEvent } from '../events/record.js';
import type { SubscriptionRow } from '../store/rows.js';
import type { Schema } from '../store/schema.js';
import type { World } from '../world.js';
import { checkTransition } from './transition.js';

const TRANSITIONS = { active: ['canceled'] };

/** Stops further debits. A debit in progress continues. @throws {ApiError} 404, or 400 if it is canceled already */
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
  await recordEvent(transaction, world, 'subscription.canceled', canceled);
  return canceled;
}
