/** The modules of src/styles repeat what tokens.json and the style sheets of src/themes say, in types: both must be the same. */
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ROOT } from '../../shared/install.mjs';
import { camel, names, themes, tokens } from './read.mjs';

/** @typedef {Record<string, string | undefined>} Values */

const load = (/** @type {string} */ path) => tsImport(join(ROOT, path), import.meta.url);
/** @type {{ TOKEN_TYPES: Values }} */
const { TOKEN_TYPES } = await load('src/styles/token-types.ts');
/** @type {{ THEMES: Record<string, Values> }} */
const { THEMES } = await load('src/styles/themes.ts');

/** By the names of `appearance`. @param {Values} values @returns {Values} */
const byCamelName = (values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [camel(name), value]));

/** @param {object} one @param {object} other */
const namesOf = (one, other) => Object.keys({ ...one, ...other });

/** @param {string} place @param {Values} present @param {Values} wanted */
const differences = (place, present, wanted) =>
  namesOf(present, wanted)
    .filter((name) => present[name] !== wanted[name])
    .map((name) => `${place}: ${name} is ${present[name]}, and should be ${wanted[name]}`);

/** @returns {string[]} the values that differ */
export function problemsOfModules() {
  const types = Object.fromEntries(names.map((name) => [name, tokens[name]?.type]));
  return [
    ...differences('src/styles/token-types.ts', TOKEN_TYPES, byCamelName(types)),
    ...namesOf(themes, THEMES).flatMap((theme) =>
      differences(`src/styles/themes.ts, ${theme}`, THEMES[theme] ?? {}, byCamelName(themes[theme] ?? {})),
    ),
  ];
}
