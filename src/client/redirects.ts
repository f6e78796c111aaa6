/**
 * Fetch options for a GET request. Redirects are followed on the page's own origin only, because the provider's headers,
 * which may have a session token, are sent again. A backend on another origin must not redirect.
 * @throws {TypeError} when `url` is not a URL, as fetch does
 */
export function redirectsOf(url: string): Pick<RequestInit, 'mode' | 'redirect'> {
  return new URL(url, document.baseURI).origin === origin
    ? { mode: 'same-origin', redirect: 'follow' }
    : { redirect: 'manual' };
}
