/**
 * Polls a payment or mandate until its final status, as (state, event, moment) → state; the controller does what `step`
 * says. All times are in milliseconds; instants count from the epoch.
 */

export interface PollState {
  /**
   * `requesting`: one request is under way · `streaming`: the backend sends the changes, until `due` · `waiting`: until
   * `due` · `paused`: until the consumer returns · `ended`: for good.
   */
  readonly step: 'requesting' | 'streaming' | 'waiting' | 'paused' | 'ended';
  /** Requests since the start or the last return; they set the delay. */
  readonly requests: number;
  /** Requests in all. */
  readonly total: number;
  /** The time of the start, or of the last return. */
  readonly since: number;
  /** The time of the next request; while `requesting`, of this one. */
  readonly due: number;
  /** When the request was sent that was answered last. */
  readonly sent: number;
  /** That request, or the one that is due or under way, is for a consumer who came back. */
  readonly onReturn: boolean;
  /** The server allows no request earlier: see `Retry-After` (RFC 9110, 10.2.3). */
  readonly notBefore: number;
  /** The message to the consumer. */
  readonly notice: PollNotice;
}

/**
 * The key of a text. `checking`: the consumer pressed the button · `notYet`: it was not paid yet then · `stillChecking`: the
 * last request failed, another follows · `offline`: the next request follows when there is a connection.
 */
export type PollNotice = '' | 'checking' | 'notYet' | 'stillChecking' | 'offline';

export type PollEvent =
  | {
      readonly type: 'response';
      /** The status is final, or a further request would fail, too. */
      readonly final: boolean;
      readonly failed: boolean;
      /** A server responded, with whatever status. */
      readonly reached: boolean;
      /** The backend sends the changes from now on. */
      readonly streams: boolean;
      /** The server's `Retry-After`; 0 without. */
      readonly retryAfter: number;
    }
  /** The stream has ended after `lasted`. */
  | { readonly type: 'stream-ended'; readonly final: boolean; readonly lasted: number }
  | { readonly type: 'due' }
  | { readonly type: 'left'; readonly offline: boolean }
  | { readonly type: 'returned' }
  /** The consumer pressed the button that checks the status. */
  | { readonly type: 'pressed' }
  | { readonly type: 'stopped' };

/** The inputs that are not in the event. */
export interface Moment {
  readonly now: number;
  /** 0 up to 1. */
  readonly random: number;
  /** The page is hidden. */
  readonly hidden: boolean;
  /** The browser reports that it is offline. */
  readonly offline: boolean;
  /** The time to pay ends, by the same clock as `now`; null where that is not known. */
  readonly deadline: number | null;
}

const FIRST = 2_000;
const SOON = 15_000;
const LONGEST = 15 * 60_000;
const GROWTH = 1.5;
/** The delay grows to this part of the time since the start. */
const PATIENCE = 1 / 60;
/** Past its deadline, a payment is less and less likely to be paid; vouchers are confirmed the next day. */
const LATE_PATIENCE = 1 / 2;
/** Clocks that agree to a second may be a second apart. */
const DEADLINE_SLACK = 1_000;
const WHILE_STREAMING = 60_000;
/** A stream that ended sooner counts as failed: the back-off goes on. */
const LASTING = 30_000;
/** A timer that fires so late shows that the device slept, or that its clock was set forward. */
const SLEPT = 30_000;
/** A request that is older than this is repeated when the consumer returns. */
const STALE = 5_000;
/** For a page that was left open; polling resumes when the consumer returns. */
const MOST = 1_000;

/** The first request is sent at once, also in a page that is opened in the background. */
export function pollStart(now: number): PollState {
  return {
    step: 'requesting',
    requests: 0,
    total: 0,
    since: now,
    due: now,
    sent: now,
    onReturn: false,
    notBefore: 0,
    notice: '',
  };
}

