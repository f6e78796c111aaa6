/** The redirect URLs that this tab has opened, in its session storage. */

/** A checksum (FNV-1a) instead of the URL, which may contain a secret. */
function key(url: string): string {
  let sum = 0x811c9dc5;
  for (const char of url) sum = Math.imul(sum ^ char.codePointAt(0)!, 0x01000193);
  return `pay-elements/visited/${sum >>> 0}`;
}

/** @returns false without storage: in a frame without an origin, or when the browser blocks it */
export function isVisited(url: string): boolean {
  try {
    return sessionStorage.getItem(key(url)) !== null;
  } catch {
    return false;
  }
}

export function markVisited(url: string): void {
  try {
    sessionStorage.setItem(key(url), '');
  } catch {
    // No storage: the countdown starts again after a return.
  }
}
