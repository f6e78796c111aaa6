import type { ReactiveControllerHost } from 'lit';

/** The last thing that the consumer is told, for the live region: what became of a press, or that time runs out. */
export class AnnounceController {
  readonly #host: ReactiveControllerHost;
  #words: (() => string) | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** In the language of now: it may change while the message stands. */
  get message(): string {
    return this.#words?.() ?? '';
  }

  clear(): void {
    this.#words = null;
    this.#host.requestUpdate();
  }

  async say(words: () => string): Promise<void> {
    // The same words twice are heard once: empty the live region in between.
    this.clear();
    await this.#host.updateComplete;
    this.#words = words;
    this.#host.requestUpdate();
  }
}
