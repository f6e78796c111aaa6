/** Webhook endpoints for developers, under /sandbox: secrets, deliveries, attempts and redelivery. */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { issueError } from '../errors.js';
import { pageOf, readQuery } from '../lists/page.js';
import { timestamp, type World } from '../world.js';
import { short } from '../resources/fields.js';
import { readInput } from '../resources/input.js';
import type { Changes } from '../live/changes.js';
import { deleteEndpoint, EndpointUpdate, setEnabled, updateEndpoint } from './edit.js';
import { createEndpoint, EndpointWithSecret, showEndpoint, type EndpointOptions } from './endpoints.js';
import { findDeliveries, findDelivery, redeliver } from './log.js';
import { sendTest } from './test-event.js';
import type { EndpointRow } from '../store/webhook-tables.js';

const LATEST = '100';
const ENDPOINTS = {
  table: 'webhook_endpoints',
  order: 'time_created',
  columns: ['id', 'url', 'event_types', 'description'],
} as const;

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

export interface WebhookRouteOptions extends EndpointOptions {
  readonly world: World;
  readonly changes: Changes;
}

export function webhookRoutes(app: OpenAPIHono, options: WebhookRouteOptions): void {
  const { world, changes } = options;

  app.get('/sandbox/webhook_endpoints', async (context) => {
    const query = readQuery({ limit: LATEST, ...context.req.query() });
    const rows = await pageOf(world, ENDPOINTS, query, sql`time_deleted is null`);
    return context.json({ object: 'list', data: rows.map(showSecret) });
  });

  app.post('/sandbox/webhook_endpoints', async (context) => {
    const input = readInput(EndpointWithSecret, await context.req.text());
    return context.json(showSecret(await createEndpoint(world, input, options, context.req.url)));
  });

  app.put('/sandbox/webhook_endpoints/:id', async (context) => {
    const input = readInput(EndpointUpdate, await context.req.text());
    return context.json(
      showSecret(await updateEndpoint(world, context.req.param('id'), input, options, context.req.url)),
    );
  });

  app.delete('/sandbox/webhook_endpoints/:id', async (context) => {
    const id = context.req.param('id');
    await deleteEndpoint(world, id);
    return context.json({ id, object: 'webhook_endpoint', deleted: true });
  });

  for (const change of ['enable', 'disable']) {
    app.post(`/sandbox/webhook_endpoints/:id/${change}`, async (context) =>
      context.json(showSecret(await setEnabled(world, context.req.param('id'), change === 'enable'))),
    );
  }

  app.post('/sandbox/webhook_endpoints/:id/test', async (context) =>
    context.json(await sendTest(world, context.req.param('id'))),
  );

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
