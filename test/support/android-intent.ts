/**
 * A model of how Android reads links, for tests of the link policy: `Intent.parseUri` of AOSP
 * (`android.content.Intent`), rewritten in TypeScript with its quirks. It reads the text after the last `#`, matches each
 * parameter by its first letters, lets a later parameter replace an earlier one, and stops at the first that begins with
 * `end`.
 */

export interface Intent {
  action: string | null;
  /** The address that the app receives. */
  data: string | null;
  package: string | null;
  component: string | null;
  /** Another intent, which Android uses to choose the app instead. */
  selector: Intent | null;
  type: string | null;
  flags: number;
  categories: string[];
  /** Texts, by name. */
  extras: Record<string, string>;
}

/** The two ways in which apps call it: browsers read parameters only in `intent:` links, some apps also in other links. */
export type Reading = 'intent-scheme' | 'any-scheme';

/** Thrown for links that Android rejects. */
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

/** `android.net.Uri.decode`: invalid UTF-8 is replaced, not rejected. */
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

/** `android.net.Uri.getScheme`: the text before the first colon. */
export function schemeOf(data: string): string | null {
  const colon = data.indexOf(':');
  return colon < 0 ? null : data.slice(0, colon);
}

/** @returns null if Android rejects the link */
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
  const parameters = isNew
    ? readParameters(uri, hash + '#Intent;'.length, result)
    : { scheme: null, explicitAction: false };
  const data = dataOf(isNew ? uri.slice(0, hash) : uri, parameters, result);
  if (data) result.data = data;
  return result;
}

interface Parameters {
  scheme: string | null;
  explicitAction: boolean;
}

/** Steps of a loop that Android would never leave, or leave only when memory runs out. */
const ENDLESS = 10_000;

function readParameters(uri: string, start: number, result: Intent): Parameters {
  const parameters: Parameters = { scheme: null, explicitAction: false };
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
      if (intent === result) parameters.explicitAction = true;
    } else if (is('category')) intent.categories.push(value);
    else if (is('type')) intent.type = value;
    else if (is('identifier')) intent.extras['(identifier)'] = value;
    else if (is('launchFlags')) intent.flags = integer(value);
    else if (is('package')) intent.package = value;
    else if (is('component')) intent.component = value;
    else if (is('scheme')) {
      if (intent === result) parameters.scheme = value;
      else intent.data = `${value}:`;
    } else if (is('sourceBounds')) intent.extras['(bounds)'] = value;
    else if (semicolon === at + 3 && uri.startsWith('SEL', at)) intent = newIntent(null);
    else readExtra(uri, at, equals, value, intent);
    at = semicolon + 1;
    if (at > uri.length) throw new NotAnIntent('past its end');
  }
  if (intent !== result && result.package === null) result.selector = intent;
  return parameters;
}

function integer(value: string): number {
  if (!/^[+-]?(?:0x|#)?[0-9a-f]+$/i.test(value)) throw new NotAnIntent('not a number');
  return Number(value.replace(/^#/, '0x'));
}

function readExtra(uri: string, at: number, equals: number, value: string, intent: Intent): void {
  if (equals < at + 2) throw new NotAnIntent('an extra without a name');
  const name = decode(uri.slice(at + 2, equals));
  const kind = uri.slice(at, at + 2);
  if (!/^[SBbcdfils]\.$/.test(kind)) throw new NotAnIntent('an unknown kind of extra');
  if (/^[bdfils]/.test(kind) && Number.isNaN(parseFloat(value))) throw new NotAnIntent('not a number');
  // `Bundle.getString` returns only extras that were stored as strings.
  if (kind === 'S.') intent.extras[name] = value;
  else delete intent.extras[name];
}

/** The address: the scheme may be in the parameters, and the package in the address itself (`android-app:`). */
function dataOf(text: string, { scheme, explicitAction }: Parameters, intent: Intent): string {
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

/** The syntax from before 2009, `#action(…)categories(…)component(…)`, which Android still reads. */
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
