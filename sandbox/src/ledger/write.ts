/** Writes a balance transaction. */
import { Big } from 'big.js';
import type { Transaction } from 'kysely';
import { recordEvent } from '../events/record.js';
import type { BalanceTransactionRow } from '../store/rows.js';
import type { FeeItem, Schema } from '../store/schema.js';
import { newId, type World } from '../world.js';
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
  transaction: Transaction<Schema>,
  world: World,
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
  await transaction
    .insertInto('balance_transactions')
    .values({ ...row, fee_detail: JSON.stringify(detail) })
    .execute();
  await transaction.insertInto('balance_changes').values(changeBy(row)).execute();
  await recordEvent(transaction, world, 'balance_transaction.created', row);
  return row;
}
