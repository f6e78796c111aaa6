/** The lifecycle of a balance transaction: pending → available. No other file changes its status. */
import { sql, type Transaction } from 'kysely';
import { notFound } from '../errors.js';
import { recordEvent } from '../events/record.js';
import type { BalanceTransactionRow } from '../store/rows.js';
import type { Schema } from '../store/schema.js';
import { worldAt, type World } from '../world.js';
import { checkTransition } from './transition.js';

const TRANSITIONS = { pending: ['available'] };

const isDue = ({ status, time_available }: BalanceTransactionRow, world: World) =>
  status === 'pending' && time_available <= world.now();

/** Makes a locked balance transaction available if that is due, dated at the due time. */
export async function catchUpBalanceTransaction(
  transaction: Transaction<Schema>,
  world: World,
  row: BalanceTransactionRow,
): Promise<BalanceTransactionRow> {
  if (!isDue(row, world)) return row;
  checkTransition(TRANSITIONS, `balance transaction ${row.id}`, row.status, 'available');
  const available = await transaction
    .updateTable('balance_transactions')
    .set({ status: 'available' })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('balance_changes')
    .values({ available: row.net, pending: sql`-${row.net}::numeric` })
    .execute();
  await recordEvent(transaction, worldAt(world, row.time_available), 'balance_transaction.available', available);
  return available;
}

/** The current balance transaction. The row is locked only if a change is due. @throws {ApiError} 404 */
export async function readBalanceTransaction(world: World, id: string): Promise<BalanceTransactionRow> {
  const find = world.db.selectFrom('balance_transactions').selectAll().where('id', '=', id);
  const row = await find.executeTakeFirst();
  if (!row) throw notFound('balance transaction', id);
  if (!isDue(row, world)) return row;
  return world.transaction(async (transaction) =>
    catchUpBalanceTransaction(
      transaction,
      world,
      await transaction
        .selectFrom('balance_transactions')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow(),
    ),
  );
}
