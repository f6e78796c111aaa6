/** Leaving for the bank's page or an app, as (state, event) → state. */

export type RedirectState =
  | { readonly step: 'ready' }
  /** Going by itself after `left` seconds, unless the consumer stays. */
  | { readonly step: 'counting'; readonly left: number }
  /** The browser has been asked to go. It may stay: an app that is missing, a page that comes back. */
  | { readonly step: 'leaving' };

export type RedirectEvent =
  | { readonly type: 'count'; readonly seconds: number }
  | { readonly type: 'tick' }
  | { readonly type: 'leave' }
  /** The consumer stays, or is here again. */
  | { readonly type: 'stay' };

export const redirectStart: RedirectState = { step: 'ready' };

export function redirectFlow(state: RedirectState, event: RedirectEvent): RedirectState {
  switch (event.type) {
    case 'count':
      return { step: 'counting', left: event.seconds };
    case 'tick':
      return state.step === 'counting' ? { step: 'counting', left: Math.max(0, state.left - 1) } : state;
    case 'leave':
      return { step: 'leaving' };
    case 'stay':
      return redirectStart;
  }
}
