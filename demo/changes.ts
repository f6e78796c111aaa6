/** What changed, told to whoever waits for it: from the service's webhooks to the consumer's page. */
type Listener = (resource: ChangedResource) => void;

/** A payment or mandate as the service shows it. */
export interface ChangedResource {
  readonly object: string;
  readonly id: string;
  readonly status: string;
}

export class Changes {
  readonly #listeners = new Map<string, Set<Listener>>();

  tell(resource: ChangedResource): void {
    for (const listener of this.#listeners.get(resource.id) ?? []) listener(resource);
  }

  /** @returns what ends it */
  listen(id: string, listener: Listener): () => void {
    const all = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, all.add(listener));
    return () => {
      all.delete(listener);
      if (!all.size) this.#listeners.delete(id);
    };
  }
}
