/** Writes a balance transaction. */
import { Big } from 'big.js';
import { recordEvent } from '../events/record.js';
import { insertRow, type BalanceTransactionRow } from '../store/rows.js';
import type { FeeItem } from '../store/schema.js';
import { newId, type Atomic } from '../world.js';
import { changeBy } from './balance.js';

/** The currency of the account. */
export const BALANCE_CURRENCY = 'USD';

export interface Fee {
  readonly amount: string;
  readonly description: string;
}

type Given =
  | 'type'
  | 'source_id'
  | 'source_currency'
  | 'source_amount'
  | 'source_currency_local'
  | 'source_amount_local'
  | 'fx_from_source_converted'
  | 'fx_from_pricing_converted'
  | 'description';

export interface Movement extends Readonly<Pick<BalanceTransactionRow, Given>> {
  /** In the balance's currency; negative for money that leaves the account. */
  readonly amount: string;
  readonly fees: readonly Fee[];
  readonly available: Date;
}

export async function writeMovement(
  world: Atomic,
  { fees, available, ...given }: Movement,
): Promise<BalanceTransactionRow> {
  const fee = fees.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
  const now = world.now();
  // The contract defines these amounts as numbers. `fee` has the exact sum.
  const detail = fees.map(({ amount, description }): FeeItem => ({
    amount: Number(amount),
    currency: BALANCE_CURRENCY,
    description,
    type: 'service_fee',
  }));
  const row: BalanceTransactionRow = {
    id: newId(world, 'txn'),
    ...given,
    currency: BALANCE_CURRENCY,
    fee: fee.toFixed(),
    fee_detail: detail,
    net: new Big(given.amount).minus(fee).toFixed(),
    status: available <= now ? 'available' : 'pending',
    time_created: now,
    time_available: available,
  };
  await insertRow(world, 'balance_transactions', { ...row, fee_detail: JSON.stringify(detail) });
  await world.db.insertInto('balance_changes').values(changeBy(row)).execute();
  await recordEvent(world, 'balance_transaction.created', row);
  return row;
}
