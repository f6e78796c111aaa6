/** The lifecycle of a payment: created → paid | failed | expired. No other file changes its status. */
import type { Transaction } from 'kysely';
import { notFound } from '../errors.js';
import { changeAndRecord, type Change } from '../events/record.js';
import { recordPaymentMoney } from '../ledger/movements.js';
import { paymentFailure } from '../magic.js';
import type { PaymentRow } from '../store/rows.js';
import type { Schema } from '../store/schema.js';
import { statement, valuesOf } from '../store/statement.js';
import { withEvent } from '../webhooks/queue.js';
import { worldAt, type World } from '../world.js';
import { debitWallet } from './debit.js';
import { recordSubscriptionDebit } from './subscription-debit.js';
import { checkTransition } from './transition.js';

const TRANSITIONS = { created: ['paid', 'failed', 'expired'] };

type Outcome = { status: 'paid' } | { status: 'failed'; code: string; message: string } | { status: 'expired' };

const OUTCOME = ['status', 'time_paid', 'failure_code', 'failure_message'] as const;

const setOutcome = withEvent<Pick<PaymentRow, 'id' | (typeof OUTCOME)[number]>>((db, value) => [
  db
    .updateTable('payments')
    .set({ ...valuesOf(OUTCOME, value), action: '{}' })
    .where('id', '=', value('id')),
]);

/** Gives a payment its outcome now, and moves its money. @throws {ApiError} if it has an outcome already */
export async function completePayment(
  transaction: Transaction<Schema>,
  world: World,
  row: PaymentRow,
  outcome: Outcome,
): Promise<PaymentRow> {
  checkTransition(TRANSITIONS, `payment ${row.id}`, row.status, outcome.status);
  const time = world.now();
  const changes = {
    status: outcome.status,
    time_paid: outcome.status === 'paid' ? time : null,
    failure_code: outcome.status === 'failed' ? outcome.code : null,
    failure_message: outcome.status === 'failed' ? outcome.message : null,
  };
  const completed: PaymentRow = { ...row, ...changes, action: {} };
  const change = { type: `payment.${outcome.status}`, row: completed, time } as const;
  await changeAndRecord(transaction, world, setOutcome, { id: row.id, ...changes }, change);
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

const findPayment = statement<{ id: string }, PaymentRow>((db, value) =>
  db.selectFrom('payments').selectAll().where('id', '=', value('id')),
);

/** The current payment. The row is locked only if a change is due. @throws {ApiError} 404 */
export async function readPayment(world: World, id: string): Promise<PaymentRow> {
  const [row] = await findPayment(world.db, { id });
  if (!row) throw notFound('payment', id);
  const due = dueOf(row);
  if (!due || due > world.now()) return row;
  return world.transaction((transaction) => currentPayment(transaction, world, id));
}
