/** Where this tab has been taken to, for as long as it is open. */

/** A payment page's address can hold a secret, so a checksum (FNV-1a) stands for it. */
function key(url: string): string {
  let sum = 0x811c9dc5;
  for (const char of url) sum = Math.imul(sum ^ char.codePointAt(0)!, 0x01000193);
  return `pay-elements/left/${sum >>> 0}`;
}

/** False where the page has no storage: in a frame without an origin, or when the consumer wants none. */
export function hasLeftFor(url: string): boolean {
  try {
    return sessionStorage.getItem(key(url)) !== null;
  } catch {
    return false;
  }
}

export function rememberLeftFor(url: string): void {
  try {
    sessionStorage.setItem(key(url), '');
  } catch {
    // Nothing is remembered.
  }
}
