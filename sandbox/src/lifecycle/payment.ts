/** The lifecycle of a payment: created → paid | failed | expired. No other folder changes its status. */
import { recordEvent } from '../events/record.js';
import { recordPaymentMoney } from '../ledger/movements.js';
import { paymentFailure } from '../magic.js';
import { lockRow, readRow, updateRow, type PaymentRow } from '../store/rows.js';
import { transact, worldAt, type Atomic, type World } from '../world.js';
import { debitWallet } from './debit.js';
import { checkTransition, type Failed } from './transition.js';

const TRANSITIONS = { created: ['paid', 'failed', 'expired'] };

type Outcome = { readonly status: 'paid' | 'expired' } | Failed;

/** Gives a payment its outcome now, and moves its money. @throws {ApiError} if it has an outcome already */
export async function completePayment(world: Atomic, row: PaymentRow, outcome: Outcome): Promise<PaymentRow> {
  checkTransition(TRANSITIONS, `payment ${row.id}`, row.status, outcome.status);
  const isPaid = outcome.status === 'paid';
  const paid = isPaid ? { time_paid: world.now() } : {};
  const completed = await updateRow(world, 'payments', row.id, { ...outcome, ...paid, action: '{}' });
  await recordEvent(world, `payment.${outcome.status}`, completed);
  if (isPaid) await recordPaymentMoney(world, completed);
  if (row.source_id !== null) {
    const subscription = await readRow(world, 'subscriptions', row.source_id);
    await recordEvent(world, isPaid ? 'subscription.succeeded' : 'subscription.failed', subscription);
  }
  return completed;
}

/** The time at which the payment completes by itself; null if it waits for the consumer or has an outcome. */
function dueOf({ status, time_settles, time_expired }: PaymentRow): Date | null {
  return status === 'created' ? (time_settles ?? time_expired) : null;
}

/** Completes a locked payment if that is due, dated at the due time. */
export async function catchUpPayment(world: Atomic, row: PaymentRow): Promise<PaymentRow> {
  const due = dueOf(row);
  if (!due || due > world.now()) return row;
  const then = worldAt(world, due);
  if (!row.time_settles) return completePayment(then, row, { status: 'expired' });
  const failure = row.mandate_id ? await debitWallet(world, row.mandate_id, row) : paymentFailure(row.amount);
  return completePayment(then, row, failure ? { status: 'failed', ...failure } : { status: 'paid' });
}

/** The current payment, locked for the rest of the transaction. @throws {ApiError} 404 */
export async function currentPayment(world: Atomic, id: string): Promise<PaymentRow> {
  return catchUpPayment(world, await lockRow(world, 'payments', id));
}

/** The current payment. The row is locked only if a change is due. @throws {ApiError} 404 */
export async function readPayment(world: World, id: string): Promise<PaymentRow> {
  const row = await readRow(world, 'payments', id);
  const due = dueOf(row);
  return due && due <= world.now() ? transact(world, (world) => currentPayment(world, id)) : row;
}
