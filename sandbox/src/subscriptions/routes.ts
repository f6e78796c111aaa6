/** Endpoints for subscriptions. The contract has none, so they are under /sandbox. */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import type { Transaction } from 'kysely';
import { runDue } from '../clock/run.js';
import { notFound, referredBy } from '../errors.js';
import { recordEvent } from '../events/record.js';
import { checkActive, currentMandate } from '../lifecycle/mandate.js';
import { cancelSubscription } from '../lifecycle/subscription.js';
import { list } from '../lists/list.js';
import { readAmount } from '../money.js';
import { control } from '../openapi/control.js';
import { amount, currency, short } from '../resources/fields.js';
import type { SubscriptionRow } from '../store/rows.js';
import type { Schema } from '../store/schema.js';
import { newId, type World } from '../world.js';
import { makeCycle } from './cycle.js';
import { showSubscription, Subscription } from '../views/subscription.js';

/** Ten years. */
const MAX_SECONDS = 315_360_000;

const SubscriptionRequest = z
  .strictObject({
    mandate_id: short(),
    currency: currency(),
    amount: amount(),
    interval_seconds: z.number().int().min(1).max(MAX_SECONDS),
  })
  .openapi('SubscriptionRequest');

type SubscriptionInput = z.infer<typeof SubscriptionRequest>;

export function subscriptions(app: OpenAPIHono): void {
  const shared = { tag: 'Subscriptions', view: Subscription } as const;
  control(app, {
    ...shared,
    method: 'post',
    path: '/sandbox/subscriptions',
    operationId: 'createSubscription',
    summary: 'Create a subscription',
    description: 'Debits the mandate at once, and then at each interval.',
    body: SubscriptionRequest,
    handle: async ({ world, body }) =>
      showSubscription(await world.transaction((transaction) => create(transaction, world, body))),
  });

  list(app, {
    table: 'subscriptions',
    operationId: 'listSubscriptions',
    order: 'time_created',
    columns: ['id', 'status', 'mandate_id', 'customer_id', 'payment_method', 'amount'],
    view: Subscription,
    show: (rows) => rows.map(showSubscription),
  });

  control(app, {
    ...shared,
    method: 'get',
    path: '/sandbox/subscriptions/{subscription_id}',
    operationId: 'retrieveSubscription',
    summary: 'Retrieve a subscription',
    description: 'Returns the subscription.',
    handle: async ({ world, id }) => {
      await runDue(world);
      const row = await world.db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) throw notFound('subscription', id);
      return showSubscription(row);
    },
  });

  control(app, {
    ...shared,
    method: 'post',
    path: '/sandbox/subscriptions/{subscription_id}/cancel',
    operationId: 'cancelSubscription',
    summary: 'Cancel a subscription',
    description: 'Stops further debits. Those that were due before the cancellation are still made.',
    handle: async ({ world, id }) => {
      await runDue(world);
      return showSubscription(await world.transaction((transaction) => cancelSubscription(transaction, world, id)));
    },
  });
}

/** The first debit is made at once. @throws {ApiError} unless the mandate is active */
async function create(
  transaction: Transaction<Schema>,
  world: World,
  { mandate_id, currency, amount, interval_seconds }: SubscriptionInput,
): Promise<SubscriptionRow> {
  const mandate = await referredBy('mandate_id', currentMandate(transaction, world, mandate_id));
  checkActive(mandate);
  const now = world.now();
  const row = await transaction
    .insertInto('subscriptions')
    .values({
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
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(transaction, world, 'subscription.created', row);
  return makeCycle(transaction, world, row);
}
