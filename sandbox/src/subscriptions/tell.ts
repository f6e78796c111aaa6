/** A subscription hears how a debit of it ended. */
import type { Transaction } from 'kysely';
import { recordEvent } from '../events/record.js';
import type { PaymentRow } from '../lifecycle/payment.js';
import type { Schema } from '../store/schema.js';
import type { World } from '../world.js';
import { showSubscription } from './view.js';

export async function tellSubscription(
  transaction: Transaction<Schema>,
  world: World,
  { source_id, status }: PaymentRow,
): Promise<void> {
  if (source_id === null) return;
  const subscription = await transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', source_id)
    .executeTakeFirstOrThrow();
  const type = status === 'paid' ? 'subscription.succeeded' : 'subscription.failed';
  await recordEvent(transaction, world, type, showSubscription(subscription));
}
