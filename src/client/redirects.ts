/**
 * Fetch options for a GET request. Redirects are followed on the page's own origin only, because the provider's headers,
 * which may have a session token, are sent again. A backend on another origin must not redirect.
 * @param preloaded true if the request has no such headers, and the page preloads it: browsers reuse the response of
 * `<link rel="preload" as="fetch">` only for these options. After a redirect to another origin it is unreadable.
 * @throws {TypeError} when `url` is not a URL, as fetch does
 */
export function redirectsOf(url: string, preloaded?: boolean): RequestInit {
  if (new URL(url, document.baseURI).origin !== origin) return { redirect: 'manual' };
  return preloaded
    ? { mode: 'no-cors', credentials: 'include', cache: 'default' }
    : { mode: 'same-origin' };
}
