/** Changes of a mandate that the consumer makes in the wallet. */
import { runDue } from '../clock/run.js';
import { paramError } from '../errors.js';
import { completeMandate, currentMandate } from '../lifecycle/mandate.js';
import { methodOf } from '../methods.js';
import { readBalance } from '../money.js';
import type { MandateRow } from '../store/rows.js';
import type { World } from '../world.js';

/** Ends an active mandate. Later debits fail. @throws {ApiError} 404, or 400 if it is not active */
export async function revokeMandate(world: World, id: string): Promise<MandateRow> {
  // Debits that were due before are still made.
  await runDue(world);
  return world.transaction(async (transaction) => {
    const row = await currentMandate(transaction, world, id);
    return completeMandate(transaction, world, row, { status: 'revoked' });
  });
}

/** @param amount in the method's currency @throws {ApiError} 404, or 400 if the method has no wallet */
export function setBalance(world: World, id: string, amount: string): Promise<MandateRow> {
  return world.transaction(async (transaction) => {
    const { payment_method } = await currentMandate(transaction, world, id);
    const { currency, balance } = methodOf(payment_method);
    if (balance === null) throw paramError('', `${payment_method} has no balance`);
    return transaction
      .updateTable('mandates')
      .set({ balance: readBalance(amount, currency) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
