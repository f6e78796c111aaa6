import { native } from '../natives.js';

/**
 * Fetch options for a request. Redirects of a GET are followed on the page's own origin only, because the provider's headers,
 * which may have a session token, are sent again. A backend on another origin must not redirect.
 * @param body the body of a POST, for example a one-time code: it is sent to the configured URL only
 * @param preloaded the `<link rel="preload" as="fetch">` of a GET without such headers: browsers reuse its response only
 * for these options. After a redirect to another origin it is unreadable.
 * @throws {TypeError} when `url` is not a URL, as fetch does
 */
export function redirectsOf(url: string, body?: object, preloaded?: Element | false | null): RequestInit {
  if (body || new URL(url, native(document, 'baseURI')).origin !== origin) return { redirect: 'manual' };
  return preloaded ? { mode: 'no-cors', credentials: 'include', cache: 'default' } : { mode: 'same-origin' };
}
