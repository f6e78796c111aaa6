/** A subscription as responses show it. The contract defines no shape for it; this one is the sandbox's own. */
import type { SubscriptionRow } from '../store/rows.js';
import { showAmount } from '../money.js';
import { timestamp } from '../world.js';

export function showSubscription(row: SubscriptionRow) {
  return {
    id: row.id,
    object: 'subscription' as const,
    livemode: false,
    mandate_id: row.mandate_id,
    customer_id: row.customer_id,
    payment_method: row.payment_method,
    currency: row.currency,
    amount: showAmount(row.amount, row.currency),
    interval_seconds: row.interval_seconds,
    status: row.status,
    cycles: row.cycles,
    time_created: timestamp(row.time_created),
    time_next: timestamp(row.time_next),
    time_canceled: timestamp(row.time_canceled),
  };
}
