/** Webhook endpoints for developers, under /sandbox: secrets, deliveries, attempts and redelivery. */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { issueError, notFound } from '../errors.js';
import { timestamp, type World } from '../world.js';
import { short } from '../resources/fields.js';
import type { Changes } from '../live/changes.js';
import { showEndpoint } from './endpoints.js';
import { findDeliveries, findDelivery, redeliver } from './log.js';
import type { EndpointRow } from '../store/webhook-tables.js';

const Query = z.object({
  event_id: short().optional(),
  endpoint_id: short().optional(),
  status: z.enum(['pending', 'succeeded', 'failed']).optional(),
  search: short().optional(),
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
});

/** Adds fields that the contract's endpoint does not have. */
const showSecret = (row: EndpointRow) => ({
  ...showEndpoint(row),
  secret: row.secret,
  time_disabled: timestamp(row.time_disabled),
});

export function webhookRoutes(app: OpenAPIHono, world: World, changes: Changes): void {
  app.get('/sandbox/webhook_endpoints', async (context) => {
    const rows = await world.db.selectFrom('webhook_endpoints').selectAll().orderBy('time_created').execute();
    return context.json({ object: 'list', data: rows.map(showSecret) });
  });

  app.post('/sandbox/webhook_endpoints/:id/enable', async (context) => {
    const id = context.req.param('id');
    const row = await world.db
      .updateTable('webhook_endpoints')
      .set({ time_disabled: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound('webhook endpoint', id);
    return context.json(showSecret(row));
  });

  app.get('/sandbox/deliveries', async (context) => {
    const query = Query.safeParse(context.req.query());
    if (!query.success) throw issueError(query.error);
    return context.json({ object: 'list', data: await findDeliveries(world, query.data) });
  });

  app.get('/sandbox/deliveries/:id', async (context) =>
    context.json(await findDelivery(world, context.req.param('id'))),
  );

  app.post('/sandbox/deliveries/:id/redeliver', async (context) => {
    const id = context.req.param('id');
    const delivery = await redeliver(world, id);
    changes.report({ delivery: id });
    return context.json(delivery);
  });
}
