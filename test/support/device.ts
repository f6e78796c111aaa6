/** A fake device and browser. */

/** Sets the user agent until `restoreUserAgent`. */
export function fakeUserAgent(userAgent: string): void {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
}

export function restoreUserAgent(): void {
  // Without the own property, the one of the prototype applies again.
  Reflect.deleteProperty(navigator, 'userAgent');
}

/** Hides or shows the page, for listeners of `visibilitychange`. */
export function fakeVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}
