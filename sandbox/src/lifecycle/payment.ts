/** The lifecycle of a payment: created → paid | failed | expired. No other file changes its status. */
import type { Transaction } from 'kysely';
import { notFound } from '../errors.js';
import { recordEvent, type Change } from '../events/record.js';
import { recordPaymentMoney } from '../ledger/movements.js';
import { paymentFailure } from '../magic.js';
import type { PaymentRow } from '../store/rows.js';
import type { Schema } from '../store/schema.js';
import { worldAt, type World } from '../world.js';
import { debitWallet } from './debit.js';
import { recordSubscriptionDebit } from './subscription-debit.js';
import { checkTransition } from './transition.js';

const TRANSITIONS = { created: ['paid', 'failed', 'expired'] };

type Outcome = { status: 'paid' } | { status: 'failed'; code: string; message: string } | { status: 'expired' };

/** Gives a payment its outcome now, and moves its money. @throws {ApiError} if it has an outcome already */
export async function completePayment(
  transaction: Transaction<Schema>,
  world: World,
  row: PaymentRow,
  outcome: Outcome,
): Promise<PaymentRow> {
  checkTransition(TRANSITIONS, `payment ${row.id}`, row.status, outcome.status);
  const completed = await transaction
    .updateTable('payments')
    .set({
      status: outcome.status,
      action: '{}',
      ...(outcome.status === 'paid' ? { time_paid: world.now() } : {}),
      ...(outcome.status === 'failed' ? { failure_code: outcome.code, failure_message: outcome.message } : {}),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(transaction, world, `payment.${outcome.status}`, completed);
  if (outcome.status === 'paid') await recordPaymentMoney(transaction, world, completed);
  await recordSubscriptionDebit(transaction, world, completed);
  return completed;
}

/** The time at which the payment completes by itself; null if it waits for the consumer or has an outcome. */
function dueOf({ status, time_settles, time_expired }: PaymentRow): Date | null {
  return status === 'created' ? (time_settles ?? time_expired) : null;
}

/** Completes a locked payment if that is due, dated at the due time. */
export async function catchUpPayment(
  transaction: Transaction<Schema>,
  world: World,
  row: PaymentRow,
): Promise<PaymentRow> {
  const due = dueOf(row);
  if (!due || due > world.now()) return row;
  const then = worldAt(world, due);
  if (!row.time_settles) return completePayment(transaction, then, row, { status: 'expired' });
  const failure = row.mandate_id ? await debitWallet(transaction, row.mandate_id, row) : paymentFailure(row.amount);
  return completePayment(transaction, then, row, failure ? { status: 'failed', ...failure } : { status: 'paid' });
}

/** Expires those of the payments that are due and that no other process has locked. @returns the changes, to record */
export async function expirePayments(
  transaction: Transaction<Schema>,
  world: World,
  ids: readonly string[],
): Promise<Change<'payment.expired'>[]> {
  if (!ids.length) return [];
  const rows = await transaction
    .updateTable('payments')
    .set({ status: 'expired', action: '{}' })
    .where('id', 'in', (query) =>
      query
        .selectFrom('payments')
        .select('id')
        .where('id', 'in', ids)
        .where('status', '=', 'created')
        .where('time_settles', 'is', null)
        .where('time_expired', '<=', world.now())
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.map((row) => ({ type: 'payment.expired', row, time: row.time_expired! }));
}

/** The current payment, locked for the rest of the transaction. @throws {ApiError} 404 */
export async function currentPayment(transaction: Transaction<Schema>, world: World, id: string): Promise<PaymentRow> {
  const row = await transaction.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound('payment', id);
  return catchUpPayment(transaction, world, row);
}

/** The current payment. The row is locked only if a change is due. @throws {ApiError} 404 */
export async function readPayment(world: World, id: string): Promise<PaymentRow> {
  const row = await world.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('payment', id);
  const due = dueOf(row);
  if (!due || due > world.now()) return row;
  return world.transaction((transaction) => currentPayment(transaction, world, id));
}
