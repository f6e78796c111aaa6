import { ask, type Answer } from '../../client/ask.js';
import { PayError } from '../../errors.js';
import type { PayElement } from '../pay-element.js';
import type { Watching, WatchingOptions } from './watching.js';

export interface FollowingOptions extends WatchingOptions {
  readonly onMissing: (error: PayError) => void;
}

/** Before a part that could not be loaded is tried again; twice as long each time. */
const RELOAD_MS = 5_000;
const LONGEST_MS = 300_000;

/** Asks about `src` at once, and meanwhile brings in what goes on asking. */
export class Following {
  /** Null until it was brought in. */
  watching: Watching | null = null;
  readonly #host: PayElement;
  readonly #options: FollowingOptions;
  #life = new AbortController();
  #failures = 0;

  constructor(host: PayElement, options: FollowingOptions) {
    this.#host = host;
    this.#options = options;
  }

  start(): void {
    this.stop();
    const src = this.#options.src();
    // An element that was taken away before its first rendering is rendered all the same.
    if (!src || !this.#host.isConnected) return;
    const { signal } = (this.#life = new AbortController());
    const settings = this.#options.settings();
    const first = ask(settings, src, () => settings.clock.now(), signal);
    void first.then((answer) => !signal.aborted && this.#options.onAnswer(answer));
    void this.#watch(first, signal);
  }

  stop(): void {
    this.#life.abort();
    this.watching?.stop();
  }

  async #watch(first: Promise<Answer>, signal: AbortSignal): Promise<void> {
    try {
      const { Watching } = await import('./watching.js');
      if (signal.aborted) return;
      this.watching ??= new Watching(this.#host, this.#options);
      this.watching.start(first);
    } catch (cause) {
      if (signal.aborted) return;
      if (!this.#failures) this.#options.onMissing(new PayError('load-failed', { message: 'watching', cause }));
      const ms = Math.min(LONGEST_MS, RELOAD_MS * 2 ** this.#failures++);
      // An end that nobody hears of is worse than a request too many.
      const callOff = this.#options.settings().clock.after(ms, () => this.start());
      signal.addEventListener('abort', callOff);
    }
  }
}
