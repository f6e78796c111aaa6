/** A subscription as responses show it. The contract defines no shape for it; this one is the sandbox's own. */
import { z } from '@hono/zod-openapi';
import type { SubscriptionRow } from '../store/rows.js';
import { showAmount } from '../money.js';
import { timestamp } from '../world.js';
import { amountText, currencyText, idText, nullableTime, timeText } from './fields.js';

const STATUSES = ['active', 'canceled'] as const;

export const Subscription = z
  .strictObject({
    id: idText('sub'),
    object: z.literal('subscription'),
    livemode: z.boolean(),
    mandate_id: idText('mdt'),
    customer_id: idText('cst'),
    payment_method: z.string(),
    currency: currencyText(),
    amount: amountText(),
    interval_seconds: z.number(),
    status: z.enum(STATUSES),
    cycles: z.number(),
    time_created: timeText(),
    time_next: nullableTime(),
    time_canceled: nullableTime(),
  })
  .openapi('Subscription');

export function showSubscription(row: SubscriptionRow): z.infer<typeof Subscription> {
  return {
    id: row.id,
    object: 'subscription',
    livemode: false,
    mandate_id: row.mandate_id,
    customer_id: row.customer_id,
    payment_method: row.payment_method,
    currency: row.currency,
    amount: showAmount(row.amount, row.currency),
    interval_seconds: row.interval_seconds,
    status: row.status as (typeof STATUSES)[number],
    cycles: row.cycles,
    time_created: timestamp(row.time_created),
    time_next: timestamp(row.time_next),
    time_canceled: timestamp(row.time_canceled),
  };
}
