/** Records an attempt and the delivery's next status. */
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../store/schema.js';
import { nextAttempt } from './schedule.js';
import type { Claim } from './queue.js';
import type { DeliveryRow, NewAttempt } from '../store/webhook-tables.js';

const GONE = 410;

type Next = Pick<DeliveryRow, 'status' | 'tries'> & { time_due: Date };

/** @param chance from 0 to 1 */
export function nextOf(claim: Claim, { status_code }: NewAttempt, now: Date, chance: number): Next {
  const tries = claim.tries + 1;
  if (status_code !== null && status_code >= 200 && status_code < 300)
    return { status: 'succeeded', tries, time_due: now };
  const due = status_code === GONE ? null : nextAttempt(tries, now, chance);
  return due ? { status: 'pending', tries, time_due: due } : { status: 'failed', tries, time_due: now };
}

/**
 * Always records the attempt. Updates the status only if this claim is still the latest one, since another process may
 * have claimed the delivery, or a developer may have requested a redelivery.
 */
export async function recordAttempt(
  db: Kysely<Schema>,
  claim: Claim,
  attempt: NewAttempt,
  { status, tries, time_due }: Next,
): Promise<void> {
  if (attempt.status_code === GONE) await disable(db, claim.endpoint_id, attempt.time_started);
  const ours = sql`claims = ${claim.claims}`;
  await sql`
    with delivery as (
      update ${sql.table('deliveries')} set
        attempts = attempts + 1,
        status = case when ${ours} then ${status} else status end,
        tries = case when ${ours} then ${tries} else tries end,
        time_due = case when ${ours} then ${time_due} else time_due end,
        time_leased = case when ${ours} then null else time_leased end
      where id = ${claim.id}
      returning id, attempts
    )
    insert into ${sql.table('delivery_attempts')} (delivery_id, number, time_started, duration_ms, status_code, error)
    select id, attempts, ${attempt.time_started}::timestamptz, ${attempt.duration_ms}::integer,
      ${attempt.status_code}::integer, ${attempt.error}::text
    from delivery`.execute(db);
}

async function disable(db: Kysely<Schema>, id: string, at: Date): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ time_disabled: at })
    .where('id', '=', id)
    .where('time_disabled', 'is', null)
    .execute();
}
