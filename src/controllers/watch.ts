import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Clock } from '../context.js';
import { watchDelay, watchFlow, watchStart, type WatchEvent, type WatchState } from '../flows/watch.js';

/** Asks once and deals with the answer; true when there is no need to ask again. It does not throw. */
export type Ask = (signal: AbortSignal) => Promise<boolean>;

const away = () => document.visibilityState === 'hidden' || !navigator.onLine;

/** Asks again and again, never twice at a time, until there is no need, or the host leaves. */
export class WatchController implements ReactiveController {
  readonly #ask: Ask;
  readonly #clock: () => Clock;
  #wanted = false;
  #state: WatchState = { step: 'ended', asked: 0 };
  /** Ends the listeners and the request of one watch. */
  #life: AbortController | null = null;
  #callOff: (() => void) | null = null;

  constructor(host: ReactiveControllerHost, ask: Ask, clock: () => Clock) {
    this.#ask = ask;
    this.#clock = clock;
    host.addController(this);
  }

  /** Begins anew, with a question at once. */
  start(): void {
    this.stop();
    this.#wanted = true;
    const life = (this.#life = new AbortController());
    const { signal } = life;
    const heed = () => this.#dispatch(away() ? { type: 'left' } : { type: 'returned' });
    document.addEventListener('visibilitychange', heed, { signal });
    addEventListener('online', heed, { signal });
    addEventListener('offline', heed, { signal });
    addEventListener('pageshow', (event) => event.persisted && heed(), { signal });
    this.#state = watchStart;
    void this.#question(signal);
  }

  stop(): void {
    this.#wanted = false;
    this.#dispatch({ type: 'stopped' });
  }

  hostConnected(): void {
    if (this.#wanted && !this.#life) this.start();
  }

  hostDisconnected(): void {
    const wanted = this.#wanted;
    this.stop();
    this.#wanted = wanted;
  }

  async #question(signal: AbortSignal): Promise<void> {
    const over = await this.#ask(signal);
    if (!signal.aborted) this.#dispatch({ type: 'answered', over, away: away() });
  }

  #dispatch(event: WatchEvent): void {
    const before = this.#state;
    this.#state = watchFlow(before, event);
    if (this.#state === before) return;
    this.#callOff?.();
    this.#callOff = null;
    const { step, asked } = this.#state;
    const clock = this.#clock();
    if (step === 'waiting') {
      this.#callOff = clock.after(watchDelay(asked, clock.random()), () => this.#dispatch({ type: 'due' }));
    } else if (step === 'asking') {
      void this.#question(this.#life!.signal);
    } else if (step === 'ended') {
      if (event.type === 'answered') this.#wanted = false;
      this.#life?.abort();
      this.#life = null;
    }
  }
}
