/** The lifecycle of a refund: pending → refunded | failed. No other file changes its status. */
import { sql, type Transaction } from 'kysely';
import { notFound } from '../errors.js';
import { recordEvent } from '../events/record.js';
import { recordRefundMoney } from '../ledger/movements.js';
import { refundPlan } from '../magic.js';
import { withPayment } from '../store/refund-rows.js';
import type { RefundRow } from '../store/rows.js';
import type { Schema } from '../store/schema.js';
import { worldAt, type World } from '../world.js';
import { creditWallet } from './debit.js';
import { checkTransition } from './transition.js';

const TRANSITIONS = { pending: ['refunded', 'failed'] };

type Outcome = { status: 'refunded' } | { status: 'failed'; code: string; message: string };

async function completeRefund(
  transaction: Transaction<Schema>,
  world: World,
  row: RefundRow,
  outcome: Outcome,
): Promise<RefundRow> {
  checkTransition(TRANSITIONS, `refund ${row.id}`, row.status, outcome.status);
  const completed = await transaction
    .updateTable('refunds')
    .set({
      status: outcome.status,
      ...(outcome.status === 'refunded'
        ? { time_refunded: world.now() }
        : { failure_code: outcome.code, failure_message: outcome.message }),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const refund = { ...row, ...completed };
  await recordEvent(transaction, world, `refund.${outcome.status}`, refund);
  if (outcome.status === 'refunded') await refundPayment(transaction, world, refund);
  return refund;
}

/** Adds the refund to the payment's refunded amounts, and moves the money. */
async function refundPayment(transaction: Transaction<Schema>, world: World, refund: RefundRow): Promise<void> {
  const payment = await transaction
    .updateTable('payments')
    .set({
      amount_refunded: sql`coalesce(amount_refunded, 0) + ${refund.amount}::numeric`,
      amount_local_refunded: sql`coalesce(amount_local_refunded, 0) + ${refund.amount_local}::numeric`,
    })
    .where('id', '=', refund.payment_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(transaction, world, 'payment.refunded', payment);
  if (payment.mandate_id !== null) await creditWallet(transaction, payment.mandate_id, refund.amount_local);
  await recordRefundMoney(transaction, world, refund);
}

const isDue = ({ status, time_settles }: Pick<RefundRow, 'status' | 'time_settles'>, world: World) =>
  status === 'pending' && time_settles !== null && time_settles <= world.now();

/** Completes a locked refund if that is due, dated at the due time. */
export async function catchUpRefund(
  transaction: Transaction<Schema>,
  world: World,
  row: RefundRow,
): Promise<RefundRow> {
  if (!isDue(row, world)) return row;
  const { failure } = refundPlan(row.amount);
  const then = worldAt(world, row.time_settles!);
  return completeRefund(transaction, then, row, failure ? { status: 'failed', ...failure } : { status: 'refunded' });
}

/** The current refund. The row is locked only if a change is due. @throws {ApiError} 404 */
export async function readRefund(world: World, id: string): Promise<RefundRow> {
  const row = await world.db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('refund', id);
  if (!isDue(row, world)) return withPayment(world.db, row);
  return world.transaction(async (transaction) => {
    const locked = transaction.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate();
    return catchUpRefund(transaction, world, await withPayment(transaction, await locked.executeTakeFirstOrThrow()));
  });
}
