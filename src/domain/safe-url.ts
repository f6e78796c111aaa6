/**
 * Decides whether a URL that the service sent may be followed. It never rewrites one: what is followed is, byte for
 * byte, what was received; the WHATWG parser only judges it.
 */
import { PayError } from '../errors.js';

/** Which sub-object the URL came in: `redirect_to_url`, `redirect_to_app`, or an image of `display_qr_code`. */
export type UrlKind = 'url' | 'app';

export interface UrlPolicy {
  /** Exact hosts (`pay.example.com`, or `pay.example.com:8443`) that https may lead to; any when absent. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Schemes (`dana`, without colon) that app links may have; any that is not forbidden when absent. */
  readonly appSchemes?: readonly string[] | undefined;
}

export interface SafeUrl {
  /** The URL as received. */
  readonly href: string;
  /** Host and port in ASCII (punycode), for https and http; empty for app schemes. */
  readonly host: string;
}

/** Schemes that run script, read local data or show browser internals. */
const FORBIDDEN = new Set(
  'javascript data vbscript blob file filesystem about view-source http ftp ws wss chrome chrome-extension edge moz-extension resource jar content'.split(
    ' ',
  ),
);

/**
 * White space and controls, which browsers strip (so that two readers see two URLs); backslashes, which they read as
 * slashes; invisible and direction-changing characters, which hide what is followed.
 */
const DISGUISE = /[\s\\\u0000-\u0020\u007f-\u00a0\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/;

function refuse(reason: string): never {
  throw new PayError('unsafe-url', { message: reason });
}

/** URL.canParse is younger than the browsers that checkouts are opened in. */
function parse(href: string): URL {
  try {
    return new URL(href);
  } catch {
    return refuse('not a URL');
  }
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

function checkWeb(href: string, policy: UrlPolicy, schemes: RegExp): URL {
  const authority = /^[a-z]+:\/\/([^/?#]+)/i.exec(href)?.[1] ?? refuse('a host is missing');
  if (authority.includes('@')) refuse('credentials in the URL');
  const url = parse(href);
  if (!schemes.test(url.protocol)) refuse('not https');
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) refuse('http beyond loopback');
  const { allowedHosts } = policy;
  if (allowedHosts && !allowedHosts.some((host) => [url.host, url.hostname].includes(host.toLowerCase()))) {
    refuse('host not allowed');
  }
  return url;
}

/**
 * Android's `intent:` can name any component of any app, so only the form that leaves the choice to the system passes.
 * Source: Android Intents with Chrome; `Intent.parseUri`, which takes the last `#` where browsers take the first.
 */
function checkIntent(href: string, policy: UrlPolicy): void {
  const [, body] = /^[^#]*#Intent;([^#]*);end$/.exec(href) ?? refuse('not an intent');
  const fields = new Map<string, string>();
  for (const field of body!.split(';')) {
    const [key = '', value = ''] = field.split(/=(.*)/s);
    if (/^(component|sel)$/i.test(key) || key.includes('%') || fields.has(key)) refuse('intent names a component');
    fields.set(key, value);
  }
  checkScheme(fields.get('scheme'), policy);
  const fallback = fields.get('S.browser_fallback_url') ?? refuse('intent without a fallback');
  let decoded = '';
  try {
    decoded = decodeURIComponent(fallback);
  } catch {
    refuse('fallback is not encoded');
  }
  if (DISGUISE.test(decoded)) refuse('fallback is disguised');
  checkWeb(decoded, policy, /^https:$/);
}

function checkScheme(scheme: string | undefined, { appSchemes }: UrlPolicy): void {
  const name = scheme?.toLowerCase();
  if (name && FORBIDDEN.has(name)) refuse('forbidden scheme');
  if (appSchemes && !appSchemes.some((allowed) => allowed.toLowerCase() === name)) refuse('scheme not allowed');
}

/**
 * Checks a URL of the given kind: `url` is https (http on loopback), `app` is https or an app's own scheme.
 * @throws {PayError} `unsafe-url`
 */
export function safeUrl(href: string, kind: UrlKind, policy: UrlPolicy = {}): SafeUrl {
  if (DISGUISE.test(href)) refuse('disguised characters');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase() ?? refuse('not absolute');
  if (kind === 'url' || scheme === 'https') {
    return { href, host: checkWeb(href, policy, kind === 'url' ? /^https?:$/ : /^https:$/).host };
  }
  if (scheme === 'intent' || /#intent;/i.test(href)) checkIntent(href, policy);
  else checkScheme(scheme, policy);
  if (FORBIDDEN.has(scheme)) refuse('forbidden scheme');
  parse(href);
  return { href, host: '' };
}

/** Whether `safeUrl` lets it pass. */
export function isSafeUrl(href: string, kind: UrlKind, policy?: UrlPolicy): boolean {
  try {
    safeUrl(href, kind, policy);
    return true;
  } catch {
    return false;
  }
}
