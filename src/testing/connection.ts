/** The connection between the page and the fake backend. */

/**
 * `up`: requests get their responses · `offline`: requests fail at once · `hanging`: requests get no response until the
 * connection recovers.
 */
export type ConnectionState = 'up' | 'offline' | 'hanging';

type Listener = (state: ConnectionState) => void | Promise<void>;

export class Connection {
  #state: ConnectionState = 'up';
  #recovered: (() => void)[] = [];
  readonly #listeners = new Set<Listener>([reportToPage]);

  get state(): ConnectionState {
    return this.#state;
  }

  /** @param listener called at each change; the change is complete when its promise resolves */
  listen(listener: Listener): void {
    this.#listeners.add(listener);
  }

  async change(state: ConnectionState): Promise<void> {
    this.#state = state;
    if (state !== 'hanging') this.#recovered.splice(0).forEach((resume) => resume());
    for (const listener of this.#listeners) await listener(state);
  }

  /**
   * Resolves when a request may be answered.
   * @throws {TypeError} offline, as `fetch` does; the signal's reason when it is aborted meanwhile
   */
  async pass(signal?: AbortSignal | null): Promise<void> {
    signal?.throwIfAborted();
    while (this.#state === 'hanging') await this.#recovery(signal);
    if (this.#state === 'offline') throw new TypeError('Failed to fetch');
  }

  #recovery(signal: AbortSignal | null | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#recovered.push(resolve);
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
  }
}

/** In a page, the browser would report that it is offline. */
function reportToPage(state: ConnectionState): void {
  if (typeof window === 'undefined' || typeof navigator === 'undefined') return;
  const onLine = state !== 'offline';
  if (navigator.onLine === onLine) return;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine });
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}
