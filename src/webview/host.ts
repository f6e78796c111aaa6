/** The native app, as each kind of webview exposes it to the page. */

export interface Host {
  /** Sends a message. @returns the host's reply or a promise of it; most hosts return nothing */
  send(message: string): unknown;
  /** The host's object in the page. Some hosts reply by its `message` events. */
  readonly object: object;
}

export interface HostName {
  /** Name of the handler, channel, listener or object. */
  readonly channel: string;
  /** Method that accepts a message. */
  readonly method: string;
}

type Methods = Readonly<Record<string, unknown>>;

/**
 * Finds the host: a message handler of WKWebView, an object of that name (Android, a Flutter channel), or React Native's. Null
 * if there is none yet.
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

/** Calls the method on its object, because native methods require it as `this`. */
function hostOf(lookUp: () => unknown, method: string): Host | null {
  try {
    const object = lookUp() as Methods | null | undefined;
    if (!object || isWindow(object) || typeof object[method] !== 'function') return null;
    return { object, send: (message) => (object[method] as (message: string) => unknown).call(object, message) };
  } catch {
    return null;
  }
}

/** A frame of that name is also a property of `window` and has a `postMessage`, but is no host. */
function isWindow(object: Methods): boolean {
  return object.window === object;
}
