/**
 * The state of a redirect to the bank's page or an app: (state, event) → state. A page cannot know that the consumer left. It
 * only sees that it is still visible, which has several possible reasons.
 */

export type RedirectState =
  | { readonly step: 'ready' }
  /** Redirects automatically after `left` seconds, unless the consumer stays. */
  | { readonly step: 'counting'; readonly left: number }
  | Leaving
  /** The page is open in another tab. */
  | { readonly step: 'tab' }
  /** The page is still visible after the wait, or the host could not open the URL (`refused`). */
  | { readonly step: 'stuck'; readonly refused: boolean };

/** The browser or the host is opening the URL. */
export interface Leaving {
  readonly step: 'leaving';
  /**
   * `host` reports whether it could open the URL. `question`: the page lost the focus, perhaps to a dialog ("Open in the
   * app?") or to an app beside it, so no problem is shown.
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
  | { readonly type: 'tab' }
  /** The page was hidden: the consumer is elsewhere, and finds the initial state on return. */
  | { readonly type: 'hide' }
  | { readonly type: 'blur' }
  | { readonly type: 'focus' }
  /** The timeout of this state has passed. */
  | { readonly type: 'waited' }
  /** The host could not open the URL. */
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
    case 'tab':
      return { step: 'tab' };
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
      return state.step === 'counting' || state.step === 'tab' ? state : redirectStart;
    case 'stay':
      return redirectStart;
  }
}

/** Help stays on screen during another attempt, so that the layout does not shift. */
export function needsHelp(state: RedirectState): boolean {
  return state.step === 'stuck' || (state.step === 'leaving' && state.again);
}

/** True if the host could not open it: an app is missing. */
export function isRefused(state: RedirectState): boolean {
  return 'refused' in state && state.refused;
}
