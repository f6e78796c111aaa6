/** Emulates an offline network: requests fail and the browser reports that it is offline. */
const realFetch = globalThis.fetch;

const lost: typeof fetch = () => Promise.reject(new TypeError('offline'));

export function takeNetwork(away: boolean): void {
  if (away === !navigator.onLine) return;
  if (away) Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  // Restores the property of the prototype.
  else Reflect.deleteProperty(navigator, 'onLine');
  globalThis.fetch = away ? lost : realFetch;
  dispatchEvent(new Event(away ? 'offline' : 'online'));
}

/** Also disconnects a story's own backend. */
export const withoutBackend = <Args extends object>(args: Args): Args =>
  'fetch' in args ? { ...args, fetch: lost } : args;
