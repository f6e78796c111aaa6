/** The native side, as each kind of webview puts it into the page. */

export interface Host {
  /** Hands over one message. @returns what the host answered, most often nothing, or a promise of it */
  send(message: string): unknown;
  /** The object in the page. Some speak back in `message` events of their own. */
  readonly object: object;
}

export interface HostName {
  /** What the host called its handler, channel, listener or object. */
  readonly channel: string;
  /** The method that takes a message. */
  readonly method: string;
}

type Methods = Readonly<Record<string, unknown>>;

/**
 * The host that is there: a message handler of WKWebView, else an object of that name (Android, a channel of Flutter),
 * else React Native's. Null while there is none.
 */
export function findHost({ channel, method }: HostName): Host | null {
  const page = window as unknown as Methods;
  return (
    hostOf(
      () => (page.webkit as { messageHandlers?: Methods } | undefined)?.messageHandlers?.[channel],
      'postMessage',
    ) ??
    hostOf(() => page[channel], method) ??
    hostOf(() => page.ReactNativeWebView, 'postMessage')
  );
}

/** Called on the object, never by itself: native methods refuse any other `this`. */
function hostOf(look: () => unknown, method: string): Host | null {
  try {
    const object = look() as Methods | null | undefined;
    if (!object || isWindow(object) || typeof object[method] !== 'function') return null;
    return { object, send: (message) => (object[method] as (message: string) => unknown).call(object, message) };
  } catch {
    return null;
  }
}

/** A frame of that name is found on `window` too, and it has a `postMessage`: it is no host. */
function isWindow(object: Methods): boolean {
  return object.window === object;
}
