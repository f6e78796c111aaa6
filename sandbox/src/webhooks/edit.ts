/** Changes and deletes webhook endpoints. The contract only creates them. */
import { z } from '@hono/zod-openapi';
import { sql, type Kysely, type UpdateObject } from 'kysely';
import { notFound } from '../errors.js';
import type { Schema } from '../store/schema.js';
import type { EndpointRow } from '../store/webhook-tables.js';
import { transact, type World } from '../world.js';
import { checkTarget, endpointFields, type EndpointOptions } from './endpoints.js';
import { webhookSecret } from './secret.js';

/** Absent fields stay unchanged. */
export const EndpointUpdate = z
  .strictObject({
    url: endpointFields.url.optional(),
    event_types: endpointFields.event_types.optional(),
    description: endpointFields.description.or(z.literal('')).nullable().optional(),
    secret: webhookSecret.optional(),
  })
  .openapi('WebhookEndpointUpdate', {
    examples: [{ url: 'http://127.0.0.1:3000/webhooks', event_types: ['payment.paid'] }],
  });

/** Pending deliveries go to the new URL. @param own the URL of the request @throws {ApiError} 404, or 400 if the URL is not allowed */
export async function updateEndpoint(
  { db }: World,
  id: string,
  { event_types, description, ...rest }: z.infer<typeof EndpointUpdate>,
  { targets }: EndpointOptions,
  own: string,
): Promise<EndpointRow> {
  await findEndpoint({ db }, id);
  if (rest.url !== undefined) checkTarget(rest.url, targets, own);
  return change(db, id, {
    id,
    ...rest,
    event_types: event_types && JSON.stringify(event_types),
    description: description === null ? '' : description,
  });
}

/**
 * Its deliveries stay in the log, and no more are sent. The row stays too: a payment that is created at the same time may
 * already refer to it.
 * @throws {ApiError} 404
 */
export async function deleteEndpoint(world: World, id: string): Promise<void> {
  const now = world.now();
  await transact(world, async ({ db }) => {
    await change(db, id, { time_deleted: now, time_disabled: now });
    await db
      .updateTable('deliveries')
      .set({ status: 'failed', time_leased: null, claims: sql`claims + 1` })
      .where('endpoint_id', '=', id)
      .where('status', '=', 'pending')
      .execute();
  });
}

/** A disabled endpoint receives nothing until it is enabled. @throws {ApiError} 404 */
export function setEnabled({ db, now }: World, id: string, enabled: boolean): Promise<EndpointRow> {
  return change(db, id, { time_disabled: enabled ? null : now() });
}

/** @throws {ApiError} 404 */
async function change(
  db: Kysely<Schema>,
  id: string,
  values: UpdateObject<Schema, 'webhook_endpoints'>,
): Promise<EndpointRow> {
  const update = db.updateTable('webhook_endpoints').set(values).where('id', '=', id);
  return found(await update.where('time_deleted', 'is', null).returningAll().executeTakeFirst(), id);
}

/** @throws {ApiError} 404 */
export async function findEndpoint({ db }: Pick<World, 'db'>, id: string): Promise<EndpointRow> {
  const row = await db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', id)
    .where('time_deleted', 'is', null)
    .executeTakeFirst();
  return found(row, id);
}

/** All endpoints, oldest first. */
export function allEndpoints({ db }: Pick<World, 'db'>): Promise<EndpointRow[]> {
  return db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('time_deleted', 'is', null)
    .orderBy('time_created')
    .execute();
}

function found(row: EndpointRow | undefined, id: string): EndpointRow {
  if (!row) throw notFound('webhook endpoint', id);
  return row;
}
