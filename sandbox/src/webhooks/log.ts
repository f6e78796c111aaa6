/** Lists deliveries with their attempts, and redelivers them. */
import { z } from '@hono/zod-openapi';
import { sql, type Selectable } from 'kysely';
import { notFound, paramError } from '../errors.js';
import { matches, SEARCHED_ROWS } from '../lists/page.js';
import { short } from '../resources/fields.js';
import { EXAMPLE_TIME, exampleId, idText, nullableText, nullableTime, timeText, viewOf } from '../views/fields.js';
import { timestamp, type World } from '../world.js';
import { ENDPOINT } from './endpoints.js';
import type { DeliveryAttemptTable, DeliveryRow } from '../store/webhook-tables.js';

const SEARCHED = [
  'deliveries.id',
  'deliveries.status',
  'deliveries.event_id',
  'deliveries.endpoint_id',
  'events.type',
  'webhook_endpoints.url',
];

/** The newest deliveries, and those with that id or of the event with that id. */
const searched = (search: string) => sql<boolean>`(deliveries.sequence > coalesce(
  (select sequence from ${sql.table('deliveries')} order by sequence desc limit 1 offset ${sql.lit(SEARCHED_ROWS)}), 0)
  or deliveries.id = ${search} or deliveries.event_id = ${search})`;

const STATUSES = ['pending', 'succeeded', 'failed'] as const satisfies readonly DeliveryRow['status'][];

const Attempt = z.strictObject({
  number: z.number(),
  time_started: timeText(),
  duration_ms: z.number(),
  status_code: z.number().nullable(),
  error: nullableText(),
});
const showAttempt = viewOf(Attempt, (_row: Selectable<DeliveryAttemptTable>) => ({}));

export const Delivery = z
  .strictObject({
    id: z.string(),
    object: z.literal('delivery'),
    event_id: idText('evt'),
    event_type: z.string(),
    endpoint_id: idText('we'),
    url: z.string(),
    status: z.enum(STATUSES),
    time_created: timeText(),
    time_next: nullableTime(),
    attempts: z.array(Attempt),
  })
  .openapi('Delivery', {
    examples: [
      {
        id: exampleId('dlv'),
        event_type: 'payment.paid',
        url: ENDPOINT.url,
        status: 'succeeded',
        attempts: [{ number: 1, time_started: EXAMPLE_TIME, duration_ms: 12, status_code: 204, error: null }],
      },
    ],
  });

export type Delivery = z.infer<typeof Delivery>;

/** The filters of the list of deliveries. */
export const DeliveryQuery = z.object({
  event_id: short().optional(),
  endpoint_id: short().optional(),
  status: z.enum(STATUSES).optional(),
  search: short().optional(),
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
});

interface DeliveryFilter extends z.infer<typeof DeliveryQuery> {
  readonly id?: string;
  /** The deliveries to list: these, and those of these events. */
  readonly among?: { readonly ids: readonly string[]; readonly events: readonly string[] };
}

/** Newest deliveries first; the attempts of each in order. */
export async function findDeliveries({ db }: World, filter: DeliveryFilter): Promise<Delivery[]> {
  let query = db
    .selectFrom('deliveries')
    .innerJoin('events', 'events.id', 'deliveries.event_id')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'deliveries.endpoint_id')
    .selectAll('deliveries')
    .select(['events.type', 'webhook_endpoints.url'])
    .orderBy('deliveries.sequence', 'desc')
    .limit(filter.limit);
  if (filter.id !== undefined) query = query.where('deliveries.id', '=', filter.id);
  if (filter.event_id !== undefined) query = query.where('deliveries.event_id', '=', filter.event_id);
  if (filter.endpoint_id !== undefined) query = query.where('deliveries.endpoint_id', '=', filter.endpoint_id);
  if (filter.status !== undefined) query = query.where('deliveries.status', '=', filter.status);
  const { among } = filter;
  if (among) {
    query = query.where((where) =>
      where.or([
        ...(among.ids.length ? [where('deliveries.id', 'in', among.ids)] : []),
        ...(among.events.length ? [where('deliveries.event_id', 'in', among.events)] : []),
      ]),
    );
  }
  if (filter.search) query = query.where(searched(filter.search)).where(matches(SEARCHED, filter.search));
  const rows = await query.execute();
  const ids = rows.map(({ id }) => id);
  const attempts = ids.length
    ? await db.selectFrom('delivery_attempts').selectAll().where('delivery_id', 'in', ids).orderBy('number').execute()
    : [];
  return rows.map((row) => ({
    id: row.id,
    object: 'delivery' as const,
    event_id: row.event_id,
    event_type: row.type,
    endpoint_id: row.endpoint_id,
    url: row.url,
    status: row.status,
    time_created: timestamp(row.time_created),
    time_next: row.status === 'pending' ? timestamp(row.time_due) : null,
    attempts: attempts.filter(({ delivery_id }) => delivery_id === row.id).map(showAttempt),
  }));
}

/** @throws {ApiError} 404 */
export async function findDelivery(world: World, id: string): Promise<Delivery> {
  const [delivery] = await findDeliveries(world, { id, limit: 1 });
  if (!delivery) throw notFound('delivery', id);
  return delivery;
}

/** Queues a delivery again, with new attempts for three days. @throws {ApiError} if its endpoint is disabled */
export async function redeliver(world: World, id: string): Promise<Delivery> {
  const now = world.now();
  // A new claim number: an attempt in progress is recorded, but no longer changes the status.
  const queued = await world.db
    .updateTable('deliveries')
    .set({ status: 'pending', time_due: now, time_leased: null, tries: 0, claims: sql`claims + 1` })
    .where('id', '=', id)
    .where((where) =>
      where.exists(
        where
          .selectFrom('webhook_endpoints')
          .select('id')
          .whereRef('id', '=', 'deliveries.endpoint_id')
          .where('time_disabled', 'is', null),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  const delivery = await findDelivery(world, id);
  if (!queued) throw paramError('', `the endpoint of ${id} is disabled, since it responded with 410, or deleted`);
  return delivery;
}
