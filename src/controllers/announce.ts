import type { ReactiveControllerHost } from 'lit';

/** The last thing that the consumer is told, for the live region: what became of a press, or that time runs out. */
export class AnnounceController {
  readonly #host: ReactiveControllerHost;
  #words: (() => string) | null = null;
  /** What is to be said next: a later wish wins. */
  #next: (() => string) | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  get message(): string {
    return this.#words?.() ?? '';
  }

  /** @param words only if these are what stands there */
  clear(words = this.#words): void {
    if (words !== this.#words) return;
    this.#words = this.#next = null;
    this.#host.requestUpdate();
  }

  async say(words: () => string): Promise<void> {
    // The same words twice are heard once: empty the live region in between.
    this.clear();
    this.#next = words;
    await this.#host.updateComplete;
    if (this.#next !== words) return;
    this.#words = words;
    this.#host.requestUpdate();
  }
}