export function pollFlow(state: PollState, event: PollEvent, moment: Moment): PollState {
  if (state.step === 'ended') return state;
  const { now } = moment;
  switch (event.type) {
    case 'stopped':
      return { ...state, step: 'ended', notice: '' };
    case 'response': {
      if (state.step !== 'requesting') return state;
      if (event.final) return { ...state, step: 'ended', notice: '' };
      const notBefore = event.retryAfter ? now + event.retryAfter : state.notBefore;
      // Some webviews report that they are offline when they are not: a response is proof.
      const offline = !event.reached && moment.offline;
      const notice = offline ? 'offline' : noticeAfter(state, event);
      const { requests, total, due: sent } = state;
      const next = { ...state, requests: requests + 1, total: total + 1, sent, notBefore, notice };
      if (moment.hidden || offline) return { ...next, step: 'paused' };
      // The backend may miss a change, and then not send it: poll slowly beside the stream.
      return event.streams ? waiting(next, moment, 'streaming', WHILE_STREAMING) : waiting(next, moment);
    }
    case 'stream-ended':
      if (state.step !== 'streaming') return state;
      if (event.final) return { ...state, step: 'ended', notice: '' };
      return waiting(event.lasted < LASTING ? state : { ...state, requests: 0, since: now }, moment);
    case 'due':
      if (state.due > now || (state.step !== 'waiting' && state.step !== 'streaming')) return state;
      // The device slept, and no event said that the consumer is back.
      if (now - state.due > SLEPT) return resumed(state, moment, state.notice, 0);
      // The request for a return is the first one after it.
      return { ...state, step: 'requesting', due: now, onReturn: state.onReturn && !state.requests };
    case 'left': {
      const notice = event.offline ? 'offline' : state.notice;
      // A request under way is not aborted: its response may have the final status.
      return state.step === 'requesting' ? state : { ...state, step: 'paused', notice };
    }
    case 'returned':
      // A connection that comes and goes does not cause a request each time.
      return {
        ...resumed(
          state,
          moment,
          state.notice === 'offline' ? '' : state.notice,
          state.onReturn ? state.sent + FIRST : 0,
        ),
        onReturn: true,
      };
    case 'pressed':
      return resumed(state, moment, 'checking', 0);
  }
}

/** The consumer is back, and the status has likely changed: request at once unless the server forbids it, then soon. */
function resumed(state: PollState, { now }: Moment, notice: PollNotice, earliest: number): PollState {
  const next = { ...state, notice, requests: 0, since: now };
  // A request from before a sleep may never get its response.
  if (state.step === 'requesting') return now < state.due + STALE ? next : { ...next, due: now };
  const due = Math.max(earliest, state.notBefore);
  if (now >= due) return { ...next, step: 'requesting', due: now };
  return {
    ...next,
    step: state.step === 'streaming' ? 'streaming' : 'waiting',
    due,
    // Nothing is checked yet.
    notice: notice === 'checking' ? state.notice || 'notYet' : notice,
  };
}

/** "Not confirmed yet" stays until the next press. */
function noticeAfter({ notice }: PollState, { failed }: { failed: boolean }): PollNotice {
  if (failed) return 'stillChecking';
  return notice === 'checking' || notice === 'notYet' ? 'notYet' : '';
}

function waiting(state: PollState, moment: Moment, step: 'waiting' | 'streaming' = 'waiting', atLeast = 0): PollState {
  if (state.total >= MOST) return { ...state, step: 'paused' };
  const { now, deadline } = moment;
  const next = now + Math.max(atLeast, pollDelay(state, moment));
  // A deadline before the next request: request then instead.
  const end = deadline !== null && deadline + DEADLINE_SLACK > now ? deadline + DEADLINE_SLACK : Infinity;
  return { ...state, step, due: Math.max(Math.min(next, end), state.notBefore) };
}

/**
 * The back-off before the next request: 2 s, growing to 15 s in the first minutes and to 15 min in the course of a day,
 * faster past the deadline. A random half of it is subtracted (jitter), so that many pages do not poll in step.
 */
export function pollDelay(
  { requests, since }: Pick<PollState, 'requests' | 'since'>,
  { now, random, deadline }: Pick<Moment, 'now' | 'random' | 'deadline'>,
): number {
  const soon = Math.min(SOON, FIRST * GROWTH ** Math.max(0, requests - 1));
  const late = deadline === null ? 0 : (now - deadline) * LATE_PATIENCE;
  const full = Math.min(LONGEST, Math.max(soon, (now - since) * PATIENCE, late));
  return Math.round(full * (0.5 + random / 2));
}
