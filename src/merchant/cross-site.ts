/** Requests that a page of another site makes with the consumer's cookies (CSRF). */

/**
 * Returns true if the page is of the shop's own origin. Browsers send `Sec-Fetch-Site`, older ones `Origin`; a request without
 * both does not come from a page.
 * @param origins further origins that may post, for example `https://shop.example`
 */
export function isOwnPage({ headers, url }: Request, origins: readonly string[]): boolean {
  const origin = headers.get('origin');
  if (origin && origins.includes(origin)) return true;
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  // The scheme may differ behind a proxy that ends TLS.
  return !origin || (URL.canParse(origin) && new URL(origin).host === new URL(url).host);
}
