/** The lifecycle of a balance transaction: pending → available. No other file changes its status. */
import { sql } from 'kysely';
import { recordEvent } from '../events/record.js';
import { lockRow, readRow, updateRow, type BalanceTransactionRow } from '../store/rows.js';
import { transact, worldAt, type Atomic, type World } from '../world.js';

const isDue = ({ status, time_available }: BalanceTransactionRow, world: World) =>
  status === 'pending' && time_available <= world.now();

/** Makes a locked balance transaction available if that is due, dated at the due time. */
export async function catchUpBalanceTransaction(
  world: Atomic,
  row: BalanceTransactionRow,
): Promise<BalanceTransactionRow> {
  if (!isDue(row, world)) return row;
  const available = await updateRow(world, 'balance_transactions', row.id, { status: 'available' });
  const change = { available: row.net, pending: sql<string>`-${row.net}::numeric` };
  await world.db.insertInto('balance_changes').values(change).execute();
  await recordEvent(worldAt(world, row.time_available), 'balance_transaction.available', available);
  return available;
}

/** The current balance transaction. The row is locked only if a change is due. @throws {ApiError} 404 */
export async function readBalanceTransaction(world: World, id: string): Promise<BalanceTransactionRow> {
  const row = await readRow(world, 'balance_transactions', id);
  if (!isDue(row, world)) return row;
  return transact(world, async (world) =>
    catchUpBalanceTransaction(world, await lockRow(world, 'balance_transactions', id)),
  );
}
