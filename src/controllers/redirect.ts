import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';
import type { Clock } from '../context.js';
import {
  redirectFlow,
  redirectStart,
  type Leaving,
  type RedirectEvent,
  type RedirectState,
} from '../flows/redirect.js';
import { hasLeftFor, rememberLeftFor } from './left-for.js';

/** Longer than a browser needs to leave for a page, or a host that says that it has opened something. */
const PAGE_MS = 10_000;
/** Longer than a phone needs to bring an app to the front. */
const APP_MS = 2_000;
/** Longer than one thinks about "Open in the app?". */
const QUESTION_MS = 30_000;
/** A timer that is later than this did not run meanwhile: the page was put to sleep before it could see itself hidden. */
const LATE_MS = 1_500;

export interface RedirectOptions {
  readonly url: string;
  readonly clock: Clock;
  readonly app: boolean;
  /** Called when the countdown ends. */
  readonly go: () => void;
}

/** Counts down to a redirect, and notices when nothing came of it, or the consumer is here again. */
export class RedirectController implements ReactiveController {
  state: RedirectState = redirectStart;
  readonly #host: ReactiveControllerHost;
  readonly #options: () => RedirectOptions;
  #callOff: (() => void) | null = null;
  #life: AbortController | null = null;
  /** What the host answers to the latest press. */
  #answer: Promise<unknown> | null = null;

  constructor(host: ReactiveControllerHost, options: () => RedirectOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /**
   * Starts the countdown. Not to where this tab has been: a consumer who came back, by whatever way, would be taken away
   * again, for ever.
   * @param seconds 0 for no countdown
   */
  count(seconds: number): void {
    this.#answer = null;
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const been = entry?.type === 'back_forward' || hasLeftFor(this.#options().url);
    this.dispatch(seconds > 0 && !been ? { type: 'count', seconds } : { type: 'stay' });
  }

  /** @param answer of a host that opens it: false, or a rejection, where it could not; null where the browser does */
  leave(answer: Promise<unknown> | null): void {
    this.dispatch({ type: 'leave', by: answer ? 'host' : 'browser' });
    rememberLeftFor(this.#options().url);
    this.#answer = answer;
    const then = (opened: unknown) => {
      if (answer !== this.#answer) return;
      this.#answer = null;
      if (opened === false) this.dispatch({ type: 'refused' });
      else if (this.state.step === 'leaving') this.#wait(PAGE_MS);
    };
    answer?.then(then, () => then(false));
  }

  dispatch(event: RedirectEvent): void {
    const state = redirectFlow(this.state, event);
    if (state === this.state) return;
    this.state = state;
    this.#callOff?.();
    this.#callOff = null;
    if (state.step === 'leaving') this.#wait(this.#patience(state.by));
    if (state.step === 'counting' && state.left > 0) {
      this.#callOff = this.#options().clock.after(1_000, () => this.dispatch({ type: 'tick' }));
    }
    this.#host.requestUpdate();
    if (state.step === 'counting' && state.left === 0) this.#options().go();
  }

  hostConnected(): void {
    if (isServer) return;
    this.#life = new AbortController();
    const { signal } = this.#life;
    const on = (target: EventTarget, type: string, event: RedirectEvent) =>
      target.addEventListener(type, () => this.dispatch(event), { signal });
    on(document, 'visibilitychange', { type: 'hide' });
    on(window, 'pagehide', { type: 'hide' });
    // Out of the back-forward cache the page is as it was left, spinner and all; the first one says only that all is loaded.
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.dispatch({ type: 'hide' }), { signal });
    on(window, 'blur', { type: 'blur' });
    on(window, 'focus', { type: 'focus' });
  }

  hostDisconnected(): void {
    this.#life?.abort();
    this.#callOff?.();
    this.#callOff = this.#answer = null;
    this.state = redirectStart;
  }

  /** A host that never answers must not keep the consumer from pressing again. */
  #patience(by: Leaving['by']): number {
    if (by === 'question') return QUESTION_MS;
    return by === 'browser' && this.#options().app ? APP_MS : PAGE_MS;
  }

  #wait(ms: number): void {
    const { clock } = this.#options();
    const due = clock.now() + ms;
    this.#callOff?.();
    this.#callOff = clock.after(ms, () => this.dispatch({ type: clock.now() > due + LATE_MS ? 'hide' : 'waited' }));
  }
}
