/** Removes old rows, so that a store does not grow without limit: events with their deliveries, and idempotency keys. */
import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { removeOldKeys } from './idempotency/keys.js';
import { addUpChanges } from './ledger/balance.js';
import type { Schema } from './store/schema.js';
import type { World } from './world.js';

export const DEFAULT_DAYS = 30;

/** Rows to remove in one statement. */
const BATCH = 500;

/** Removes what is older than the retention, and adds up old changes of the balance. Requests are answered in between. */
export async function tidy(world: World): Promise<void> {
  const { db, retentionDays } = world;
  let after: string | null = '0';
  while ((after = await removeOldEvents(db, retentionDays, after))) await setImmediate();
  while (await removeOldKeys(world, BATCH)) await setImmediate();
  while (await addUpChanges(db)) await setImmediate();
}

/**
 * Removes the oldest events with their deliveries. Their age is in real time, since a developer who advances the clock by a
 * month still wants to see what happened. Those that still have to be sent stay: their attempts may come after a long stop.
 * @param after the sequence after which events are looked at
 * @returns the sequence of the last one, if all of them were old and there may be more; else null
 */
async function removeOldEvents(db: Kysely<Schema>, days: number, after: string): Promise<string | null> {
  const [events, deliveries] = [sql.table('events'), sql.table('deliveries')];
  const { rows } = await sql<{ count: string; last: string }>`
    with old as materialized (
      select id, sequence
      from (select id, sequence, time_written from ${events} where sequence > ${after} order by sequence limit ${BATCH}) oldest
      where time_written < now() - ${days} * interval '1 day'
    ), gone as materialized (
      select id from old where not exists (
        select from ${deliveries} delivery join ${sql.table('webhook_endpoints')} endpoint on endpoint.id = endpoint_id
        where event_id = old.id and status = 'pending' and time_disabled is null
      )
    ), old_deliveries as materialized (
      select id from ${deliveries} where event_id in (select id from gone)
    ), gone_attempts as (
      delete from ${sql.table('delivery_attempts')} where delivery_id in (select id from old_deliveries)
    ), gone_deliveries as (
      delete from ${deliveries} where id in (select id from old_deliveries)
    ), gone_events as (
      delete from ${events} where id in (select id from gone)
    )
    select count(*) as count, max(sequence) as last from old`.execute(db);
  const { count, last } = rows[0]!;
  return Number(count) === BATCH ? last : null;
}
