import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Clock } from '../context.js';
import {
  redirectFlow,
  redirectStart,
  type Leaving,
  type RedirectEvent,
  type RedirectState,
} from '../flows/redirect.js';
import { isServer } from './is-server.js';
import { LatestTask } from './latest-task.js';
import { isVisited, markVisited } from './visited-redirects.js';
import { native } from '../natives.js';

/** Longer than a browser needs to open a page, or a host to open it and respond. */
const PAGE_MS = 10_000;
/** Longer than a phone needs to open an app. */
const APP_MS = 2_000;
/** Longer than a consumer needs for the question "Open in the app?". */
const QUESTION_MS = 30_000;
/** A timer that is later than this shows that the page was suspended, without an event that it is hidden. */
const LATE_MS = 1_500;

export interface RedirectOptions {
  readonly url: string;
  readonly clock: Clock;
  readonly app: boolean;
  /** Called when the countdown ends. */
  readonly go: () => void;
}

/** Counts down to a redirect, and detects when it did not open, or when the consumer has returned. */
export class RedirectController implements ReactiveController {
  state: RedirectState = redirectStart;
  readonly #host: ReactiveControllerHost;
  readonly #options: () => RedirectOptions;
  readonly #listeners = new LatestTask();
  /** The seconds of the countdown, which starts again when the element is back in the page. */
  #seconds = 0;
  #isConnected = false;
  /** The host's response to the latest press. */
  readonly #response = new LatestTask();
  #cancelTimer: (() => void) | null = null;

  constructor(host: ReactiveControllerHost, options: () => RedirectOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /**
   * Starts the countdown, unless this tab has opened the URL before: a consumer who returns would be redirected again and
   * again.
   * @param seconds 0 for no countdown
   */
  count(seconds: number): void {
    this.#response.cancel();
    this.#seconds = seconds;
    // A server has no timers, and renders the link.
    if (isServer) return;
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const visited = entry?.type === 'back_forward' || isVisited(this.#options().url);
    this.dispatch(seconds > 0 && !visited ? { type: 'count', seconds } : { type: 'stay' });
  }

  /** @param response of a host that opens the URL: false, or a rejection, if it could not; null if the browser opens it */
  leave(response: Promise<unknown> | null): void {
    this.dispatch({ type: 'leave', by: response ? 'host' : 'browser' });
    markVisited(this.#options().url);
    const signal = this.#response.start();
    const handle = (opened: unknown) => {
      if (signal.aborted) return;
      if (opened === false) this.dispatch({ type: 'refused' });
      else if (this.state.step === 'leaving') this.#wait(PAGE_MS);
    };
    response?.then(handle, () => handle(false));
  }

  /** The URL was opened in another tab. */
  openedTab(): void {
    markVisited(this.#options().url);
    this.dispatch({ type: 'tab' });
  }

  dispatch(event: RedirectEvent): void {
    const state = redirectFlow(this.state, event);
    if (state === this.state) return;
    this.state = state;
    this.#cancelTimer?.();
    if (state.step === 'leaving') this.#wait(this.#patience(state.by));
    // An element that is removed must not navigate.
    if (state.step === 'counting' && state.left > 0 && this.#isConnected) {
      this.#cancelTimer = this.#options().clock.after(1_000, () => this.dispatch({ type: 'tick' }));
    }
    this.#host.requestUpdate();
    if (state.step === 'counting' && state.left === 0) this.#options().go();
  }

  hostConnected(): void {
    if (isServer) return;
    this.#isConnected = true;
    if (this.state.step === 'counting') this.count(this.#seconds);
    const signal = this.#listeners.start();
    const on = (target: EventTarget, type: string, event: RedirectEvent) =>
      native(target, 'addEventListener')(type, () => this.dispatch(event), { signal });
    on(document, 'visibilitychange', { type: 'hide' });
    on(window, 'pagehide', { type: 'hide' });
    // A page from the back-forward cache still shows its spinner. The first event only reports that it is loaded.
    native(window, 'addEventListener')('pageshow', ({ persisted }) => persisted && this.dispatch({ type: 'hide' }), {
      signal,
    });
    on(window, 'blur', { type: 'blur' });
    on(window, 'focus', { type: 'focus' });
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#listeners.cancel();
    this.#response.cancel();
    this.#cancelTimer?.();
    // It may only be moved in the page: what needs no timer stays, and a countdown starts again.
    if (this.state.step === 'leaving') this.state = redirectStart;
  }

  /** A host that never responds must not keep the consumer from pressing again. */
  #patience(by: Leaving['by']): number {
    if (by === 'question') return QUESTION_MS;
    return by === 'browser' && this.#options().app ? APP_MS : PAGE_MS;
  }

  #wait(ms: number): void {
    const { clock } = this.#options();
    const due = clock.now() + ms;
    this.#cancelTimer?.();
    this.#cancelTimer = clock.after(ms, () => this.dispatch({ type: clock.now() > due + LATE_MS ? 'hide' : 'waited' }));
  }
}
