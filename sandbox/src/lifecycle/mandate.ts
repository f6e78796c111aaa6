/** The life of a mandate: pending → active | failed | expired. Nothing else changes its status. */
import type { Selectable, Transaction } from 'kysely';
import { notFound } from '../errors.js';
import type { MandateTable, Schema } from '../store/schema.js';
import { checkTransition } from './transition.js';

export type MandateRow = Selectable<MandateTable>;

const TRANSITIONS = { pending: ['active', 'failed', 'expired'] };

type Ending =
  { status: 'active'; at: Date } | { status: 'failed'; code: string; message: string } | { status: 'expired' };

/** Ends what is pending. @throws {ApiError} when it has ended already */
export async function endMandate(
  transaction: Transaction<Schema>,
  row: MandateRow,
  ending: Ending,
): Promise<MandateRow> {
  checkTransition(TRANSITIONS, `mandate ${row.id}`, row.status, ending.status);
  return transaction
    .updateTable('mandates')
    .set({
      status: ending.status,
      action: '{}',
      ...(ending.status === 'active' ? { time_signed: ending.at } : {}),
      ...(ending.status === 'failed' ? { failure_code: ending.code, failure_message: ending.message } : {}),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A mandate as it is now, locked for the rest of the transaction. @throws {ApiError} 404 */
export async function currentMandate(transaction: Transaction<Schema>, id: string, now: Date): Promise<MandateRow> {
  const row = await transaction.selectFrom('mandates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound('mandate', id);
  const due = row.status === 'pending' && row.time_expired <= now;
  return due ? endMandate(transaction, row, { status: 'expired' }) : row;
}
