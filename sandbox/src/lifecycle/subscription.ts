/** The lifecycle of a subscription: active → canceled. No other file changes its status. */
import { recordEvent } from '../events/record.js';
import { lockRow, updateRow, type SubscriptionRow } from '../store/rows.js';
import type { Atomic } from '../world.js';
import { checkTransition } from './transition.js';

const TRANSITIONS = { active: ['canceled'] };

/** Stops further debits. A debit in progress continues. @throws {ApiError} 404, or 400 if it is canceled already */
export async function cancelSubscription(world: Atomic, id: string): Promise<SubscriptionRow> {
  const row = await lockRow(world, 'subscriptions', id);
  checkTransition(TRANSITIONS, `subscription ${id}`, row.status, 'canceled');
  const canceled = await updateRow(world, 'subscriptions', id, {
    status: 'canceled',
    time_next: null,
    time_canceled: world.now(),
  });
  await recordEvent(world, 'subscription.canceled', canceled);
  return canceled;
}
