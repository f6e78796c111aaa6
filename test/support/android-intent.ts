/**
 * What Android makes of a link, for tests of the policy on links: `Intent.parseUri` of AOSP (`android.content.Intent`),
 * said again in TypeScript, with its quirks. It reads what follows the last `#`, takes each parameter by the letters that it
 * begins with, lets a later one replace an earlier one, and ends at the first that begins with `end`.
 */

export interface Intent {
  action: string | null;
  /** The address that an app is opened with. */
  data: string | null;
  package: string | null;
  component: string | null;
  /** Another intent, by which the app is chosen instead. */
  selector: Intent | null;
  type: string | null;
  flags: number;
  categories: string[];
  /** Texts, by name. */
  extras: Record<string, string>;
}

/** How an app asks for it: browsers read only `intent:` as parameters, some apps also those of other links. */
export type Reading = 'intent-scheme' | 'any-scheme';

/** Thrown for what Android refuses to read. */
class NotAnIntent extends Error {}

const VIEW = 'android.intent.action.VIEW';

const newIntent = (action: string | null, data: string | null = null): Intent => ({
  action,
  data,
  package: null,
  component: null,
  selector: null,
  type: null,
  flags: 0,
  categories: [],
  extras: {},
});

/** `android.net.Uri.decode`: bytes that are no UTF-8 are replaced, not refused. */
function decode(text: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const hex = /^%([0-9a-f]{2})/i.exec(text.slice(at, at + 3))?.[1];
    if (hex) {
      bytes.push(parseInt(hex, 16));
      at += 2;
    } else {
      const character = String.fromCodePoint(text.codePointAt(at)!);
      bytes.push(...new TextEncoder().encode(character));
      at += character.length - 1;
    }
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}

/** `android.net.Uri.getScheme`: whatever stands before the first colon. */
export function schemeOf(data: string): string | null {
  const colon = data.indexOf(':');
  return colon < 0 ? null : data.slice(0, colon);
}

/** @returns null where Android refuses it */
export function parseUri(uri: string, reading: Reading): Intent | null {
  try {
    return parse(uri, reading);
  } catch (error) {
    if (error instanceof NotAnIntent) return null;
    throw error;
  }
}

function parse(uri: string, reading: Reading): Intent {
  const isApp = uri.startsWith('android-app:');
  if (reading === 'intent-scheme' && !uri.startsWith('intent:') && !isApp) return newIntent(VIEW, uri);
  const hash = uri.lastIndexOf('#');
  const isNew = hash >= 0 && uri.startsWith('#Intent;', hash);
  if (!isNew && !isApp) return hash < 0 ? newIntent(VIEW, uri) : parseOld(uri, hash);
  const result = newIntent(VIEW);
  const said = isNew ? readParameters(uri, hash + '#Intent;'.length, result) : { scheme: null, explicitAction: false };
  const data = dataOf(isNew ? uri.slice(0, hash) : uri, said, result);
  if (data) result.data = data;
  return result;
}

interface Said {
  scheme: string | null;
  explicitAction: boolean;
}

/** Steps of a loop in which Android would not come to an end, or run out of memory. */
const ENDLESS = 10_000;

function readParameters(uri: string, start: number, result: Intent): Said {
  const said: Said = { scheme: null, explicitAction: false };
  let intent = result;
  let at = start;
  for (let steps = 0; !uri.startsWith('end', at); steps++) {
    if (steps > ENDLESS) throw new NotAnIntent('endless');
    const found = uri.indexOf('=', at);
    const equals = found < 0 ? at - 1 : found;
    const semicolon = uri.indexOf(';', at);
    const value = equals < semicolon ? decode(uri.slice(equals + 1, semicolon)) : '';
    const is = (name: string) => uri.startsWith(`${name}=`, at);
    if (is('action')) {
      intent.action = value;
      if (intent === result) said.explicitAction = true;
    } else if (is('category')) intent.categories.push(value);
    else if (is('type')) intent.type = value;
    else if (is('identifier')) intent.extras['(identifier)'] = value;
    else if (is('launchFlags')) intent.flags = integer(value);
    else if (is('package')) intent.package = value;
    else if (is('component')) intent.component = value;
    else if (is('scheme')) {
      if (intent === result) said.scheme = value;
      else intent.data = `${value}:`;
    } else if (is('sourceBounds')) intent.extras['(bounds)'] = value;
    else if (semicolon === at + 3 && uri.startsWith('SEL', at)) intent = newIntent(null);
    else readExtra(uri, at, equals, value, intent);
    at = semicolon + 1;
    if (at > uri.length) throw new NotAnIntent('beyond its end');
  }
  if (intent !== result && result.package === null) result.selector = intent;
  return said;
}

function integer(value: string): number {
  if (!/^[+-]?(0x|#)?[0-9a-f]+$/i.test(value)) throw new NotAnIntent('not a number');
  return Number(value.replace(/^#/, '0x'));
}

function readExtra(uri: string, at: number, equals: number, value: string, intent: Intent): void {
  if (equals < at + 2) throw new NotAnIntent('an extra without a name');
  const name = decode(uri.slice(at + 2, equals));
  const kind = uri.slice(at, at + 2);
  if (!/^[SBbcdfils]\.$/.test(kind)) throw new NotAnIntent('an unknown kind of extra');
  if (/^[bdfils]/.test(kind) && Number.isNaN(parseFloat(value))) throw new NotAnIntent('not a number');
  // Asked for a text, a bundle gives one only where a text was put.
  if (kind === 'S.') intent.extras[name] = value;
  else delete intent.extras[name];
}

/** The address, of which the parameters hold the scheme, and `android-app:` the package. */
function dataOf(text: string, { scheme, explicitAction }: Said, intent: Intent): string {
  if (text.startsWith('intent:')) {
    const data = text.slice('intent:'.length);
    return scheme === null ? data : `${scheme}:${data}`;
  }
  if (!text.startsWith('android-app:')) return text;
  if (!text.startsWith('//', 'android-app:'.length)) return '';
  const [name = '', ownScheme, host, ...path] = text.slice('android-app://'.length).split('/');
  intent.package = name;
  const found = ownScheme || scheme;
  if (!found) {
    if (!explicitAction) intent.action = 'android.intent.action.MAIN';
    return '';
  }
  return host === undefined ? `${found}:` : `${found}://${[host, ...path].join('/')}`;
}

/** The form of before 2009, `#action(…)categories(…)component(…)`, which is still read. */
function parseOld(uri: string, hash: number): Intent {
  const intent = newIntent(null);
  let rest = uri.slice(hash + 1);
  let isIntent = false;
  for (const name of ['action', 'categories', 'type', 'launchFlags', 'component', 'extras']) {
    if (!rest.startsWith(`${name}(`)) continue;
    const end = rest.indexOf(')');
    if (end < 0) throw new NotAnIntent('not closed');
    isIntent = true;
    const value = rest.slice(name.length + 1, end);
    rest = rest.slice(end + 1);
    if (name === 'action') intent.action = value;
    if (name === 'categories') intent.categories = value.split('!');
    if (name === 'type') intent.type = value;
    if (name === 'launchFlags') intent.flags = integer(value);
    if (name === 'component' && value.includes('!')) intent.component = value.replace('!', '/');
  }
  intent.data = isIntent ? uri.slice(0, hash) : uri;
  intent.action ??= VIEW;
  return intent;
}
