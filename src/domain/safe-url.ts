/**
 * Decides whether a URL that the service sent may be followed. It never rewrites one: what is followed is, byte for
 * byte, what was received; the WHATWG parser only judges it.
 */
import { PayError } from '../errors.js';
import { readIntentUrl } from './intent-url.js';

/** Which sub-object the URL came in: `redirect_to_url`, `redirect_to_app`, or an image of `display_qr_code`. */
export type UrlKind = 'url' | 'app';

export interface UrlPolicy {
  /** Exact hosts that https may lead to: `pay.example.com` on any port, or `pay.example.com:8443`. Any when absent. */
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

/**
 * Schemes that run script, read local data, show a browser's own pages, open any page in another browser, install, or
 * open what is no payment app: helpers of Windows have run code by their links. A merchant who knows the apps lists them
 * in `appSchemes`.
 */
const FORBIDDEN =
  /^((java|live|vb)script|mocha|data|blob|file(system)?|about|view-source|(.+-)?https?|s?ftps?|wss?|resource|jar|content|mhtml|mk|res|hcp|feed|shell|search(-ms)?|android-app|itms-services|devtools|((microsoft-)?edge|brave|chrome|googlechromes?|firefox|opera|safari|vivaldi|(uc|yandex)browser|ddgquicklink|dolphin|duckduckgo|puffins?|moz|ms)(-.*)?)$/;

/** Intent parameters, which `Intent.parseUri` of AOSP reads after any scheme when its flags are 0. */
const INTENT_PARAMETERS = /#(intent;|(action|categories|type|launchflags|component|extras)\()/i;

/**
 * White space and controls, which browsers strip (so that two readers see two URLs); backslashes, which they read as
 * slashes; invisible and direction-changing characters, which hide what is followed; halves of characters.
 */
const DISGUISE = /[\s\\\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

function refuse(reason: string): never {
  throw new PayError('unsafe-url', { message: reason });
}

/** URL.canParse is younger than the browsers that checkouts are opened in. */
function parse<Value>(read: (href: string) => Value, href: string): Value {
  try {
    return read(href);
  } catch {
    return refuse('not a URL');
  }
}

const urlOf = (href: string) => new URL(href);

function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Exactly this host, however the list writes it (`Bücher.example`); without a port, on any. */
function isListed({ protocol, hostname, port }: URL, listed: string): boolean {
  const [, name, at] = /^(\[.+\]|[^:/?#@\\]+)(?::(\d+))?$/.exec(listed) ?? [];
  if (!name || (at && at !== (port || (protocol === 'https:' ? '443' : '80')))) return false;
  try {
    return new URL(`https://${name}`).hostname === hostname;
  } catch {
    return false;
  }
}

function checkWeb(href: string, { allowedHosts }: UrlPolicy): string {
  const authority = /^[a-z]+:\/\/([^/?#]+)/i.exec(href)?.[1] ?? refuse('no host');
  if (authority.includes('@')) refuse('credentials');
  const url = parse(urlOf, href);
  if (!/^https?:$/.test(url.protocol)) refuse('not https');
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) refuse('http beyond loopback');
  if (allowedHosts && !allowedHosts.some((listed) => isListed(url, listed))) refuse('host not allowed');
  return url.host;
}

/** The address and the page that an `intent:` leads to, each by the same rules as a link of its own. */
function checkIntent(href: string, policy: UrlPolicy): void {
  const { target, fallback } = parse(readIntentUrl, href) ?? refuse('not a plain intent');
  safeUrl(target, 'app', policy);
  safeUrl(fallback, 'url', policy);
}

function checkScheme(scheme: string, { appSchemes }: UrlPolicy): void {
  if (FORBIDDEN.test(scheme)) refuse('forbidden scheme');
  if (appSchemes && !appSchemes.some((allowed) => allowed.toLowerCase() === scheme)) refuse('scheme not allowed');
}

/**
 * Checks a URL of the given kind: `url` is https (http on loopback), `app` is https or an app's own scheme.
 * @throws {PayError} `unsafe-url`
 */
export function safeUrl(href: string, kind: UrlKind, policy: UrlPolicy = {}): SafeUrl {
  if (DISGUISE.test(href)) refuse('disguised characters');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase() ?? refuse('not absolute');
  if (scheme !== 'intent' && INTENT_PARAMETERS.test(href)) refuse('not a plain intent');
  if (kind !== 'app' || scheme === 'https') return { href, host: checkWeb(href, policy) };
  if (scheme === 'intent') checkIntent(href, policy);
  else checkScheme(scheme, policy);
  parse(urlOf, href);
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
