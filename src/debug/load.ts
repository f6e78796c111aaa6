/** The warnings for developers in a script tag: a chunk that production never loads. */

/** The address of a page in development, or with `?pay-debug`. */
const DEVELOPMENT = /^\w+:..(?:localhost|127.0.0.1|\[::1\])[:/]|[?&]pay-debug/;

/** The first events are earlier than the chunk, and an event has no path after its dispatch. */
const warn = (event?: Event, path = event?.composedPath()): void =>
  void import('./warnings.js').then(
    (warnings) => warnings.warn(event, path),
    () => {},
  );

export function loadWarnings(): void {
  if (!DEVELOPMENT.test(location.href)) return;
  addEventListener('pay-error', warn, true);
  warn();
}
