/** The lifecycle of a balance transaction: pending → available. No other file changes its status. */
import { sql, type Transaction } from 'kysely';
import { notFound } from '../errors.js';
import { changeAndRecord } from '../events/record.js';
import type { BalanceTransactionRow } from '../store/rows.js';
import type { Schema } from '../store/schema.js';
import { withEvent } from '../webhooks/queue.js';
import type { World } from '../world.js';
import { checkTransition } from './transition.js';

const TRANSITIONS = { pending: ['available'] };

const isDue = ({ status, time_available }: BalanceTransactionRow, world: World) =>
  status === 'pending' && time_available <= world.now();

const makeAvailable = withEvent<Pick<BalanceTransactionRow, 'id' | 'net'>>((db, value) => [
  db.updateTable('balance_transactions').set({ status: 'available' }).where('id', '=', value('id')),
  db.insertInto('balance_changes').values({ available: value('net'), pending: sql`-${value('net')}::numeric` }),
]);

/** Makes a locked balance transaction available if that is due, dated at the due time. */
export async function catchUpBalanceTransaction(
  transaction: Transaction<Schema>,
  world: World,
  row: BalanceTransactionRow,
): Promise<BalanceTransactionRow> {
  if (!isDue(row, world)) return row;
  checkTransition(TRANSITIONS, `balance transaction ${row.id}`, row.status, 'available');
  const available: BalanceTransactionRow = { ...row, status: 'available' };
  const change = { type: 'balance_transaction.available', row: available, time: row.time_available } as const;
  await changeAndRecord(transaction, world, makeAvailable, { id: row.id, net: row.net }, change);
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
