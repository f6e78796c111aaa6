/** A subscription as responses show it. The contract defines no shape for it; this one is the sandbox's own. */
import { z } from '@hono/zod-openapi';
import type { SubscriptionRow } from '../store/rows.js';
import { showAmount } from '../money.js';
import { amountText, currencyText, idText, nullableTime, timeText, viewOf } from './fields.js';

/** What the example has besides those of its fields. */
const SUBSCRIPTION = {
  payment_method: 'ewallet_id',
  currency: 'IDR',
  amount: '50000.00',
  interval_seconds: 2_592_000,
  time_next: '2026-12-21T12:00:00+00:00',
};

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
    status: z.enum(['active', 'canceled']),
    cycles: z.number(),
    time_created: timeText(),
    time_next: nullableTime(),
    time_canceled: nullableTime(),
  })
  .openapi('Subscription', { examples: [SUBSCRIPTION] });

export const showSubscription = viewOf(Subscription, (row: SubscriptionRow) => ({
  object: 'subscription' as const,
  livemode: false,
  amount: showAmount(row.amount, row.currency),
}));
