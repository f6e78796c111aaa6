/** Watching a payment or mandate until it ends, as (state, event) → state; the controller obeys `step`. */

export interface WatchState {
  /** `asking`: one request is under way · `waiting`: for the delay · `paused`: hidden or offline · `ended`: for good. */
  readonly step: 'asking' | 'waiting' | 'paused' | 'ended';
  /** Answers so far without an end; it sets the delay. */
  readonly asked: number;
}

export type WatchEvent =
  | { readonly type: 'answered'; readonly over: boolean; readonly away: boolean }
  | { readonly type: 'due' }
  | { readonly type: 'left' }
  | { readonly type: 'returned' }
  | { readonly type: 'stopped' };

/** The first question is asked at once, even of a page that is opened in the background. */
export const watchStart: WatchState = { step: 'asking', asked: 0 };

const FIRST_MS = 2_000;
const LONGEST_MS = 15_000;
const GROWTH = 1.5;

export function watchFlow(state: WatchState, event: WatchEvent): WatchState {
  if (state.step === 'ended') return state;
  switch (event.type) {
    case 'stopped':
      return { ...state, step: 'ended' };
    case 'answered':
      if (state.step !== 'asking') return state;
      return { step: event.over ? 'ended' : event.away ? 'paused' : 'waiting', asked: state.asked + 1 };
    case 'due':
      return state.step === 'waiting' ? { ...state, step: 'asking' } : state;
    case 'left':
      // A request under way is let finish: its answer may be the end.
      return state.step === 'waiting' ? { ...state, step: 'paused' } : state;
    case 'returned':
      // Back from the bank's page or app, the answer is likely new: ask at once, and soon again.
      return state.step === 'asking' ? state : { step: 'asking', asked: 0 };
  }
}

/**
 * How long to wait before asking again: 2 s growing to 15 s, of which a random half, so that many pages do not ask in
 * step.
 * @param random 0 up to 1
 * @returns milliseconds
 */
export function watchDelay(asked: number, random: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * GROWTH ** Math.max(0, asked - 1));
  return Math.round(Math.max(FIRST_MS, full * (0.5 + random / 2)));
}
