/** The state of `<pay-action>`, as (state, event) → state. */
import type { Action } from '../contract/action.js';
import { outcomeOf, type Resource } from '../contract/resource.js';
import type { PayError } from '../errors.js';

export type ActionState =
  | { readonly step: 'empty' }
  | { readonly step: 'loading' }
  /** The consumer has a step to do. */
  | { readonly step: 'ready'; readonly action: Action; readonly resource: Resource | null }
  /** The consumer waits, for example for a direct debit. */
  | { readonly step: 'waiting'; readonly resource: Resource }
  /** `of` is the payment or mandate whose step failed; null where the input itself cannot be read. */
  | { readonly step: 'unusable'; readonly error: PayError; readonly of: Resource | null }
  | {
      readonly step: 'complete' | 'failed' | 'expired';
      readonly resource: Resource | null;
      /** The `failure_code` of a failure; null where it is not known. */
      readonly reason: string | null;
      /** The step has already fired `pay-complete` or `pay-fail`. */
      readonly reported: boolean;
    };

export type ActionEvent =
  | { readonly type: 'cleared' }
  | { readonly type: 'loading' }
  | { readonly type: 'action'; readonly action: Action }
  | { readonly type: 'resource'; readonly resource: Resource }
  /** A request failed, or its response cannot be read. */
  | { readonly type: 'broken'; readonly error: PayError }
  /** The input, or the step of its action, cannot be shown. */
  | { readonly type: 'unusable'; readonly error: PayError; readonly of?: Resource | null }
  /** The step itself has received the outcome, for example with a verified code. */
  | {
      readonly type: 'ended';
      readonly outcome: 'complete' | 'failed';
      readonly resource: Resource | null;
      readonly reason: string | null;
    };

export const actionStart: ActionState = { step: 'empty' };

/** The consumer has a step to do. */
export type ReadyState = Extract<ActionState, { step: 'ready' }>;

export type EndedState = Extract<ActionState, { reported: boolean }>;
export type UnusableState = Extract<ActionState, { readonly step: 'unusable' }>;

/** True if the outcome is final: a late response, or an old object that is set again, does not show the step again. */
export function isEnded(state: ActionState): state is EndedState {
  return 'reported' in state;
}

/** The payment or mandate of a state; null where only an action is known. */
export const resourceOf = (state: ActionState): Resource | null => ('resource' in state ? state.resource : null);

function stateOf(resource: Resource): ActionState {
  const outcome = outcomeOf(resource);
  if (outcome !== 'pending') {
    const step = resource.status === 'expired' ? 'expired' : outcome;
    return { step, resource, reason: resource.failure_code, reported: false };
  }
  return resource.action ? { step: 'ready', action: resource.action, resource } : { step: 'waiting', resource };
}

/** True if the state already shows the resource, or its outcome. */
function isRepeated(state: ActionState, resource: Resource): boolean {
  const shown = resourceOf(state);
  if (isEnded(state)) return shown?.id === resource.id;
  return shown !== null && JSON.stringify(shown) === JSON.stringify(resource);
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
      return isRepeated(state, event.resource) ? state : stateOf(event.resource);
    case 'broken':
      // The step stays on screen when a poll fails.
      return 'resource' in state ? state : { step: 'unusable', error: event.error, of: null };
    case 'unusable':
      return { step: 'unusable', error: event.error, of: event.of ?? null };
    case 'ended':
      if (isEnded(state)) return state;
      return {
        step: event.outcome,
        resource: event.resource ?? resourceOf(state),
        reason: event.reason,
        reported: true,
      };
  }
}
