/** Applies the consumer's decision to a payment or mandate. */
import { ApiError, paramError } from '../errors.js';
import { completeMandate } from '../lifecycle/mandate.js';
import { completePayment } from '../lifecycle/payment.js';
import { paymentFailure } from '../magic.js';
import { readAmount, showAmount } from '../money.js';
import { updateRow } from '../store/rows.js';
import { transact, type Atomic, type World } from '../world.js';
import { current, isOpen, waitsForCode, type Kind, type Resource } from './resource.js';

const DECLINED = {
  status: 'failed',
  failure_code: 'declined_by_consumer',
  failure_message: 'The consumer declined.',
} as const;

export interface Decision {
  readonly approve: boolean;
  /** The amount that the consumer pays, in the method's currency; the full amount if absent. */
  readonly amount?: string | undefined;
  /** Seconds until the service receives the confirmation; 0 if absent. */
  readonly confirmedIn?: number | undefined;
}

/**
 * Approves or declines. A resource with an outcome is returned unchanged, without `decided`: late payments are refused.
 * @throws {ApiError} if only a one-time code can sign the mandate, or the amount is not the payment's
 */
export function decide(
  world: World,
  kind: Kind,
  id: string,
  { approve, amount, confirmedIn }: Decision,
): Promise<{ resource: Resource; decided: boolean }> {
  return transact(world, async (world) => {
    const resource = await current(world, kind, id);
    if (!isOpen(resource)) return { resource, decided: false };
    if (approve && waitsForCode(resource)) throw paramError('', `mandate ${id} is signed with its one-time code`);
    if (amount !== undefined) checkAmount(resource, amount);
    if (approve && confirmedIn && resource.kind === 'payment')
      return { resource: await settleLater(world, resource, confirmedIn), decided: true };
    return { resource: await complete(world, resource, approve), decided: true };
  });
}

/** @throws {ApiError} unless it is the full amount: partial payments are not accepted */
function checkAmount(resource: Resource, amount: string): void {
  if (resource.kind !== 'payment') throw paramError('amount', 'a mandate has no amount');
  const { id, currency_local } = resource;
  const due = showAmount(resource.amount_local, currency_local);
  if (readAmount(amount, currency_local) === due) return;
  throw new ApiError(`payment ${id} is of ${due} ${currency_local}, not ${amount}`, { code: 'amount_incorrect' });
}

/** The consumer pays in time, but the confirmation arrives later. Until then the payment is unchanged, even after its deadline. */
async function settleLater(world: Atomic, { id }: Resource, seconds: number): Promise<Resource> {
  const time_settles = new Date(world.now().getTime() + seconds * 1_000);
  return { kind: 'payment', ...(await updateRow(world, 'payments', id, { time_settles })) };
}

async function complete(world: Atomic, resource: Resource, approve: boolean): Promise<Resource> {
  if (resource.kind === 'mandate') {
    const outcome = approve ? ({ status: 'active' } as const) : DECLINED;
    return { kind: 'mandate', ...(await completeMandate(world, resource, outcome)) };
  }
  const failure = paymentFailure(resource.amount);
  const approved = failure ? ({ status: 'failed', ...failure } as const) : ({ status: 'paid' } as const);
  return { kind: 'payment', ...(await completePayment(world, resource, approve ? approved : DECLINED)) };
}
