import type { Action } from '../../contract/action.js';
import type { Resource } from '../../contract/resource.js';
import { resourceOf, type ActionState } from '../../flows/action.js';
import type { Head } from '../head.js';
import { BARS, LOCK, OUT, PHONE, QR } from '../icons.js';

const MARKS: Readonly<Record<Action['type'], string>> = {
  redirect_to_url: OUT,
  redirect_to_app: PHONE,
  verify_otp: LOCK,
  display_qr_code: QR,
  display_details: BARS,
};

/** The consumer's account at a wallet, partly masked by the service (contract section 2.2). */
function accountOf(resource: Resource | null): string | null {
  const { payment_method_account: account } = Object(resource?.extra) as Record<string, { reference?: unknown } | null>;
  return typeof account?.reference === 'string' ? account.reference : null;
}

/** The head of an action, also while the consumer waits and with the result; null before there is anything to do. */
export function headOf(state: ActionState, method: string | null): Head | null {
  const resource = resourceOf(state);
  if (!resource && state.step !== 'ready') return null;
  const action = state.step === 'ready' ? state.action : resource?.action;
  const payment = resource?.object === 'payment' ? resource : null;
  // If the consumer pays in another currency, the amount in that currency is unknown.
  const local = !payment?.currency_local || payment.currency_local === payment.currency;
  return {
    mark: action ? MARKS[action.type] : LOCK,
    method: resource?.payment_method ?? method ?? '',
    amount: (local && payment?.amount) || null,
    currency: payment?.currency ?? null,
    account: accountOf(resource),
  };
}
