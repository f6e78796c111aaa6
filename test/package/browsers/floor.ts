/** The oldest browsers that the library supports, and what MDN's data says of a feature in them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data';

/** Documented in README.md and docs/browsers.md. */
export const FLOOR = {
  chrome: '103',
  chrome_android: '103',
  webview_android: '103',
  edge: '103',
  firefox: '102',
  firefox_android: '102',
  safari: '15.4',
  safari_ios: '15.4',
} as const satisfies Partial<Record<BrowserName, string>>;

export type Browser = keyof typeof FLOOR;
const BROWSERS = Object.keys(FLOOR) as Browser[];

const DATA = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as CompatData;

/** The names of a feature's parts. */
export type Path = readonly string[];

/** @returns the feature with this path, or undefined */
export function findFeature(path: Path): Identifier | undefined {
  let node = DATA as unknown as Identifier;
  for (const key of path) {
    if (!Object.hasOwn(node, key) || key === '__compat') return undefined;
    node = node[key]!;
  }
  return node;
}

/** The names below a path. */
export const namesBelow = (path: Path): string[] =>
  Object.keys(findFeature(path) ?? {}).filter((name) => name !== '__compat');

/** @returns the browsers of the floor that lack a feature; an empty list also for a path that the data does not have */
export function lacking(path: Path): Browser[] {
  const support = findFeature(path)?.__compat?.support;
  return support ? BROWSERS.filter((browser) => !supports(support[browser], FLOOR[browser])) : [];
}

function supports(statements: SupportStatement | undefined, version: string): boolean {
  // No data is no finding.
  if (!statements) return true;
  return (Array.isArray(statements) ? statements : [statements]).some((one) => isSupported(one, version));
}

/** A part of a feature counts as the feature: what is missing of it is a feature of its own in the data. */
function isSupported(
  { version_added: added, version_removed: removed, flags, prefix, alternative_name: other }: SimpleSupportStatement,
  version: string,
): boolean {
  if (!added || flags || prefix || other) return false;
  return isAtMost(added, version) && !(removed && isAtMost(removed, version));
}

/** Compares versions such as `15.4` and `≤37`; `preview` is newer than any number. */
function isAtMost(version: string, limit: string): boolean {
  if (version === 'preview') return false;
  const [one, two] = [version, limit].map((text) => text.replace('≤', '').split('.').map(Number));
  for (let index = 0; index < Math.max(one!.length, two!.length); index++) {
    const difference = (one![index] ?? 0) - (two![index] ?? 0);
    if (difference) return difference < 0;
  }
  return true;
}
