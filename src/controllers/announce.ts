import type { ReactiveControllerHost } from 'lit';

/** The latest announcement in the live region: the outcome of a press, or the time that is left. */
export class AnnounceController {
  readonly #host: ReactiveControllerHost;
  #text: (() => string) | null = null;
  /** The next announcement; a later one replaces it. */
  #next: (() => string) | null = null;
  /** Counts the payments on screen. */
  #payments = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  get message(): string {
    return this.#text?.() ?? '';
  }

  /** @param text of an earlier announcement */
  isCurrent(text: (() => string) | null): boolean {
    return text !== null && text === this.#text;
  }

  /** @param text the announcement to clear; another one stays */
  clear(text = this.#text): void {
    if (text !== this.#text) return;
    this.#text = this.#next = null;
    this.#host.requestUpdate();
  }

  /** Another payment is on screen: nothing is announced about the one before it. */
  reset(): void {
    this.#payments++;
    this.clear();
  }

  /** Clears the outcome of an earlier press. @returns true as long as the payment that was pressed for is on screen */
  start(): () => boolean {
    this.clear();
    const payment = this.#payments;
    return () => payment === this.#payments;
  }

  /** @param text a function, because the language of the page may change */
  async announce(text: () => string): Promise<void> {
    // Screen readers announce a text only when it changes: empty the live region first.
    this.clear();
    this.#next = text;
    await this.#host.updateComplete;
    if (this.#next !== text) return;
    this.#text = text;
    this.#host.requestUpdate();
  }
}
