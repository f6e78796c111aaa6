/** Pages of other origins: which may send requests, with the consumer's cookies (CSRF) and beyond their own site (CORS). */
import { empty } from './answers.js';

/** The longest time for which Chromium keeps a permission, in seconds. */
const MAX_AGE = '7200';

export class Origins {
  readonly #listed: readonly string[];

  /**
   * @param listed further origins whose pages may send requests, for example `https://shop.example`
   * @throws {TypeError} for any that no page can have
   */
  constructor(listed: readonly string[]) {
    for (const origin of listed)
      if (!isOrigin(origin))
        throw new TypeError('origins: expected origins, such as https://shop.example, without a slash at the end');
    this.#listed = listed;
  }

  /** Returns true if the page of a request has a listed origin. A page cannot forge the header. */
  has({ headers }: Request): boolean {
    return this.#listed.includes(headers.get('origin') ?? '');
  }

  /**
   * Returns true if the page is of the shop's own origin, or of a listed one. Browsers send `Sec-Fetch-Site`, older ones `Origin`; a
   * request without both does not come from a page.
   */
  isOwnPage(request: Request): boolean {
    if (this.has(request)) return true;
    const { headers, url } = request;
    const site = headers.get('sec-fetch-site');
    if (site) return site === 'same-origin';
    const origin = headers.get('origin');
    // The scheme may differ behind a proxy that ends TLS.
    return !origin || (URL.canParse(origin) && new URL(origin).host === new URL(url).host);
  }

  /** Returns true if a cookie for this page must be one of another site. */
  isElsewhere(request: Request): boolean {
    return this.has(request) && !/^same-/.test(request.headers.get('sec-fetch-site') ?? '');
  }

  /** The response to the request by which a browser asks for a permission. @param methods of the path, with commas */
  permission({ headers }: Request, methods: string): Response {
    return empty(204, {
      'access-control-allow-methods': methods,
      'access-control-allow-headers': headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': MAX_AGE,
      vary: 'Access-Control-Request-Headers',
    });
  }

  /** Lets pages of listed origins, and no others, read a response. */
  open(request: Request, { headers }: Response): void {
    if (!this.#listed.length) return;
    headers.append('vary', 'Origin');
    if (!this.has(request)) return;
    headers.set('access-control-allow-origin', request.headers.get('origin')!);
    headers.set('access-control-allow-credentials', 'true');
    headers.set('access-control-expose-headers', 'Date, Retry-After');
  }
}

/** Apps have schemes of their own, for which the class URL knows no origin: `capacitor://localhost`. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host } = new URL(text);
  return host !== '' && !host.includes('*') && text === `${protocol}//${host}`;
}
