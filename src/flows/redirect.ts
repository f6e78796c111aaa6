/**
 * Leaving for the bank's page or an app, as (state, event) → state. Whether the consumer left is never known: a page can
 * only see that it is still here, and be careful about what that means.
 */

export type RedirectState =
  | { readonly step: 'ready' }
  /** Going by itself after `left` seconds, unless the consumer stays. */
  | { readonly step: 'counting'; readonly left: number }
  | Leaving
  /** The consumer is still here though nothing was in the way, or the host could not open it. */
  | { readonly step: 'stuck'; readonly refused: boolean };

/** The browser, or the host, has been asked to go. */
export interface Leaving {
  readonly step: 'leaving';
  /**
   * Who opens it: the host alone knows whether it could. A page whose focus went elsewhere may be behind a question such
   * as "Open in the app?", or beside the app: nothing is said then.
   */
  readonly by: 'browser' | 'host' | 'question';
  /** True if it was stuck before. */
  readonly again: boolean;
  /** True if it was stuck because the host could not open it. */
  readonly refused: boolean;
}

export type RedirectEvent =
  | { readonly type: 'count'; readonly seconds: number }
  | { readonly type: 'tick' }
  | { readonly type: 'leave'; readonly by: 'browser' | 'host' }
  /** The page was hidden: the consumer is elsewhere, and finds everything as before when they are back. */
  | { readonly type: 'hide' }
  | { readonly type: 'blur' }
  | { readonly type: 'focus' }
  /** Long enough, in this state, that it would have happened. */
  | { readonly type: 'waited' }
  /** The host could not open it. */
  | { readonly type: 'refused' }
  | { readonly type: 'stay' };

export const redirectStart: RedirectState = { step: 'ready' };

export function redirectFlow(state: RedirectState, event: RedirectEvent): RedirectState {
  switch (event.type) {
    case 'count':
      return { step: 'counting', left: event.seconds };
    case 'tick':
      return state.step === 'counting' ? { step: 'counting', left: Math.max(0, state.left - 1) } : state;
    case 'leave':
      return { step: 'leaving', by: event.by, again: needsHelp(state), refused: isRefused(state) };
    case 'blur':
      return state.step === 'leaving' && state.by === 'browser' ? { ...state, by: 'question' } : state;
    case 'focus':
      return state.step === 'leaving' && state.by === 'question' ? { ...state, by: 'browser' } : state;
    case 'waited':
      if (state.step !== 'leaving') return state;
      return state.by === 'browser' ? { step: 'stuck', refused: false } : redirectStart;
    case 'refused':
      return { step: 'stuck', refused: true };
    case 'hide':
      return state.step === 'counting' ? state : redirectStart;
    case 'stay':
      return redirectStart;
  }
}

/** What helps stays on screen while the consumer tries again, or the page would jump. */
export function needsHelp(state: RedirectState): boolean {
  return state.step === 'stuck' || (state.step === 'leaving' && state.again);
}

/** True if the host could not open it: an app is missing. */
export function isRefused(state: RedirectState): boolean {
  return 'refused' in state && state.refused;
}
