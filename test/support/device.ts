/** The device and browser, played by the test. */

/** What the browser calls itself from now on, until `restoreUserAgent`. */
export function fakeUserAgent(userAgent: string): void {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
}

export function restoreUserAgent(): void {
  // The prototype's own comes back.
  Reflect.deleteProperty(navigator, 'userAgent');
}

/** Hides the page, or shows it again, for those who listen. */
export function fakeVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}
