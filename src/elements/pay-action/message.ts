import { nothing, type TemplateResult } from 'lit';
import { headingOf } from '../../domain/sentences.js';
import { isEnded, resourceOf, type ActionState } from '../../flows/action.js';
import type { CoreStrings } from '../../locales/strings.js';
import { html } from '../html.js';

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

/** What went wrong, and below it what the consumer can do. */
export function renderError(message: string): TemplateResult {
  const [heading, advice] = headingOf(message);
  return html`<p><b>${heading}</b> ${advice ? html`<span part="advice">${advice}</span>` : nothing}</p>`;
}
