/** Changes and deletes webhook endpoints. The contract only creates them. */
import { z } from '@hono/zod-openapi';
import { notFound } from '../errors.js';
import type { EndpointRow } from '../store/webhook-tables.js';
import type { World } from '../world.js';
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
  .openapi('WebhookEndpointUpdate');

type Update = z.infer<typeof EndpointUpdate>;

/** Pending deliveries go to the new URL. @param own the URL of the request @throws {ApiError} 404, or 400 if the URL is not allowed */
export async function updateEndpoint(
  { db }: World,
  id: string,
  { url, event_types, description, secret }: Update,
  { targets }: EndpointOptions,
  own: string,
): Promise<EndpointRow> {
  await findEndpoint({ db }, id);
  if (url !== undefined) checkTarget(url, targets, own);
  const row = await db
    .updateTable('webhook_endpoints')
    .set({
      id,
      ...(url === undefined ? {} : { url }),
      ...(event_types === undefined ? {} : { event_types: JSON.stringify(event_types) }),
      ...(description === undefined ? {} : { description: description ?? '' }),
      ...(secret === undefined ? {} : { secret }),
    })
    .where('id', '=', id)
    .where('time_deleted', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return found(row, id);
}

/**
 * Its deliveries stay in the log, and no more are sent. The row stays too: a payment that is created at the same time may
 * already refer to it.
 * @throws {ApiError} 404
 */
export async function deleteEndpoint(world: World, id: string): Promise<void> {
  const now = world.now();
  await world.transaction(async (transaction) => {
    const row = await transaction
      .updateTable('webhook_endpoints')
      .set({ time_deleted: now, time_disabled: now })
      .where('id', '=', id)
      .where('time_deleted', 'is', null)
      .returningAll()
      .executeTakeFirst();
    found(row, id);
    await transaction
      .updateTable('deliveries')
      .set(({ eb }) => ({ status: 'failed', time_leased: null, claims: eb('claims', '+', 1) }))
      .where('endpoint_id', '=', id)
      .where('status', '=', 'pending')
      .execute();
  });
}

/** A disabled endpoint receives nothing until it is enabled. @throws {ApiError} 404 */
export async function setEnabled(world: World, id: string, enabled: boolean): Promise<EndpointRow> {
  const row = await world.db
    .updateTable('webhook_endpoints')
    .set({ time_disabled: enabled ? null : world.now() })
    .where('id', '=', id)
    .where('time_deleted', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return found(row, id);
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
