/** Webhook endpoints for developers, under /sandbox: secrets, deliveries, attempts and redelivery. */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { list } from '../lists/list.js';
import { listOf, route } from '../openapi/route.js';
import { idText, nullableTime } from '../views/fields.js';
import { timestamp } from '../world.js';
import type { Changes } from '../live/changes.js';
import { deleteEndpoint, EndpointUpdate, setEnabled, updateEndpoint } from './edit.js';
import {
  createEndpoint,
  ENDPOINT,
  EndpointWithSecret,
  SECRET,
  showEndpoint,
  WebhookEndpoint,
  type EndpointOptions,
} from './endpoints.js';
import { Delivery, DeliveryQuery, findDeliveries, findDelivery, redeliver } from './log.js';
import { sendTest } from './test-event.js';
import type { EndpointRow } from '../store/webhook-tables.js';

/** With fields that the contract's endpoint does not have. */
const ListedEndpoint = z
  .strictObject({ ...WebhookEndpoint.shape, secret: z.string(), time_disabled: nullableTime() })
  .openapi('ListedWebhookEndpoint', { examples: [{ ...ENDPOINT, description: '', secret: SECRET }] });

const Deleted = z
  .strictObject({ id: idText('we'), object: z.literal('webhook_endpoint'), deleted: z.literal(true) })
  .openapi('DeletedWebhookEndpoint');

const showSecret = (row: EndpointRow): z.infer<typeof ListedEndpoint> => ({
  ...showEndpoint(row),
  secret: row.secret,
  time_disabled: timestamp(row.time_disabled),
});

export interface WebhookRouteOptions extends EndpointOptions {
  readonly changes: Changes;
}

export function webhookRoutes(app: OpenAPIHono, options: WebhookRouteOptions): void {
  endpointRoutes(app, options);
  const tag = 'Webhooks';
  route(app, 'GET /sandbox/deliveries', {
    operationId: 'listDeliveries',
    tag,
    summary: 'List deliveries',
    description: 'Returns the newest deliveries with their attempts.',
    query: DeliveryQuery,
    view: listOf(Delivery),
    handle: async ({ world, query }) => ({ object: 'list' as const, data: await findDeliveries(world, query) }),
  });
  route(app, 'GET /sandbox/deliveries/{delivery_id}', {
    operationId: 'retrieveDelivery',
    tag,
    summary: 'Retrieve a delivery',
    description: 'Returns the delivery with its attempts.',
    view: Delivery,
    handle: ({ world, id }) => findDelivery(world, id),
  });
  route(app, 'POST /sandbox/deliveries/{delivery_id}/redeliver', {
    operationId: 'redeliver',
    tag,
    summary: 'Deliver again',
    description: 'Sends it again, whatever its status, for up to three days.',
    view: Delivery,
    handle: async ({ world, id }) => {
      const delivery = await redeliver(world, id);
      options.changes.report({ delivery: id });
      return delivery;
    },
  });
}

function endpointRoutes(app: OpenAPIHono, options: EndpointOptions): void {
  const shared = { tag: 'Webhooks', view: ListedEndpoint } as const;
  const path = '/sandbox/webhook_endpoints/{endpoint_id}';
  list(app, {
    table: 'webhook_endpoints',
    operationId: 'listWebhookEndpoints',
    order: 'time_created',
    columns: ['id', 'url', 'event_types', 'description'],
    only: sql`time_deleted is null`,
    view: ListedEndpoint,
    show: (rows) => rows.map(showSecret),
  });
  route(app, 'POST /sandbox/webhook_endpoints', {
    ...shared,
    operationId: 'createWebhookEndpoint',
    summary: 'Create a webhook endpoint',
    description: 'Returns the endpoint with its secret.',
    body: EndpointWithSecret,
    handle: async ({ context, world, body }) => showSecret(await createEndpoint(world, body, options, context.req.url)),
  });
  route(app, `PUT ${path}`, {
    ...shared,
    operationId: 'updateWebhookEndpoint',
    summary: 'Change a webhook endpoint',
    description: 'Absent fields are unchanged. Pending deliveries go to the new URL.',
    body: EndpointUpdate,
    handle: async ({ context, world, id, body }) =>
      showSecret(await updateEndpoint(world, id, body, options, context.req.url)),
  });
  route(app, `DELETE ${path}`, {
    ...shared,
    operationId: 'deleteWebhookEndpoint',
    summary: 'Delete a webhook endpoint',
    description: 'Its pending deliveries become `failed`.',
    view: Deleted,
    handle: async ({ world, id }) => {
      await deleteEndpoint(world, id);
      return { id, object: 'webhook_endpoint' as const, deleted: true as const };
    },
  });
  for (const change of ['enable', 'disable'] as const) {
    route(app, `POST ${path}/${change}`, {
      ...shared,
      operationId: `${change}WebhookEndpoint`,
      summary: change === 'enable' ? 'Enable a webhook endpoint' : 'Disable a webhook endpoint',
      description: 'A disabled endpoint receives nothing until it is enabled.',
      handle: async ({ world, id }) => showSecret(await setEnabled(world, id, change === 'enable')),
    });
  }
  route(app, `POST ${path}/test`, {
    ...shared,
    operationId: 'testWebhookEndpoint',
    summary: 'Send a test event',
    description: 'Sends it once, whatever types the endpoint subscribes to, and returns the delivery.',
    view: Delivery,
    handle: ({ world, id }) => sendTest(world, id),
  });
}
