import { isEnded, resourceOf, type ActionState } from '../../flows/action.js';
import type { CoreStrings } from '../../locales/strings.js';

/** The consumer has cancelled: nothing went wrong. */
export const isCancelled = (state: ActionState): boolean =>
  'reason' in state && state.reason === 'declined_by_consumer';

const OUTCOMES = { complete: 'Complete', expired: 'Expired', failed: 'Failed' } as const;

/** The message for a state. It is empty where the step shows the state itself. */
export function messageOf(state: ActionState, strings: CoreStrings): string {
  if (isCancelled(state) && resourceOf(state)?.object === 'payment') return strings.paymentCancelled;
  if (isEnded(state)) return strings[`${resourceOf(state)?.object ?? 'payment'}${OUTCOMES[state.step]}`];
  if (state.step === 'unusable')
    return state.error.code === 'refused' ? strings.unavailable : strings.errors[state.error.code];
  return state.step === 'loading' || state.step === 'waiting' ? strings[state.step] : '';
}

/** The look of the message. @param isLate the deadline has passed @param checked what a check found; falsy if nothing */
export function kindOf({ step }: ActionState, isLate: boolean | undefined, checked: unknown): string {
  if (step === 'unusable') return 'error';
  if (isLate) return 'late notice';
  return checked && step === 'ready' ? 'checked' : step;
}
