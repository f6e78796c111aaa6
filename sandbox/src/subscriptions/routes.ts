/** Endpoints for subscriptions. The contract has none, so they are under /sandbox. */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { runDue } from '../clock/run.js';
import { referredBy } from '../errors.js';
import { recordEvent } from '../events/record.js';
import { checkActive, currentMandate } from '../lifecycle/mandate.js';
import { cancelSubscription } from '../lifecycle/subscription.js';
import { list } from '../lists/list.js';
import { readAmount } from '../money.js';
import { route } from '../openapi/route.js';
import { amount, currency, seconds, short } from '../resources/fields.js';
import { insertRow, readRow, type SubscriptionRow } from '../store/rows.js';
import { newId, transact, type Atomic } from '../world.js';
import { makeCycle } from './cycle.js';
import { showSubscription, Subscription } from '../views/subscription.js';

const SubscriptionRequest = z
  .strictObject({
    mandate_id: short(),
    currency: currency(),
    amount: amount(),
    interval_seconds: seconds(),
  })
  .openapi('SubscriptionRequest', {
    examples: [{ mandate_id: 'mdt_123', currency: 'IDR', amount: '50000', interval_seconds: 2_592_000 }],
  });

export function subscriptions(app: OpenAPIHono): void {
  const shared = { tag: 'Subscriptions', view: Subscription } as const;
  route(app, 'POST /sandbox/subscriptions', {
    ...shared,
    operationId: 'createSubscription',
    summary: 'Create a subscription',
    description: 'Debits the mandate at once, and then at each interval.',
    body: SubscriptionRequest,
    handle: async ({ world, body }) => showSubscription(await transact(world, (world) => create(world, body))),
  });

  list(app, {
    table: 'subscriptions',
    operationId: 'listSubscriptions',
    order: 'time_created',
    columns: ['id', 'status', 'mandate_id', 'customer_id', 'payment_method', 'amount'],
    view: Subscription,
    show: (rows) => rows.map(showSubscription),
  });

  route(app, 'GET /sandbox/subscriptions/{subscription_id}', {
    ...shared,
    operationId: 'retrieveSubscription',
    summary: 'Retrieve a subscription',
    description: 'Returns the subscription.',
    handle: async ({ world, id }) => {
      await runDue(world);
      return showSubscription(await readRow(world, 'subscriptions', id));
    },
  });

  route(app, 'POST /sandbox/subscriptions/{subscription_id}/cancel', {
    ...shared,
    operationId: 'cancelSubscription',
    summary: 'Cancel a subscription',
    description: 'Stops further debits. Those that were due before the cancellation are still made.',
    handle: async ({ world, id }) => {
      await runDue(world);
      return showSubscription(await transact(world, (world) => cancelSubscription(world, id)));
    },
  });
}

/** The first debit is made at once. @throws {ApiError} unless the mandate is active */
async function create(
  world: Atomic,
  { mandate_id, currency, amount, interval_seconds }: z.infer<typeof SubscriptionRequest>,
): Promise<SubscriptionRow> {
  const mandate = await referredBy('mandate_id', currentMandate(world, mandate_id));
  checkActive(mandate);
  const now = world.now();
  const row = await insertRow(world, 'subscriptions', {
    id: newId(world, 'sub'),
    mandate_id,
    customer_id: mandate.customer_id,
    payment_method: mandate.payment_method,
    currency,
    amount: readAmount(amount, currency),
    interval_seconds,
    status: 'active',
    cycles: 0,
    time_created: now,
    time_next: now,
  });
  await recordEvent(world, 'subscription.created', row);
  return makeCycle(world, row);
}
