/** The balance as a running total: the sum of changes that are added up from time to time. */
import { sql, type Kysely } from 'kysely';
import type { BalanceTransactionRow } from '../store/rows.js';
import type { BalanceChangeTable, Schema } from '../store/schema.js';

type Change = Pick<BalanceChangeTable, 'available' | 'pending'>;

/** Changes that are left until they are worth adding up, and that are added up at once. */
const FEW = 100;
const BATCH = 1_000;

/** The change by a new balance transaction. */
export function changeBy({ net, status }: Pick<BalanceTransactionRow, 'net' | 'status'>): Change {
  return status === 'available' ? { available: net, pending: '0' } : { available: '0', pending: net };
}

export async function readBalance(db: Kysely<Schema>): Promise<Change> {
  return db
    .selectFrom('balance_changes')
    .select([
      sql<string>`coalesce(sum(available), 0)`.as('available'),
      sql<string>`coalesce(sum(pending), 0)`.as('pending'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Replaces old changes by their sum. A row for the balance itself would make payments wait for each other.
 * @returns true if there may be more
 */
export async function addUpChanges(db: Kysely<Schema>): Promise<boolean> {
  const table = sql.table('balance_changes');
  const { rows } = await sql<{ count: string }>`
    with old as (
      delete from ${table} where id in (
        select id from ${table}
        where exists (select 1 from ${table} order by id limit 1 offset ${FEW})
        order by id limit ${BATCH} for update skip locked
      ) returning available, pending
    ), total as (
      insert into ${table} (available, pending)
      select sum(available), sum(pending) from old having count(*) > 0
    )
    select count(*) as count from old`.execute(db);
  return Number(rows[0]!.count) === BATCH;
}
