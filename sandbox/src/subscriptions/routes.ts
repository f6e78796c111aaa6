/** Endpoints for subscriptions. The contract has none, so they are under /sandbox. */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import type { Transaction } from 'kysely';
import { runDue } from '../clock/run.js';
import { notFound, referredBy } from '../errors.js';
import { recordEvent } from '../events/record.js';
import { checkActive, currentMandate } from '../lifecycle/mandate.js';
import { cancelSubscription } from '../lifecycle/subscription.js';
import { pageOf, readQuery } from '../lists/page.js';
import { readAmount } from '../money.js';
import { currency, short } from '../resources/fields.js';
import { readInput } from '../resources/input.js';
import type { SubscriptionRow } from '../store/rows.js';
import type { Schema } from '../store/schema.js';
import { newId, type World } from '../world.js';
import { makeCycle } from './cycle.js';
import { showSubscription } from '../views/subscription.js';

const LATEST = '100';
const LISTED = {
  table: 'subscriptions',
  order: 'time_created',
  columns: ['id', 'status', 'mandate_id', 'customer_id', 'payment_method', 'amount'],
} as const;
/** Ten years. */
const MAX_SECONDS = 315_360_000;

const SubscriptionRequest = z.strictObject({
  mandate_id: short(),
  currency: currency(),
  amount: z.string(),
  interval_seconds: z.number().int().min(1).max(MAX_SECONDS),
});

type SubscriptionInput = z.infer<typeof SubscriptionRequest>;

export function subscriptions(app: OpenAPIHono, world: World): void {
  app.post('/sandbox/subscriptions', async (context) => {
    const input = readInput(SubscriptionRequest, await context.req.text());
    const row = await world.transaction((transaction) => create(transaction, world, input));
    return context.json(showSubscription(row));
  });

  app.get('/sandbox/subscriptions', async (context) => {
    await runDue(world);
    const rows = await pageOf(world, LISTED, readQuery({ limit: LATEST, ...context.req.query() }));
    return context.json({ object: 'list', data: rows.map(showSubscription) });
  });

  app.get('/sandbox/subscriptions/:id', async (context) => {
    const id = context.req.param('id');
    await runDue(world);
    const row = await world.db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('subscription', id);
    return context.json(showSubscription(row));
  });

  app.post('/sandbox/subscriptions/:id/cancel', async (context) => {
    // Debits that were due before the cancellation are still made.
    await runDue(world);
    const row = await world.transaction((transaction) =>
      cancelSubscription(transaction, world, context.req.param('id')),
    );
    return context.json(showSubscription(row));
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
