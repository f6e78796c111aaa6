/**
 * Checks URLs from the service before they are opened. A URL is never rewritten: the received bytes are opened, and the WHATWG
 * parser is used only for the check.
 */
import { PayError } from '../errors.js';
import { readIntentUrl } from './intent-url.js';

/** `url` for `redirect_to_url` and the images of `display_qr_code`; `app` for `redirect_to_app`. */
export type UrlKind = 'url' | 'app';

export interface UrlPolicy {
  /** Exact hosts allowed for https: `pay.example.com` on any port, or `pay.example.com:8443`. Default: every host. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Schemes allowed for app links (`dana`, without colon). Default: every scheme that is not forbidden. */
  readonly appSchemes?: readonly string[] | undefined;
}

/** The `location` of the page. */
export type Page = Pick<Location, 'protocol' | 'hostname'>;

export interface SafeUrl {
  /** The URL as received. */
  readonly href: string;
  /** Host and port in ASCII (punycode), for https and http; empty for app schemes. */
  readonly host: string;
}

/**
 * Schemes of things that no consumer pays with, by class; links to helpers of a system have executed code. Merchants who know
 * their apps list them in `appSchemes`, because no list of others is ever complete.
 */
const FORBIDDEN = new RegExp(
  `^(?:${[
    // They run script.
    '(?:java|live|vb|ecma|j|w|apple)script|mocha|shortcuts|workflow|scriptable|tasker|termux|x-help-script',
    // They read local data, or files of a server.
    'data|blob|file(?:system)?|content|resource|res|jar|mhtml|mk|smb|cifs|afp|nfs|(?:web)?davs?|s?ftps?|tftp|fish|scp|rsync',
    // They install software, or open a store of it.
    'apt|appstream|snap|flatpak(?:\\+.*)?|itms(?:s|-.*)?|macappstores?|market|samsungapps|appmarket|mimarket|vivomarket|onestore|jnlps?|android-app',
    // They start helpers of a system.
    'ssh|telnet|tn3270|rlogin|vnc|rdp|ldaps?|x-man-page|man|info|help|hcp|feed|shell|search(?:-ms)?|x-apple[.-].*|(?:app-)?prefs|app-settings|ms(?:-.*)?',
    // They start tools of developers.
    'vscod(?:e|ium)(?:-.*)?|cursor|jetbrains|git|svn|sourcetree|x-github-client',
    // They show internal pages of a browser, or open any page in another one.
    'about|view-source|devtools|(?:.+-)?https?|wss?',
    '(?:(?:microsoft-)?edge|brave|chrome|googlechromes?|firefox|opera|safari|vivaldi|(?:uc|yandex)browser|ddgquicklink|dolphin|duckduckgo|puffins?|moz)(?:-.*)?',
  ].join('|')})$`,
);

/** Intent parameters: AOSP's `Intent.parseUri` reads them after any scheme if its flags are 0. */
const INTENT_PARAMETERS = /#(?:intent;|(?:action|categories|type|launchflags|component|extras)\()/i;

/**
 * Browsers strip white space and controls, so that two parsers see different URLs, and read backslashes as slashes. Invisible
 * and direction-changing characters hide the real URL. Lone surrogates are not characters.
 */
const DISGUISE = /[\s\\\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

function refuse(reason: string): never {
  throw new PayError('unsafe-url', { message: reason });
}

/** Instead of URL.canParse, which supported browsers may not have. */
function parse<Value>(read: (href: string) => Value, href: string): Value {
  try {
    return read(href);
  } catch {
    return refuse('not a URL');
  }
}

const urlOf = (href: string) => new URL(href);

function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** A page on http, such as a shop that is tried on a phone in the local network, is not less safe on its own host. */
function isAsInsecure({ hostname }: URL, page?: Page): boolean {
  return page?.protocol === 'http:' && page.hostname === hostname;
}

/** Compares exact hosts; the list may use Unicode (`Bücher.example`). An entry without a port allows every port. */
function isListed({ protocol, hostname, port }: URL, listed: string): boolean {
  const [, name, at] = /^(\[.+\]|[^:/?#@\\]+)(?::(\d+))?$/.exec(listed) ?? [];
  if (!name || (at && at !== (port || (protocol === 'https:' ? '443' : '80')))) return false;
  try {
    return new URL(`https://${name}`).hostname === hostname;
  } catch {
    return false;
  }
}

function checkWeb(href: string, { allowedHosts }: UrlPolicy, page?: Page): string {
  const authority = /^[a-z]+:\/\/([^/?#]+)/i.exec(href)?.[1] ?? refuse('no host');
  if (authority.includes('@')) refuse('credentials');
  const url = parse(urlOf, href);
  if (!/^https?:$/.test(url.protocol)) refuse('not https');
  if (url.protocol === 'http:' && !isLoopback(url.hostname) && !isAsInsecure(url, page))
    refuse('http outside loopback');
  if (allowedHosts && !allowedHosts.some((listed) => isListed(url, listed))) refuse('host not allowed');
  return url.host;
}

/** Checks the target and the fallback page of an `intent:` URL like separate links. */
function checkIntent(href: string, policy: UrlPolicy): void {
  const { target, fallback } = parse(readIntentUrl, href) ?? refuse('not a plain intent');
  safeUrl(target, 'app', policy);
  if (fallback !== null) safeUrl(fallback, 'url', policy);
}

function checkScheme(scheme: string, { appSchemes }: UrlPolicy): void {
  if (FORBIDDEN.test(scheme)) refuse('forbidden scheme');
  if (appSchemes && !appSchemes.some((allowed) => allowed.toLowerCase() === scheme)) refuse('scheme not allowed');
}

/**
 * Checks a URL of the given kind: `url` is https (http on loopback, and on the host of a page on http), `app` is https or an
 * app's own scheme.
 * @throws {PayError} `unsafe-url`
 */
export function safeUrl(href: string, kind: UrlKind, policy: UrlPolicy = {}, page?: Page): SafeUrl {
  if (DISGUISE.test(href)) refuse('disguised characters');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase() ?? refuse('not absolute');
  if (scheme !== 'intent' && INTENT_PARAMETERS.test(href)) refuse('not a plain intent');
  if (kind !== 'app' || scheme === 'https') return { href, host: checkWeb(href, policy, page) };
  if (scheme === 'intent') checkIntent(href, policy);
  else checkScheme(scheme, policy);
  parse(urlOf, href);
  return { href, host: '' };
}

/** Returns true if `safeUrl` accepts the URL. */
export function isSafeUrl(href: string, kind: UrlKind, policy?: UrlPolicy, page?: Page): boolean {
  try {
    safeUrl(href, kind, policy, page);
    return true;
  } catch {
    return false;
  }
}
