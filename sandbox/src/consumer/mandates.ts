/** Changes of a mandate that the consumer makes in the wallet. */
import { runDue } from '../clock/run.js';
import { paramError } from '../errors.js';
import { completeMandate, currentMandate } from '../lifecycle/mandate.js';
import { methodOf } from '../methods.js';
import { readBalance } from '../money.js';
import { updateRow, type MandateRow } from '../store/rows.js';
import { transact, type World } from '../world.js';

/** Ends an active mandate. Later debits fail. @throws {ApiError} 404, or 400 if it is not active */
export async function revokeMandate(world: World, id: string): Promise<MandateRow> {
  // Debits that were due before are still made.
  await runDue(world);
  return transact(world, async (world) =>
    completeMandate(world, await currentMandate(world, id), { status: 'revoked' }),
  );
}

/** @param amount in the method's currency @throws {ApiError} 404, or 400 if the method has no wallet */
export function setBalance(world: World, id: string, amount: string): Promise<MandateRow> {
  return transact(world, async (world) => {
    const { payment_method } = await currentMandate(world, id);
    const { currency, balance } = methodOf(payment_method);
    if (balance === null) throw paramError('', `${payment_method} has no balance`);
    return updateRow(world, 'mandates', id, { balance: readBalance(amount, currency) });
  });
}
