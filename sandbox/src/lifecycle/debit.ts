/** Moves the money of payments by mandate from and to the wallet. */
import { Big } from 'big.js';
import { sql } from 'kysely';
import { debitPlan, INSUFFICIENT_FUNDS, type Failure } from '../magic.js';
import { lockRow, updateRow, type PaymentRow } from '../store/rows.js';
import type { Atomic } from '../world.js';

const MANDATE_INACTIVE: Failure = {
  failure_code: 'mandate_inactive',
  failure_message: 'The consumer’s mandate is not active any more.',
};

/** Takes the amount of a due debit. @returns the reason of its failure; null on success */
export async function debitWallet(
  world: Atomic,
  mandateId: string,
  { amount, amount_local }: PaymentRow,
): Promise<Failure | null> {
  const { failure } = debitPlan(amount);
  const { status, balance } = await lockRow(world, 'mandates', mandateId);
  if (status !== 'active') return MANDATE_INACTIVE;
  if (failure || balance === null) return failure;
  if (new Big(balance).lt(amount_local)) return INSUFFICIENT_FUNDS;
  await creditWallet(world, mandateId, `-${amount_local}`);
  return null;
}

/** Returns money, or takes a negative amount. Without a wallet nothing is counted. */
export async function creditWallet(world: Atomic, mandateId: string, amount: string): Promise<void> {
  await updateRow(world, 'mandates', mandateId, { balance: sql`balance + ${amount}::numeric` });
}
