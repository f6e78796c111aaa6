/** The life of a refund: pending → refunded | failed. Nothing else changes its status. */
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { notFound } from '../errors.js';
import { recordEvent } from '../events/record.js';
import { recordRefundMoney } from '../ledger/movements.js';
import { refundPlan } from '../magic.js';
import { showPayment } from '../resources/payment-view.js';
import { showRefund } from '../resources/refund-view.js';
import type { RefundTable, Schema } from '../store/schema.js';
import { worldAt, type World } from '../world.js';
import { checkTransition } from './transition.js';

/** Each with the merchant's reference of its payment, which answers show. */
export type RefundRow = Selectable<RefundTable> & { payment_method: string; payment_reference: string | null };

const TRANSITIONS = { pending: ['refunded', 'failed'] };

type Ending = { status: 'refunded' } | { status: 'failed'; code: string; message: string };

async function endRefund(
  transaction: Transaction<Schema>,
  world: World,
  row: RefundRow,
  ending: Ending,
): Promise<RefundRow> {
  checkTransition(TRANSITIONS, `refund ${row.id}`, row.status, ending.status);
  const ended = await transaction
    .updateTable('refunds')
    .set({
      status: ending.status,
      ...(ending.status === 'refunded'
        ? { time_refunded: world.now() }
        : { failure_code: ending.code, failure_message: ending.message }),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const refund = { ...row, ...ended };
  await recordEvent(transaction, world, `refund.${ending.status}`, showRefund(refund));
  if (ending.status === 'refunded') await giveBack(transaction, world, refund);
  return refund;
}

/** The payment says how much of it went back, and the money goes. */
async function giveBack(transaction: Transaction<Schema>, world: World, refund: RefundRow): Promise<void> {
  const payment = await transaction
    .updateTable('payments')
    .set({
      amount_refunded: sql`coalesce(amount_refunded, 0) + ${refund.amount}::numeric`,
      amount_local_refunded: sql`coalesce(amount_local_refunded, 0) + ${refund.amount_local}::numeric`,
    })
    .where('id', '=', refund.payment_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(transaction, world, 'payment.refunded', showPayment(payment));
  await recordRefundMoney(transaction, world, refund);
}

/** Does what is due of a locked refund, at the time it was due. */
export async function catchUpRefund(
  transaction: Transaction<Schema>,
  world: World,
  row: RefundRow,
): Promise<RefundRow> {
  if (row.status !== 'pending' || !row.time_settles || row.time_settles > world.now()) return row;
  const { failure } = refundPlan(row.amount);
  const then = worldAt(world, row.time_settles);
  return endRefund(transaction, then, row, failure ? { status: 'failed', ...failure } : { status: 'refunded' });
}

/** With what answers show of their payments. */
export async function withPayments(db: Kysely<Schema>, rows: readonly Selectable<RefundTable>[]): Promise<RefundRow[]> {
  if (!rows.length) return [];
  const ids = [...new Set(rows.map(({ payment_id }) => payment_id))];
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'payment_method', 'reference'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return rows.map((row) => {
    const { payment_method, reference } = byId.get(row.payment_id)!;
    return { ...row, payment_method, payment_reference: reference };
  });
}

export async function withPayment(db: Kysely<Schema>, row: Selectable<RefundTable>): Promise<RefundRow> {
  const [refund] = await withPayments(db, [row]);
  return refund!;
}

/** A refund as it is now, locked for the rest of the transaction. @throws {ApiError} 404 */
export async function currentRefund(transaction: Transaction<Schema>, world: World, id: string): Promise<RefundRow> {
  const row = await transaction.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound('refund', id);
  return catchUpRefund(transaction, world, await withPayment(transaction, row));
}
