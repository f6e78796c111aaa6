import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Clock } from '../context.js';
import { redirectFlow, redirectStart, type RedirectEvent, type RedirectState } from '../flows/redirect.js';

/** Longer than a browser needs to leave; a page that is still here then shows its button again. */
const LEAVING_MS = 10_000;

/** Counts down to a redirect, and notices when the consumer is here again. */
export class RedirectController implements ReactiveController {
  state: RedirectState = redirectStart;
  readonly #host: ReactiveControllerHost;
  readonly #clock: () => Clock;
  readonly #go: () => void;
  #callOff: (() => void) | null = null;
  #life: AbortController | null = null;

  /** @param go is called when the countdown ends */
  constructor(host: ReactiveControllerHost, clock: () => Clock, go: () => void) {
    this.#host = host;
    this.#clock = clock;
    this.#go = go;
    host.addController(this);
  }

  /**
   * Starts the countdown. Not on a page that the back button brought: it would take the consumer away again, for ever.
   * @param seconds 0 for no countdown
   */
  count(seconds: number): void {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const back = entry?.type === 'back_forward';
    this.dispatch(seconds > 0 && !back ? { type: 'count', seconds } : { type: 'stay' });
  }

  dispatch(event: RedirectEvent): void {
    this.#callOff?.();
    this.#callOff = null;
    this.state = redirectFlow(this.state, event);
    const { state } = this;
    if (state.step === 'leaving')
      this.#callOff = this.#clock().after(LEAVING_MS, () => this.dispatch({ type: 'stay' }));
    if (state.step === 'counting' && state.left > 0) {
      this.#callOff = this.#clock().after(1_000, () => this.dispatch({ type: 'tick' }));
    }
    this.#host.requestUpdate();
    if (state.step === 'counting' && state.left === 0) this.#go();
  }

  hostConnected(): void {
    this.#life = new AbortController();
    const { signal } = this.#life;
    const back = () => this.state.step === 'leaving' && this.dispatch({ type: 'stay' });
    // Out of the back-forward cache the page is as it was left, spinner and all.
    addEventListener('pageshow', (event) => event.persisted && back(), { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && back(), { signal });
  }

  hostDisconnected(): void {
    this.#life?.abort();
    this.#callOff?.();
    this.#callOff = null;
    this.state = redirectStart;
  }
}
