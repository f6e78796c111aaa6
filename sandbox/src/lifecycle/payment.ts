/** The life of a payment: created → paid | failed | expired. Nothing else changes its status. */
import type { Selectable, Transaction } from 'kysely';
import { notFound } from '../errors.js';
import { recordEvent } from '../events/record.js';
import { recordPaymentMoney } from '../ledger/movements.js';
import { debitPlan, paymentFailure } from '../magic.js';
import { showPayment } from '../resources/payment-view.js';
import type { PaymentTable, Schema } from '../store/schema.js';
import { tellSubscription } from '../subscriptions/tell.js';
import { worldAt, type World } from '../world.js';
import { checkTransition } from './transition.js';

export type PaymentRow = Selectable<PaymentTable>;

const TRANSITIONS = { created: ['paid', 'failed', 'expired'] };

type Ending = { status: 'paid' } | { status: 'failed'; code: string; message: string } | { status: 'expired' };

/** Ends a payment now, and moves its money. @throws {ApiError} when it has ended already */
export async function endPayment(
  transaction: Transaction<Schema>,
  world: World,
  row: PaymentRow,
  ending: Ending,
): Promise<PaymentRow> {
  checkTransition(TRANSITIONS, `payment ${row.id}`, row.status, ending.status);
  const ended = await transaction
    .updateTable('payments')
    .set({
      status: ending.status,
      ...(ending.status === 'paid' ? { time_paid: world.now(), action: '{}' } : {}),
      ...(ending.status === 'failed' ? { failure_code: ending.code, failure_message: ending.message } : {}),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(transaction, world, `payment.${ending.status}`, showPayment(ended));
  if (ending.status === 'paid') await recordPaymentMoney(transaction, world, ended);
  await tellSubscription(transaction, world, ended);
  return ended;
}

/** What time alone makes of a payment, and when; null while it waits. */
function dueOf({ status, time_settles, time_expired }: PaymentRow): Date | null {
  return status === 'created' ? (time_settles ?? time_expired) : null;
}

/** Does what is due of a locked payment, at the time it was due. */
export async function catchUpPayment(
  transaction: Transaction<Schema>,
  world: World,
  row: PaymentRow,
): Promise<PaymentRow> {
  const due = dueOf(row);
  if (!due || due > world.now()) return row;
  const then = worldAt(world, due);
  if (!row.time_settles) return endPayment(transaction, then, row, { status: 'expired' });
  const failure = row.mandate_id ? debitPlan(row.amount).failure : paymentFailure(row.amount);
  return endPayment(transaction, then, row, failure ? { status: 'failed', ...failure } : { status: 'paid' });
}

/** A payment as it is now, locked for the rest of the transaction. @throws {ApiError} 404 */
export async function currentPayment(transaction: Transaction<Schema>, world: World, id: string): Promise<PaymentRow> {
  const row = await transaction.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound('payment', id);
  return catchUpPayment(transaction, world, row);
}

/** A payment as it is now, without a lock unless something of it is due. @throws {ApiError} 404 */
export async function lookAtPayment(world: World, id: string): Promise<PaymentRow> {
  const row = await world.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('payment', id);
  const due = dueOf(row);
  if (!due || due > world.now()) return row;
  return world.transaction((transaction) => currentPayment(transaction, world, id));
}
