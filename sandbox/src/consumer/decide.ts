/** The consumer's decision on a payment or mandate. */
import type { Transaction } from 'kysely';
import { ApiError, paramError } from '../errors.js';
import { completeMandate } from '../lifecycle/mandate.js';
import { completePayment } from '../lifecycle/payment.js';
import { paymentFailure } from '../magic.js';
import { readAmount, showAmount } from '../money.js';
import type { Schema } from '../store/schema.js';
import type { World } from '../world.js';
import { current, isOpen, waitsForCode, type Kind, type Resource } from './resource.js';

const DECLINED = { status: 'failed', code: 'declined_by_consumer', message: 'The consumer declined.' } as const;

export interface Decision {
  readonly approve: boolean;
  /** What the consumer pays, in the method's currency; all of it when absent. */
  readonly amount?: string | undefined;
  /** Seconds until the service knows of it; at once when absent. */
  readonly confirmedIn?: number | undefined;
}

/**
 * The consumer decides. What had ended before stays as it was, and is not `decided`: money that comes late is not taken.
 * @throws {ApiError} for a mandate that only its one-time code signs, or an amount that is not the payment's
 */
export function decide(
  world: World,
  kind: Kind,
  id: string,
  { approve, amount, confirmedIn }: Decision,
): Promise<{ resource: Resource; decided: boolean }> {
  return world.transaction(async (transaction) => {
    const resource = await current(transaction, world, kind, id);
    if (!isOpen(resource)) return { resource, decided: false };
    if (approve && waitsForCode(resource)) throw paramError('', `mandate ${id} is signed with its one-time code`);
    if (amount !== undefined) checkAmount(resource, amount);
    if (approve && confirmedIn && resource.kind === 'payment')
      return { resource: await settleLater(transaction, world, resource, confirmedIn), decided: true };
    return { resource: await end(transaction, world, resource, approve), decided: true };
  });
}

/** @throws {ApiError} unless it is the whole payment: slips, codes and transfers are not paid in parts */
function checkAmount(resource: Resource, amount: string): void {
  if (resource.kind !== 'payment') throw paramError('amount', 'a mandate has none');
  const { id, currency_local } = resource;
  const due = showAmount(resource.amount_local, currency_local);
  if (readAmount(amount, currency_local) === due) return;
  throw new ApiError(`payment ${id} is of ${due} ${currency_local}, not ${amount}`, { code: 'amount_incorrect' });
}

/** Paid in time, which the service hears of later: until then it is as it was, past its deadline too. */
async function settleLater(
  transaction: Transaction<Schema>,
  world: World,
  { id }: Resource,
  seconds: number,
): Promise<Resource> {
  const row = await transaction
    .updateTable('payments')
    .set({ time_settles: new Date(world.now().getTime() + seconds * 1_000) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { kind: 'payment', ...row };
}

async function end(
  transaction: Transaction<Schema>,
  world: World,
  resource: Resource,
  approve: boolean,
): Promise<Resource> {
  if (resource.kind === 'mandate') {
    const mandate = await completeMandate(transaction, world, resource, approve ? { status: 'active' } : DECLINED);
    return { kind: 'mandate', ...mandate };
  }
  const failure = paymentFailure(resource.amount);
  const approved = failure ? ({ status: 'failed', ...failure } as const) : ({ status: 'paid' } as const);
  return { kind: 'payment', ...(await completePayment(transaction, world, resource, approve ? approved : DECLINED)) };
}
