/** The life of a balance transaction: pending → available. Nothing else changes its status. */
import type { Selectable, Transaction } from 'kysely';
import { notFound } from '../errors.js';
import { recordEvent } from '../events/record.js';
import { showBalanceTransaction } from '../resources/balance-transaction-view.js';
import type { BalanceTransactionTable, Schema } from '../store/schema.js';
import { worldAt, type World } from '../world.js';
import { checkTransition } from './transition.js';

export type BalanceTransactionRow = Selectable<BalanceTransactionTable>;

const TRANSITIONS = { pending: ['available'] };

const isDue = ({ status, time_available }: BalanceTransactionRow, world: World) =>
  status === 'pending' && time_available <= world.now();

/** Does what is due of a locked balance transaction, at the time it was due. */
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
  const then = worldAt(world, row.time_available);
  await recordEvent(transaction, then, 'balance_transaction.available', showBalanceTransaction(available));
  return available;
}

/** A balance transaction as it is now, locked only when something of it is due. @throws {ApiError} 404 */
export async function lookAtBalanceTransaction(world: World, id: string): Promise<BalanceTransactionRow> {
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
