/**
 * How a question follows redirects: on the page's own origin alone, since it takes the host's headers along, a session
 * token among them. A backend on another origin must not redirect.
 * @throws {TypeError} of what is no URL, as fetch does
 */
export function redirectsOf(url: string): Pick<RequestInit, 'mode' | 'redirect'> {
  return new URL(url, document.baseURI).origin === origin
    ? { mode: 'same-origin', redirect: 'follow' }
    : { redirect: 'manual' };
}
