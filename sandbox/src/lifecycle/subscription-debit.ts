/** Records on a subscription the outcome of one of its debits. */
import type { Transaction } from 'kysely';
import { recordEvent } from '../events/record.js';
import type { PaymentRow } from '../store/rows.js';
import type { Schema } from '../store/schema.js';
import type { World } from '../world.js';

/** Does nothing for a payment that no subscription made. */
export async function recordSubscriptionDebit(
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
  await recordEvent(
    transaction,
    world,
    status === 'paid' ? 'subscription.succeeded' : 'subscription.failed',
    subscription,
  );
}
