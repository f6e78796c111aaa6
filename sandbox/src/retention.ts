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
  while (await removeOldEvents(db, retentionDays)) await setImmediate();
  while (await removeOldKeys(world, BATCH)) await setImmediate();
  while (await addUpChanges(db)) await setImmediate();
}

/**
 * Removes the oldest events with their deliveries. Their age is in real time, since a developer who advances the clock by a
 * month still wants to see what happened.
 * @returns true if there may be more
 */
async function removeOldEvents(db: Kysely<Schema>, days: number): Promise<boolean> {
  const [events, deliveries] = [sql.table('events'), sql.table('deliveries')];
  const { rows } = await sql<{ count: string }>`
    with old as materialized (
      select id from (select id, sequence, time_written from ${events} order by sequence limit ${BATCH}) oldest
      where time_written < now() - ${days} * interval '1 day'
    ), old_deliveries as materialized (
      select id from ${deliveries} where event_id in (select id from old)
    ), gone_attempts as (
      delete from ${sql.table('delivery_attempts')} where delivery_id in (select id from old_deliveries)
    ), gone_deliveries as (
      delete from ${deliveries} where id in (select id from old_deliveries)
    ), gone_events as (
      delete from ${events} where id in (select id from old)
    )
    select count(*) as count from old`.execute(db);
  return Number(rows[0]!.count) === BATCH;
}
