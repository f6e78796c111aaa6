/** Names that the documentation may use: elements with their attributes, slots and parts, tokens, events, commands. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STEPS } from '../../../scripts/test/steps.mjs';
import { EVENT_NAMES } from '../../../src/webview/details.js';
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

/** The scripts of package.json. */
export const scripts = (json('package.json') as { scripts: Record<string, string> }).scripts;

/** The steps of `npm run test:all`. */
export const steps = STEPS.map(({ name, all = false }) => ({ name, all }));
