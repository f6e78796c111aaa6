/** The state of `<pay-action>`: (state, event) → state. */
import type { Action } from '../contract/action.js';
import { outcomeOf, type Resource } from '../contract/resource.js';
import type { PayError } from '../errors.js';

export type ActionState =
  | { readonly step: 'empty' }
  | { readonly step: 'loading' }
  /** The consumer has something to do. */
  | { readonly step: 'ready'; readonly action: Action; readonly resource: Resource | null }
  /** The consumer has nothing to do, for example during a direct debit. */
  | { readonly step: 'waiting'; readonly resource: Resource }
  | { readonly step: 'unusable'; readonly error: PayError }
  | {
      readonly step: 'complete' | 'failed' | 'expired';
      readonly resource: Resource | null;
      /** A `failure_code`; null if unknown. */
      readonly reason: string | null;
      /** True if the step has already fired the event of the outcome. */
      readonly told: boolean;
    };

export type ActionEvent =
  | { readonly type: 'cleared' }
  | { readonly type: 'loading' }
  | { readonly type: 'action'; readonly action: Action }
  | { readonly type: 'resource'; readonly resource: Resource }
  /** A request failed, or its response was invalid. */
  | { readonly type: 'broken'; readonly error: PayError }
  /** The given value, or its step, cannot be shown. */
  | { readonly type: 'unusable'; readonly error: PayError }
  /** A step reached its outcome, for example with a verified code. */
  | {
      readonly type: 'ended';
      readonly outcome: 'complete' | 'failed';
      readonly resource: Resource | null;
      readonly reason: string | null;
    };

export const actionStart: ActionState = { step: 'empty' };

export type Over = Extract<ActionState, { told: boolean }>;

/** A final state stays: a stale response, or a host that sets an old object again, must not restore the step. */
export function isOver(state: ActionState): state is Over {
  return 'told' in state;
}

const known = (state: ActionState): Resource | null => ('resource' in state ? state.resource : null);

function showing(resource: Resource): ActionState {
  const outcome = outcomeOf(resource);
  if (outcome !== 'pending') {
    const step = resource.status === 'expired' ? 'expired' : outcome;
    return { step, resource, reason: resource.failure_code, told: false };
  }
  return resource.action ? { step: 'ready', action: resource.action, resource } : { step: 'waiting', resource };
}

export function actionFlow(state: ActionState, event: ActionEvent): ActionState {
  switch (event.type) {
    case 'cleared':
      return actionStart;
    case 'loading':
      return { step: 'loading' };
    case 'action':
      return { step: 'ready', action: event.action, resource: null };
    case 'resource':
      return isOver(state) && state.resource?.id === event.resource.id ? state : showing(event.resource);
    case 'broken':
      // Keep the step on screen when a request fails.
      return 'resource' in state ? state : { step: 'unusable', error: event.error };
    case 'unusable':
      return { step: 'unusable', error: event.error };
    case 'ended':
      if (isOver(state)) return state;
      return { step: event.outcome, resource: event.resource ?? known(state), reason: event.reason, told: true };
  }
}
