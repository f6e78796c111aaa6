/** The state of a `<pay-action>` by its events, for the reactive values of frameworks. */
import { outcomeOf, type Outcome, type Resource } from '../contract/resource.js';
import type { PayErrorEvent, PayEventMap } from '../events/index.js';

export interface PayActionState {
  /** The latest payment or mandate that the element has reported. */
  readonly resource: Resource | null;
  readonly outcome: Outcome;
  /** Why it failed: the service's `failure_code`, else its status. */
  readonly reason: string | null;
  /** The latest error, until the next status. */
  readonly error: Pick<PayErrorEvent, 'code' | 'retryable' | 'message'> | null;
}

export const START: PayActionState = { resource: null, outcome: 'pending', reason: null, error: null };

type Changes = {
  readonly [Name in keyof PayEventMap]?: (event: PayEventMap[Name], state: PayActionState) => PayActionState;
};

const CHANGES: Changes = {
  'pay-status': ({ resource }) => ({ ...START, resource, outcome: outcomeOf(resource) }),
  'pay-complete': ({ resource }) => ({ ...START, resource, outcome: 'complete' }),
  'pay-fail': ({ resource, reason }, state) => ({
    ...START,
    resource: resource ?? state.resource,
    outcome: 'failed',
    reason,
  }),
  'pay-error': ({ code, retryable, message }, state) => ({ ...state, error: { code, retryable, message } }),
  // The page starts again with another payment.
  'pay-retry': () => START,
};

/**
 * Calls `onChange` with each new state.
 * @param element the `<pay-action>`, or any element above it
 * @returns a function that stops it
 */
export function watchPayAction(element: EventTarget, onChange: (state: PayActionState) => void): () => void {
  let state = START;
  const stopping = new AbortController();
  for (const [name, change] of Object.entries(CHANGES) as [
    string,
    (event: Event, state: PayActionState) => PayActionState,
  ][])
    element.addEventListener(name, (event) => onChange((state = change(event, state))), { signal: stopping.signal });
  return () => stopping.abort();
}
