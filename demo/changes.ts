type Listener = (resource: ChangedResource) => void;

/** A payment or mandate from the service. */
export interface ChangedResource {
  readonly object: string;
  readonly id: string;
  readonly status: string;
}

/** Publishes changes that webhooks report to the event streams of open pages. */
export class Changes {
  readonly #listeners = new Map<string, Set<Listener>>();

  publish(resource: ChangedResource): void {
    for (const listener of this.#listeners.get(resource.id) ?? []) listener(resource);
  }

  /** @returns a function that unsubscribes */
  subscribe(id: string, listener: Listener): () => void {
    const all = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, all.add(listener));
    return () => {
      all.delete(listener);
      if (!all.size) this.#listeners.delete(id);
    };
  }
}
