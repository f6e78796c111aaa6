import type { Resource } from '../../contract/resource.js';
import { resourceOf, type ActionState } from '../../flows/action.js';
import type { Head } from '../head.js';

/** The consumer's account at a wallet, partly masked by the service (contract section 2.2). */
function accountOf(resource: Resource | null): string | null {
  const { payment_method_account: account } = Object(resource?.extra) as Record<string, { reference?: unknown } | null>;
  return typeof account?.reference === 'string' ? account.reference : null;
}

/**
 * The head of an action, also while the consumer waits and with the result; null before there is anything to do.
 * @param mark the icon of the step
 */
export function headOf(state: ActionState, method: string | null, mark: string): Head | null {
  const resource = resourceOf(state);
  if (!resource && state.step !== 'ready') return null;
  const payment = resource?.object === 'payment' ? resource : null;
  // If the consumer pays in another currency, the amount in that currency is unknown.
  const local = !payment?.currency_local || payment.currency_local === payment.currency;
  return {
    mark,
    method: resource?.payment_method ?? method ?? '',
    amount: (local && payment?.amount) || null,
    currency: payment?.currency ?? null,
    account: accountOf(resource),
  };
}
