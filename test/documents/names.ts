/** Names that the documentation may use: elements with their attributes, slots and parts, tokens, events, commands. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_NAMES } from '../../src/webview/details.js';
import { ROOT } from './documents.js';

interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly { name: string }[];
  readonly slots?: readonly { name: string }[];
  readonly cssParts?: readonly { name: string }[];
  readonly cssStates?: readonly { name: string }[];
}

export interface ElementNames {
  readonly attributes: readonly string[];
  readonly slots: readonly string[];
  readonly parts: readonly string[];
  readonly states: readonly string[];
}

const json = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name);

const manifest = json('custom-elements.json') as { modules: { declarations?: Declaration[] }[] };

/** By tag. */
export const elements: ReadonlyMap<string, ElementNames> = new Map(
  manifest.modules
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap(({ tagName, attributes, slots, cssParts, cssStates }) =>
      tagName
        ? [
            [
              tagName,
              {
                attributes: names(attributes),
                slots: names(slots),
                parts: names(cssParts),
                states: names(cssStates),
              },
            ] as const,
          ]
        : [],
    ),
);

export const events: ReadonlySet<string> = new Set(EVENT_NAMES);

/** The custom properties that a page may set: each token, and the reserved size. */
export const tokens: ReadonlySet<string> = new Set([
  ...Object.keys(json('src/styles/tokens.json') as object).map((name) => `--pay-${name}`),
  '--pay-size-reserved',
]);

interface Package {
  readonly scripts: Readonly<Record<string, string>>;
  readonly wireit: Readonly<Record<string, { readonly dependencies?: readonly string[] }>>;
}

/** The scripts of package.json, and the steps of `npm test` and those that `npm run test:all` has beside them. */
const { scripts, wireit } = json('package.json') as Package;
export { scripts };
export const usualSteps = wireit['steps:usual']!.dependencies!;
export const longSteps = wireit['steps:long']!.dependencies!;
