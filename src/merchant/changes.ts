type Listener = (resource: object) => void;

/** Passes changes from webhooks to the pages that wait for them. */
export interface Changes {
  /** @param resource a payment or mandate, with its `id` */
  publish(id: string, resource: object): void | Promise<void>;
  /** @returns a function that unsubscribes */
  subscribe(id: string, listener: Listener): () => void | Promise<void>;
}

/** For one process. Several ones need a common channel, for example that of PostgreSQL or Redis. */
export function memoryChanges(): Changes {
  const listeners = new Map<string, Set<Listener>>();
  return {
    publish: (id, resource) => listeners.get(id)?.forEach((listener) => listener(resource)),
    subscribe(id, listener) {
      const all = listeners.get(id) ?? new Set();
      listeners.set(id, all.add(listener));
      return () => {
        all.delete(listener);
        if (!all.size && listeners.get(id) === all) listeners.delete(id);
      };
    },
  };
}
