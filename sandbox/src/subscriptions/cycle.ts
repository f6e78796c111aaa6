/** A subscription cycle: one debit of its mandate. */
import { updateRow, type SubscriptionRow } from '../store/rows.js';
import { createPayment } from '../resources/payments.js';
import { worldAt, type Atomic } from '../world.js';

/** Makes the due debit of a locked subscription, dated at the due time. @returns the same row if no debit is due */
export async function makeCycle(world: Atomic, row: SubscriptionRow): Promise<SubscriptionRow> {
  const { id, status, time_next, time_created, interval_seconds, cycles, payment_method, currency, amount } = row;
  if (status !== 'active' || time_next === null || time_next > world.now()) return row;
  const then = worldAt(world, time_next);
  const order = { payment_method, currency, amount, mandate_id: row.mandate_id, source_id: id, origin: '' };
  await createPayment(then, order);
  return updateRow(world, 'subscriptions', id, {
    cycles: cycles + 1,
    // Computed from the creation time so that it does not drift.
    time_next: new Date(time_created.getTime() + (cycles + 1) * interval_seconds * 1_000),
  });
}
