/** The life of a payment: created → paid | failed | expired. Nothing else changes its status. */
import type { Selectable, Transaction } from 'kysely';
import { notFound } from '../errors.js';
import type { PaymentTable, Schema } from '../store/schema.js';
import { checkTransition } from './transition.js';

export type PaymentRow = Selectable<PaymentTable>;

const TRANSITIONS = { created: ['paid', 'failed', 'expired'] };

type Ending =
  { status: 'paid'; at: Date } | { status: 'failed'; code: string; message: string } | { status: 'expired' };

/** Ends a payment. @throws {ApiError} when it has ended already */
export async function endPayment(
  transaction: Transaction<Schema>,
  row: PaymentRow,
  ending: Ending,
): Promise<PaymentRow> {
  checkTransition(TRANSITIONS, `payment ${row.id}`, row.status, ending.status);
  return transaction
    .updateTable('payments')
    .set({
      status: ending.status,
      ...(ending.status === 'paid' ? { time_paid: ending.at, action: '{}' } : {}),
      ...(ending.status === 'failed' ? { failure_code: ending.code, failure_message: ending.message } : {}),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What time alone has made of a payment since it was last looked at. */
async function catchUp(transaction: Transaction<Schema>, row: PaymentRow, now: Date): Promise<PaymentRow> {
  if (row.status !== 'created') return row;
  const { time_settles, time_expired } = row;
  if (time_settles && time_settles <= now) return endPayment(transaction, row, { status: 'paid', at: time_settles });
  return time_expired && time_expired <= now ? endPayment(transaction, row, { status: 'expired' }) : row;
}

/** A payment as it is now, locked for the rest of the transaction. @throws {ApiError} 404 */
export async function currentPayment(transaction: Transaction<Schema>, id: string, now: Date): Promise<PaymentRow> {
  const row = await transaction.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound('payment', id);
  return catchUp(transaction, row, now);
}
