/** Reports changes of this process to the open streams. */

export interface Change {
  /** A delivery that was attempted or queued again. */
  readonly delivery?: string;
  /** True if all data was deleted. */
  readonly reset?: boolean;
}

type Listener = (change: Change) => void;

export class Changes {
  readonly #listeners = new Set<Listener>();
  readonly #end = new AbortController();
  readonly #streams = new Set<Promise<void>>();

  /** Aborts when the service stops. */
  get ended(): AbortSignal {
    return this.#end.signal;
  }

  /** @returns a function that unsubscribes */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  report(change: Change = {}): void {
    for (const listener of this.#listeners) listener(change);
  }

  /** Keeps the store open for a stream until it has ended. */
  async hold(stream: Promise<void>): Promise<void> {
    this.#streams.add(stream);
    await stream;
    this.#streams.delete(stream);
  }

  /** Ends all streams, and waits for them. */
  async end(): Promise<void> {
    this.#end.abort();
    await Promise.all(this.#streams);
  }
}
