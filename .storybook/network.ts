/** A network that can be taken away: requests fail and the browser says that it is offline. */
const realFetch = globalThis.fetch;

const lost: typeof fetch = () => Promise.reject(new TypeError('offline'));

export function takeNetwork(away: boolean): void {
  if (away === !navigator.onLine) return;
  if (away) Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  // The prototype's own comes back.
  else Reflect.deleteProperty(navigator, 'onLine');
  globalThis.fetch = away ? lost : realFetch;
  dispatchEvent(new Event(away ? 'offline' : 'online'));
}

/** A story's own backend is out of reach, too. */
export const withoutBackend = <Args extends object>(args: Args): Args =>
  'fetch' in args ? { ...args, fetch: lost } : args;
