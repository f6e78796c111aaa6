/** The queue of deliveries in the store. */
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../store/schema.js';

/** The id of the delivery of an event to an endpoint, as `events/record.ts` makes it. */
export const deliveryId = (event: string, endpoint: string) => `dlv_${event.slice(4)}-${endpoint.slice(3)}`;

/** A delivery that this process has claimed, with the data to send it. */
export interface Claim {
  readonly id: string;
  readonly claims: number;
  readonly tries: number;
  readonly endpoint_id: string;
  readonly url: string;
  readonly secret: string;
  readonly event_id: string;
  readonly type: string;
  readonly time_created: Date;
  readonly data: Record<string, unknown>;
}

export interface ClaimOptions {
  /** The sandbox's time. */
  readonly now: Date;
  /** The real time, in which leases are: an advance of the sandbox's clock ends none. */
  readonly realNow: Date;
  /** Milliseconds after which other processes may claim the delivery. */
  readonly leaseMs: number;
  /** Maximum per endpoint, so that a slow endpoint does not delay the others. */
  readonly limit: number;
  /** Endpoints that have enough deliveries in progress. */
  readonly busy: readonly string[];
}

/** Claims deliveries that are due and that no other process has claimed. */
export async function claimDue(
  db: Kysely<Schema>,
  { now, realNow, leaseMs, limit, busy }: ClaimOptions,
): Promise<Claim[]> {
  const free = busy.length ? sql`and endpoint.id not in (${sql.join(busy)})` : sql``;
  const until = new Date(realNow.getTime() + leaseMs);
  // `materialized`, since the planner may run a subquery twice and claim twice as many.
  const { rows } = await sql<Claim>`
    with due as materialized (
      select next.id, next.event_id, endpoint.id as endpoint_id, endpoint.url, endpoint.secret
      from ${sql.table('webhook_endpoints')} endpoint cross join lateral (
        select id, event_id from ${sql.table('deliveries')}
        where endpoint_id = endpoint.id and status = 'pending' and time_due <= ${now}
          and (time_leased is null or time_leased <= ${realNow})
        order by time_due limit ${limit}
        for update skip locked
      ) next
      where endpoint.time_disabled is null ${free}
    )
    update ${sql.table('deliveries')} delivery set time_leased = ${until}, claims = delivery.claims + 1
    from due join ${sql.table('events')} event on event.id = due.event_id
    where delivery.id = due.id
    returning delivery.id, delivery.claims, delivery.tries, due.endpoint_id, due.url, due.secret, event.id as event_id, event.type, event.time_created, event.data`.execute(
    db,
  );
  return rows;
}

/** Releases all claims of pending deliveries. Only for an exclusive store, whose claims are left from an earlier process. */
export async function releaseAll(db: Kysely<Schema>): Promise<void> {
  await db.updateTable('deliveries').set({ time_leased: null }).where('status', '=', 'pending').execute();
}
