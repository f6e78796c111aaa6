/** Moves the money of payments by mandate from and to the wallet. */
import { sql, type Transaction } from 'kysely';
import { debitPlan, INSUFFICIENT_FUNDS, type Failure } from '../magic.js';
import type { PaymentRow } from '../store/rows.js';
import type { Schema } from '../store/schema.js';

const MANDATE_INACTIVE: Failure = {
  code: 'mandate_inactive',
  message: 'The consumer’s mandate is not active any more.',
};

/** Takes the amount of a due debit. @returns the reason of its failure; null on success */
export async function debitWallet(
  transaction: Transaction<Schema>,
  mandateId: string,
  { amount, amount_local }: PaymentRow,
): Promise<Failure | null> {
  const { failure } = debitPlan(amount);
  const mandate = await transaction
    .selectFrom('mandates')
    .select(['status', 'balance'])
    .where('id', '=', mandateId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (mandate.status !== 'active') return MANDATE_INACTIVE;
  if (failure || mandate.balance === null) return failure;
  const { numUpdatedRows } = await transaction
    .updateTable('mandates')
    .set({ balance: sql`balance - ${amount_local}::numeric` })
    .where('id', '=', mandateId)
    .where('balance', '>=', amount_local)
    .executeTakeFirstOrThrow();
  return numUpdatedRows ? null : INSUFFICIENT_FUNDS;
}

/** Returns money. Without a wallet nothing is counted. */
export async function creditWallet(transaction: Transaction<Schema>, mandateId: string, amount: string): Promise<void> {
  await transaction
    .updateTable('mandates')
    .set({ balance: sql`balance + ${amount}::numeric` })
    .where('id', '=', mandateId)
    .execute();
}
