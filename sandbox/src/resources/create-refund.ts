/** Refunds a payment in full or in part (contract section 4.7). */
import { Big } from 'big.js';
import { sql } from 'kysely';
import { ApiError, paramError, referredBy } from '../errors.js';
import { recordEvent } from '../events/record.js';
import { currentPayment } from '../lifecycle/payment.js';
import { catchUpRefund } from '../lifecycle/refund.js';
import { refundPlan } from '../magic.js';
import { readAmount } from '../money.js';
import { insertRow, type PaymentRow, type RefundRow } from '../store/rows.js';
import { newId, type Atomic } from '../world.js';
import { readExtra } from './refund-extra.js';

export interface RefundOrder {
  readonly payment_id: string;
  readonly reference?: string | undefined;
  readonly currency?: string | undefined;
  readonly amount?: string | undefined;
  readonly description?: string | undefined;
  readonly metadata?: Record<string, unknown> | undefined;
  readonly extra?: unknown;
}

/** Locks the payment's row so that parallel refunds never exceed it. @throws {ApiError} if it cannot be refunded */
export async function createRefund(world: Atomic, order: RefundOrder): Promise<RefundRow> {
  const payment = await referredBy('payment_id', currentPayment(world, order.payment_id));
  if (payment.status !== 'paid') throw paramError('payment_id', `payment ${payment.id} is ${payment.status}, not paid`);
  const { amount, amount_local } = await share(world, payment, order);
  const extra = readExtra(payment.payment_method, order.extra);
  const now = world.now();
  const row = await insertRow(world, 'refunds', {
    id: newId(world, 'rfd'),
    payment_id: payment.id,
    reference: order.reference,
    currency: payment.currency,
    currency_local: payment.currency_local,
    amount,
    amount_local,
    gateway_transaction_id: newId(world, 'gw'),
    status: 'pending',
    description: order.description,
    metadata: JSON.stringify(order.metadata ?? {}),
    extra: JSON.stringify(extra),
    time_created: now,
    time_settles: new Date(now.getTime() + refundPlan(amount).seconds * 1_000),
  });
  const refund = { ...row, payment_method: payment.payment_method, payment_reference: payment.reference };
  await recordEvent(world, 'refund.created', refund);
  return catchUpRefund(world, refund);
}

interface Share {
  readonly amount: string;
  readonly amount_local: string;
}

/** The requested amount, or all that is left if no amount is given. @throws {ApiError} if less is left */
async function share(world: Atomic, payment: PaymentRow, order: RefundOrder): Promise<Share> {
  const { amount, currency } = order;
  if ((amount === undefined) !== (currency === undefined)) {
    throw paramError(amount === undefined ? 'amount' : 'currency', 'amount and currency are passed together');
  }
  const left = await leftOf(world, payment);
  if (amount === undefined) return { amount: left.amount.toFixed(), amount_local: left.local.toFixed() };
  if (currency !== payment.currency) {
    throw paramError('currency', `payment ${payment.id} is in ${payment.currency}`);
  }
  const requested = new Big(readAmount(amount, payment.currency));
  if (requested.gt(left.amount)) throw paramError('amount', `at most ${left.amount.toFixed()} is left to refund`);
  if (requested.eq(left.amount)) return { amount: requested.toFixed(), amount_local: left.local.toFixed() };
  const local = localOf(requested, payment);
  if (Number(local) === 0) throw paramError('amount', `would be 0 ${payment.currency_local}: refund more`);
  return { amount: requested.toFixed(), amount_local: local };
}

/** The same share of the local amount, rounded down: then something is left of it for what is left of the amount. */
function localOf(requested: Big, payment: PaymentRow): string {
  const [, digits = ''] = payment.amount_local.split('.');
  return requested.times(payment.amount_local).div(payment.amount).round(digits.length, Big.roundDown).toFixed();
}

/** The amount that no completed or pending refund covers. @throws {ApiError} if nothing is left (contract section 7) */
async function leftOf({ db }: Atomic, payment: PaymentRow): Promise<{ amount: Big; local: Big }> {
  const taken = await db
    .selectFrom('refunds')
    .select([
      sql<string>`coalesce(sum(amount), 0)`.as('amount'),
      sql<string>`coalesce(sum(amount_local), 0)`.as('local'),
    ])
    .where('payment_id', '=', payment.id)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow();
  const amount = new Big(payment.amount).minus(taken.amount);
  const local = new Big(payment.amount_local).minus(taken.local);
  if (amount.gt(0)) return { amount, local };
  if (payment.amount_refunded === null || new Big(payment.amount_refunded).lt(payment.amount)) {
    throw paramError('amount', `the rest of payment ${payment.id} is being refunded`);
  }
  throw new ApiError(`Refund cannot be made because payment ${payment.id} is fully refunded.`);
}
