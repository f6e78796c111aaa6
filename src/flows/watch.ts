/**
 * The state of polling a payment or mandate until its final status: (state, event, moment) → state. The controller acts on
 * `step`. All times in milliseconds; instants since the epoch.
 */

export interface WatchState {
  /**
   * `asking`: a request is running · `listening`: subscribed to the event stream; polls at `due` · `waiting`: polls at `due` ·
   * `paused`: until the consumer is back · `ended`: final.
   */
  readonly step: 'asking' | 'listening' | 'waiting' | 'paused' | 'ended';
  /** Polls since the start or the last return; they set the back-off. */
  readonly asked: number;
  /** All polls. */
  readonly total: number;
  /** Time of the start or the last return. */
  readonly since: number;
  /** Time of the next poll; in `asking`, when the request was sent. */
  readonly due: number;
  /** No poll before this time (`Retry-After`). */
  readonly held: number;
  /** The notice shown to the consumer. */
  readonly note: WatchNote;
}

/**
 * `checking`: the consumer requested a check · `pending`: that check found it unpaid · `failing`: the last poll failed, polling
 * goes on · `offline`: polling resumes with the connection.
 */
export type WatchNote = '' | 'checking' | 'pending' | 'failing' | 'offline';

export type WatchEvent =
  | {
      readonly type: 'answered';
      /** The status is final. */
      readonly over: boolean;
      readonly failed: boolean;
      /** There was a response, whatever its status. */
      readonly reached: boolean;
      /** The event stream is open. */
      readonly listens: boolean;
      /** Pause requested by the server; 0 if none. */
      readonly retryAfter: number;
    }
  /** The event stream closed after `lasted`. */
  | { readonly type: 'cut'; readonly over: boolean; readonly lasted: number }
  | { readonly type: 'due' }
  | { readonly type: 'left'; readonly offline: boolean }
  | { readonly type: 'returned' }
  /** The consumer pressed "I’ve paid". */
  | { readonly type: 'pressed' }
  | { readonly type: 'stopped' };

/** Inputs that are not part of the event. */
export interface Moment {
  readonly now: number;
  /** 0 up to 1. */
  readonly random: number;
  /** The page is hidden. */
  readonly hidden: boolean;
  /** According to the browser. */
  readonly offline: boolean;
  /** Deadline of the payment, by the same clock as `now`; null if unknown. */
  readonly deadline: number | null;
}

const FIRST = 2_000;
const SOON = 15_000;
const LONGEST = 15 * 60_000;
const GROWTH = 1.5;
/** After minutes the delay grows to this part of the elapsed time. */
const PATIENCE = 1 / 60;
/** After the deadline a payment becomes less likely, so polls become rarer; vouchers are confirmed the next day. */
const LATE_PATIENCE = 1 / 2;
/** Clocks with the same second may differ by almost a second. */
const DEADLINE_SLACK = 1_000;
const NOW_AND_THEN = 60_000;
/** A stream that closes sooner increases the back-off. */
const LASTING = 30_000;
/** A consumer who returns repeats a request older than this. */
const STALE = 5_000;
/** Limit for a forgotten page; the consumer's return resumes polling. */
const MOST = 1_000;

/** The first poll is immediate, even in a page opened in the background. */
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
      // Some webviews report offline wrongly: a response proves the connection.
      const offline = !event.reached && moment.offline;
      const note = offline ? 'offline' : noteAfter(state, event);
      const next = { ...state, asked: state.asked + 1, total: state.total + 1, held, note };
      if (moment.hidden || offline) return { ...next, step: 'paused' };
      // The backend may miss a change, so poll occasionally despite the stream.
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
      // Let a running request finish: its response may be the final status.
      return state.step === 'asking' ? state : { ...state, step: 'paused', note };
    }
    case 'returned':
      return back(state, moment, state.note === 'offline' ? '' : state.note);
    case 'pressed':
      return back(state, moment, 'checking');
  }
}

/** The consumer returned, and the status may have changed: poll now, unless the server forbids it, and reset the back-off. */
function back(state: WatchState, { now }: Moment, note: WatchNote): WatchState {
  const next = { ...state, note, asked: 0, since: now };
  // A request from before a sleep may never get a response.
  if (state.step === 'asking') return now < state.due + STALE ? next : { ...next, due: now };
  if (now >= state.held) return { ...next, step: 'asking', due: now };
  return {
    ...next,
    step: state.step === 'listening' ? 'listening' : 'waiting',
    due: state.held,
    // No check has started yet.
    note: note === 'checking' ? state.note || 'pending' : note,
  };
}

/** The notice that a check found it unpaid stays until the next check. */
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
  // If the deadline comes first, poll then.
  const end = deadline !== null && deadline + DEADLINE_SLACK > now ? deadline + DEADLINE_SLACK : Infinity;
  return { ...state, step, due: Math.max(Math.min(next, end), state.held) };
}

/**
 * Returns the delay until the next poll: 2 s at first, up to 15 s in the first minutes and up to 15 min within a day, or sooner
 * after the deadline. Half of it is random, so that many pages do not poll at the same time.
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
