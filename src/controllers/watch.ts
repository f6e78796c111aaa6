import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Clock } from '../context.js';
import { watchFlow, watchStart, type Moment, type WatchEvent, type WatchState } from '../flows/watch.js';

export interface WatchOptions {
  readonly clock: () => Clock;
  /** When the time to pay runs out, by this device's clock. */
  readonly deadline: () => number | null;
  /** Asks once and deals with the answer. It does not throw. */
  readonly ask: (signal: AbortSignal) => Promise<Asked>;
  /** Deals with what the backend tells by itself, until it stops. @returns whether all is told. It does not throw. */
  readonly listen: (signal: AbortSignal) => Promise<boolean>;
}

export type Asked = Omit<Extract<WatchEvent, { type: 'answered' }>, 'type'>;

/** Timers sleep with the device, and not all of its ways to wake are told: look at the time this often. */
const LOOK_MS = 30_000;

const hidden = () => document.visibilityState === 'hidden';
const offline = () => !navigator.onLine;

/** Asks again and again, never twice at a time, until there is no need, or the host leaves. */
export class WatchController implements ReactiveController {
  /** Null before the first start. */
  state: WatchState | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #options: WatchOptions;
  /** Ends the listeners of one watch. */
  #life: AbortController | null = null;
  /** Ends its question. */
  #question = new AbortController();
  #callOff: (() => void) | null = null;

  constructor(host: ReactiveControllerHost, options: WatchOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Begins anew, with a question at once. */
  start(): void {
    this.stop();
    this.#life = new AbortController();
    const { signal } = this.#life;
    const leave = () => this.#dispatch({ type: 'left', offline: offline() });
    // Whether there really is no connection, a question finds out.
    const heed = () => (hidden() ? leave() : this.#dispatch({ type: 'returned' }));
    document.addEventListener('visibilitychange', heed, { signal });
    addEventListener('online', heed, { signal });
    addEventListener('offline', leave, { signal });
    addEventListener('pageshow', (event) => event.persisted && heed(), { signal });
    this.#become(watchStart(this.#options.clock().now()));
  }

  /** The consumer says that it is paid. */
  press(): void {
    this.#dispatch({ type: 'pressed' });
  }

  stop(): void {
    this.#dispatch({ type: 'stopped' });
  }

  hostDisconnected(): void {
    this.stop();
  }

  get #moment(): Moment {
    const { clock, deadline } = this.#options;
    return { now: clock().now(), random: clock().random(), hidden: hidden(), offline: offline(), deadline: deadline() };
  }

  #dispatch(event: WatchEvent): void {
    const before = this.state;
    if (!before) return;
    const after = watchFlow(before, event, this.#moment);
    if (after === before) return;
    // Back while a question is under way: its answer is awaited.
    if (after.step === 'asking' && before.step === 'asking' && after.due === before.due) this.#show(after);
    else this.#become(after);
  }

  #become(state: WatchState): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#question.abort();
    this.#show(state);
    if (state.step === 'waiting' || state.step === 'listening') this.#wait();
    if (state.step === 'asking') void this.#ask();
    else if (state.step === 'listening') void this.#listen();
    else if (state.step === 'ended') {
      this.#life?.abort();
      this.#life = null;
    }
  }

  #show(state: WatchState): void {
    this.state = state;
    // How it ended is not the watch's to show.
    if (state.step !== 'ended') this.#host.requestUpdate();
  }

  #wait(): void {
    const clock = this.#options.clock();
    const left = this.state!.due - clock.now();
    this.#callOff =
      left > LOOK_MS
        ? clock.after(LOOK_MS, () => this.#wait())
        : clock.after(Math.max(0, left), () => this.#dispatch({ type: 'due' }));
  }

  async #ask(): Promise<void> {
    const { signal } = (this.#question = new AbortController());
    const asked = await this.#options.ask(signal);
    if (!signal.aborted) this.#dispatch({ type: 'answered', ...asked });
  }

  async #listen(): Promise<void> {
    const { signal } = (this.#question = new AbortController());
    const { clock, listen } = this.#options;
    const began = clock().now();
    const over = await listen(signal);
    if (!signal.aborted) this.#dispatch({ type: 'cut', over, lasted: clock().now() - began });
  }
}
