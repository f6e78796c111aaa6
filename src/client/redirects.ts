/**
 * How a question follows redirects: on the page's own origin alone, since it takes the host's headers along, a session
 * token among them. A backend on another origin must not redirect.
 */
export function redirectsOf(url: string): Pick<RequestInit, 'mode' | 'redirect'> {
  return isOwnOrigin(url) ? { mode: 'same-origin', redirect: 'follow' } : { redirect: 'manual' };
}

function isOwnOrigin(url: string): boolean {
  try {
    return new URL(url, document.baseURI).origin === location.origin;
  } catch {
    return false;
  }
}
