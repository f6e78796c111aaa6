/** Writes the balance transactions of payments and refunds, in the database transaction that completes them. */
import { Big } from 'big.js';
import type { PaymentRow, RefundRow } from '../store/rows.js';
import { methodOf } from '../methods.js';
import { atRate, rateOf } from '../money.js';
import type { Atomic, World } from '../world.js';
import { feeOf } from './fees.js';
import { BALANCE_CURRENCY, writeMovement } from './write.js';

/** Time until a pending balance transaction is available. */
const SETTLES_MS = 2 * 86_400_000;

type Source = Pick<PaymentRow, 'id' | 'currency' | 'currency_local' | 'amount' | 'amount_local'>;

function sourceOf({ id, currency, currency_local, amount, amount_local }: Source) {
  return {
    source_id: id,
    source_currency: currency,
    source_amount: amount,
    source_currency_local: currency_local,
    source_amount_local: amount_local,
    fx_from_source_converted: rateOf(currency, BALANCE_CURRENCY).toFixed(),
    // Fees are priced in the method's currency.
    fx_from_pricing_converted: rateOf(currency_local, BALANCE_CURRENCY).toFixed(),
  };
}

const settles = (world: World) => new Date(world.now().getTime() + SETTLES_MS);

export async function recordPaymentMoney(world: Atomic, payment: PaymentRow): Promise<void> {
  const amount = atRate(payment.amount, rateOf(payment.currency, BALANCE_CURRENCY), BALANCE_CURRENCY);
  await writeMovement(world, {
    ...sourceOf(payment),
    type: 'payment',
    amount,
    fees: feeOf(methodOf(payment.payment_method), payment.amount_local),
    available: settles(world),
    description: null,
  });
}

/** Refunds have no fee, and the payment's fee is not returned. */
export async function recordRefundMoney(world: Atomic, refund: RefundRow): Promise<void> {
  const amount = atRate(new Big(refund.amount).neg(), rateOf(refund.currency, BALANCE_CURRENCY), BALANCE_CURRENCY);
  await writeMovement(world, {
    ...sourceOf(refund),
    type: 'refund',
    amount,
    fees: [],
    available: settles(world),
    description: refund.description,
  });
}
