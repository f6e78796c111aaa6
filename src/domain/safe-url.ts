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
 * Schemes that run script, read local data, show a browser's own pages, open any page in another browser, install, or open
 * what is no payment app: helpers of Windows have run code by their links. A merchant who knows the apps lists them in `appSchemes`.
 */
const FORBIDDEN =
  /^(javascript|livescript|mocha|vbscript|data|blob|file|filesystem|about|view-source|s?ftps?|wss?|resource|jar|content|mhtml|mk|res|hcp|feed|shell|search|search-ms|intent|android-app|itms-services|devtools|(edge|brave|vivaldi|microsoft-edge|chrome|moz|ms|safari|googlechromes?|firefox|opera|duckduckgo|ddgquicklink|yandexbrowser|ucbrowser|dolphin|puffins?)(-.*)?|(.+-)?https?)$/;

/** What some apps read as the parameters of an intent, whatever the scheme: AOSP, `Intent.parseUri` with flags 0. */
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

/** What browsers take for this machine, too. */
function isThisMachine(hostname: string): boolean {
  return isLoopback(hostname) || /^0\.0\.0\.0$|^\[::\]$|^\[::ffff:7f|(^|\.)localhost\.?$/.test(hostname);
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

function checkWeb(href: string, policy: UrlPolicy, schemes: RegExp): URL {
  const authority = /^[a-z]+:\/\/([^/?#]+)/i.exec(href)?.[1] ?? refuse('a host is missing');
  if (authority.includes('@')) refuse('credentials in the URL');
  const url = parse(href);
  if (!schemes.test(url.protocol)) refuse('not https');
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) refuse('http beyond loopback');
  const { allowedHosts } = policy;
  if (allowedHosts && !allowedHosts.some((listed) => isListed(url, listed))) refuse('host not allowed');
  return url;
}

/** The address and the page that an `intent:` leads to, each by the same rules as a link of its own. */
function checkIntent(href: string, policy: UrlPolicy): void {
  const { target, fallback } = readIntentUrl(href) ?? refuse('not an intent that leaves the choice to the system');
  if (schemeOf(target) === 'https') checkWeb(target, policy, /^https:$/);
  else checkScheme(target, policy);
  const encoded = fallback ?? refuse('intent without a fallback');
  let decoded: string;
  try {
    decoded = decodeURIComponent(encoded);
  } catch {
    refuse('fallback is not encoded');
  }
  if (DISGUISE.test(decoded)) refuse('fallback is disguised');
  checkWeb(decoded, policy, /^https:$/);
}

function schemeOf(href: string): string {
  return /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase() ?? refuse('not absolute');
}

function checkScheme(href: string, { appSchemes }: UrlPolicy): void {
  const scheme = schemeOf(href);
  if (FORBIDDEN.test(scheme)) refuse('forbidden scheme');
  if (INTENT_PARAMETERS.test(href)) refuse('intent parameters in another link');
  if (appSchemes && !appSchemes.some((allowed) => allowed.toLowerCase() === scheme)) refuse('scheme not allowed');
}

/**
 * Checks a URL of the given kind: `url` is https (http on loopback), `app` is https or an app's own scheme.
 * @throws {PayError} `unsafe-url`
 */
export function safeUrl(href: string, kind: UrlKind, policy: UrlPolicy = {}): SafeUrl {
  if (DISGUISE.test(href)) refuse('disguised characters');
  const scheme = schemeOf(href);
  if (kind === 'url' || scheme === 'https') {
    return { href, host: checkWeb(href, policy, /^https?:$/).host };
  }
  if (scheme === 'intent') checkIntent(href, policy);
  else checkScheme(href, policy);
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

/** Whether a picture may be loaded: a page of the web must not ask what runs on the consumer's machine. */
export function isSafeImage(href: string, pageHostname: string): boolean {
  return isSafeUrl(href, 'url') && (isThisMachine(pageHostname) || !isThisMachine(new URL(href).hostname));
}
