/** The balance as a running total: the sum of changes that are added up from time to time. */
import { Big } from 'big.js';
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
  const many = await db.selectFrom('balance_changes').select('id').orderBy('id').offset(FEW).limit(1).execute();
  if (!many.length) return false;
  return db.transaction().execute(async (transaction) => {
    const old = await transaction
      .deleteFrom('balance_changes')
      .where('id', 'in', (query) =>
        query.selectFrom('balance_changes').select('id').orderBy('id').limit(BATCH).forUpdate().skipLocked(),
      )
      .returning(['available', 'pending'])
      .execute();
    const sum = (of: keyof Change) => old.reduce((total, row) => total.plus(row[of]), new Big(0)).toFixed();
    const total = { available: sum('available'), pending: sum('pending') };
    if (old.length) await transaction.insertInto('balance_changes').values(total).execute();
    return old.length === BATCH;
  });
}
