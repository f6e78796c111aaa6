/** The lifecycle of a refund: pending → refunded | failed. No other folder changes its status. */
import { sql } from 'kysely';
import { recordEvent } from '../events/record.js';
import { recordRefundMoney } from '../ledger/movements.js';
import { refundPlan } from '../magic.js';
import { withPayment } from '../store/refund-rows.js';
import { lockRow, readRow, updateRow, type RefundRow, type Row } from '../store/rows.js';
import { transact, worldAt, type Atomic, type World } from '../world.js';
import { creditWallet } from './debit.js';
import { checkTransition, type Failed } from './transition.js';

const TRANSITIONS = { pending: ['refunded', 'failed'] };

async function completeRefund(
  world: Atomic,
  row: RefundRow,
  outcome: { readonly status: 'refunded' } | Failed,
): Promise<RefundRow> {
  checkTransition(TRANSITIONS, `refund ${row.id}`, row.status, outcome.status);
  const refunded = outcome.status === 'refunded' ? { time_refunded: world.now() } : {};
  const refund = { ...row, ...(await updateRow(world, 'refunds', row.id, { ...outcome, ...refunded })) };
  await recordEvent(world, `refund.${outcome.status}`, refund);
  if (outcome.status === 'refunded') await refundPayment(world, refund);
  return refund;
}

/** Adds the refund to the payment's refunded amounts, and moves the money. */
async function refundPayment(world: Atomic, refund: RefundRow): Promise<void> {
  const payment = await updateRow(world, 'payments', refund.payment_id, {
    amount_refunded: sql`coalesce(amount_refunded, 0) + ${refund.amount}::numeric`,
    amount_local_refunded: sql`coalesce(amount_local_refunded, 0) + ${refund.amount_local}::numeric`,
  });
  await recordEvent(world, 'payment.refunded', payment);
  if (payment.mandate_id !== null) await creditWallet(world, payment.mandate_id, refund.amount_local);
  await recordRefundMoney(world, refund);
}

const isDue = ({ status, time_settles }: Row<'refunds'>, world: World) =>
  status === 'pending' && time_settles !== null && time_settles <= world.now();

/** Completes a locked refund if that is due, dated at the due time. */
export async function catchUpRefund(world: Atomic, row: RefundRow): Promise<RefundRow> {
  if (!isDue(row, world)) return row;
  const { failure } = refundPlan(row.amount);
  const then = worldAt(world, row.time_settles!);
  return completeRefund(then, row, failure ? { status: 'failed', ...failure } : { status: 'refunded' });
}

/** The current refund. The row is locked only if a change is due. @throws {ApiError} 404 */
export async function readRefund(world: World, id: string): Promise<RefundRow> {
  const row = await readRow(world, 'refunds', id);
  if (!isDue(row, world)) return withPayment(world, row);
  return transact(world, async (world) =>
    catchUpRefund(world, await withPayment(world, await lockRow(world, 'refunds', id))),
  );
}
