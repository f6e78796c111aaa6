/** Expires many payments or mandates at once. */
import { sql } from 'kysely';
import type { Row } from '../store/rows.js';
import type { Atomic } from '../world.js';

/** Those that wait for the consumer. */
const WAITING = {
  mandates: sql`status = 'pending'`,
  payments: sql`status = 'created' and time_settles is null`,
};

/** Expires those of the rows that are due and that no request has locked. @returns them, to record their events */
export async function expireRows<Name extends keyof typeof WAITING>(
  world: Atomic,
  table: Name,
  ids: readonly string[],
): Promise<Row<Name>[]> {
  if (!ids.length) return [];
  const name = sql.table(table);
  const { rows } = await sql<Row<Name>>`
    update ${name} set status = 'expired', action = '{}' where id in (
      select id from ${name} where id in (${sql.join(ids)}) and ${WAITING[table]} and time_expired <= ${world.now()}
      for update skip locked
    ) returning *`.execute(world.db);
  return rows;
}
