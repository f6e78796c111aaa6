/**
 * Watching a payment or mandate until it ends, as (state, event, moment) → state; the controller obeys `step`. All times
 * in milliseconds, since the epoch where they are instants.
 */

export interface WatchState {
  /**
   * `asking`: one request is under way · `listening`: the backend says what changes, until `due` · `waiting`: until `due` ·
   * `paused`: until the consumer is back · `ended`: for good.
   */
  readonly step: 'asking' | 'listening' | 'waiting' | 'paused' | 'ended';
  /** Questions since the start or the last return; they set the delay. */
  readonly asked: number;
  /** Questions in all. */
  readonly total: number;
  /** The start, or the last return. */
  readonly since: number;
  /** The next question; of `asking`, when it was asked. */
  readonly due: number;
  /** The server does not want to be asked before. */
  readonly held: number;
  /** What the consumer is told of it. */
  readonly note: WatchNote;
}

/**
 * `checking`: because the consumer asked to · `pending`: that found it unpaid · `failing`: no good answer, going on ·
 * `offline`: going on when there is a connection.
 */
export type WatchNote = '' | 'checking' | 'pending' | 'failing' | 'offline';

export type WatchEvent =
  | {
      readonly type: 'answered';
      /** There is no need to ask again. */
      readonly over: boolean;
      readonly failed: boolean;
      /** There was an answer, whatever it was. */
      readonly reached: boolean;
      /** Changes will be told from now on. */
      readonly listens: boolean;
      /** How long the server does not want to be asked. */
      readonly retryAfter: number;
    }
  /** Changes are not told any more, after `lasted`. */
  | { readonly type: 'cut'; readonly over: boolean; readonly lasted: number }
  | { readonly type: 'due' }
  | { readonly type: 'left'; readonly offline: boolean }
  | { readonly type: 'returned' }
  /** The consumer says that it is paid. */
  | { readonly type: 'pressed' }
  | { readonly type: 'stopped' };

/** What is not in the event. */
export interface Moment {
  readonly now: number;
  /** 0 up to 1. */
  readonly random: number;
  /** The page is hidden. */
  readonly hidden: boolean;
  /** The browser says so. */
  readonly offline: boolean;
  /** When the time to pay runs out, by the same clock as `now`; null where that is not known. */
  readonly deadline: number | null;
}

const FIRST = 2_000;
const SOON = 15_000;
const LONGEST = 15 * 60_000;
const GROWTH = 1.5;
/** What is asked for hours is asked for after this part of them. */
const PATIENCE = 1 / 60;
/** Past its deadline, a payment is less and less likely to be paid; vouchers are confirmed the next day. */
const LATE_PATIENCE = 1 / 2;
/** Clocks that agree to a second may be a second apart. */
const DEADLINE_SLACK = 1_000;
const NOW_AND_THEN = 60_000;
/** A backend that cut the connection sooner is asked more and more slowly. */
const LASTING = 30_000;
/** A question that is older than this is asked once more by a consumer who is back. */
const STALE = 5_000;
/** For a page that is forgotten in front of nobody; the consumer's return asks on. */
const MOST = 1_000;

/** The first question is asked at once, even of a page that is opened in the background. */
export function watchStart(now: number): WatchState {
  return { step: 'asking', asked: 0, total: 0, since: now, due: now, held: 0, note: '' };
}

export function watchFlow(state: WatchState, event: WatchEvent, moment: Moment): WatchState {
  if (state.step === 'ended') return state;
  const { now } = moment;
  switch (event.type) {
    case 'stopped':
      return { ...state, step: 'ended', note: '' };
    case 'answered': {
      if (state.step !== 'asking') return state;
      if (event.over) return { ...state, step: 'ended', note: '' };
      const held = event.retryAfter ? now + event.retryAfter : state.held;
      // Some webviews say that they are offline when they are not: an answer is proof.
      const offline = !event.reached && moment.offline;
      const note = offline ? 'offline' : noteAfter(state, event);
      const next = { ...state, asked: state.asked + 1, total: state.total + 1, held, note };
      if (moment.hidden || offline) return { ...next, step: 'paused' };
      // What is told may be lost on its way to the backend: ask now and then all the same.
      return event.listens ? waiting(next, moment, 'listening', NOW_AND_THEN) : waiting(next, moment);
    }
    case 'cut':
      if (state.step !== 'listening') return state;
      if (event.over) return { ...state, step: 'ended', note: '' };
      return waiting(event.lasted < LASTING ? state : { ...state, asked: 0, since: now }, moment);
    case 'due':
      return state.due <= now && (state.step === 'waiting' || state.step === 'listening')
        ? { ...state, step: 'asking', due: now }
        : state;
    case 'left': {
      const note = event.offline ? 'offline' : state.note;
      // A request under way is let finish: its answer may be the end.
      return state.step === 'asking' ? state : { ...state, step: 'paused', note };
    }
    case 'returned':
      return back(state, moment, state.note === 'offline' ? '' : state.note);
    case 'pressed':
      return back(state, moment, 'checking');
  }
}

/** The consumer is here, and the answer likely new: ask at once, unless the server forbids it, and soon again. */
function back(state: WatchState, { now }: Moment, note: WatchNote): WatchState {
  const next = { ...state, note, asked: 0, since: now };
  // A question from before a sleep may never be answered.
  if (state.step === 'asking') return now < state.due + STALE ? next : { ...next, due: now };
  if (now >= state.held) return { ...next, step: 'asking', due: now };
  return {
    ...next,
    step: state.step === 'listening' ? 'listening' : 'waiting',
    due: state.held,
    // Nothing is being checked yet.
    note: note === 'checking' ? state.note || 'pending' : note,
  };
}

/** What was found unpaid because the consumer asked stays told until it is asked again. */
function noteAfter({ note }: WatchState, { failed }: { failed: boolean }): WatchNote {
  if (failed) return 'failing';
  return note === 'checking' || note === 'pending' ? 'pending' : '';
}

function waiting(
  state: WatchState,
  moment: Moment,
  step: 'waiting' | 'listening' = 'waiting',
  atLeast = 0,
): WatchState {
  if (state.total >= MOST) return { ...state, step: 'paused' };
  const { now, deadline } = moment;
  const next = now + Math.max(atLeast, watchDelay(state, moment));
  // What runs out before is asked for when it does.
  const end = deadline !== null && deadline + DEADLINE_SLACK > now ? deadline + DEADLINE_SLACK : Infinity;
  return { ...state, step, due: Math.max(Math.min(next, end), state.held) };
}

/**
 * How long to wait before asking again: 2 s, growing to 15 s in the first minutes, to 15 min in the course of a day and
 * sooner past the deadline; of which a random half, so that many pages do not ask in step.
 */
export function watchDelay(
  { asked, since }: Pick<WatchState, 'asked' | 'since'>,
  { now, random, deadline }: Pick<Moment, 'now' | 'random' | 'deadline'>,
): number {
  const soon = Math.min(SOON, FIRST * GROWTH ** Math.max(0, asked - 1));
  const late = deadline === null ? 0 : (now - deadline) * LATE_PATIENCE;
  const full = Math.min(LONGEST, Math.max(soon, (now - since) * PATIENCE, late));
  return Math.round(full * (0.5 + random / 2));
}
