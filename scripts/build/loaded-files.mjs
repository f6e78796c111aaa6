/** The files of `dist/` that a page loads. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../shared/install.mjs';

const DIST = join(ROOT, 'dist');

/** @param {string} name for example `pay-elements.qr.js` @returns {string} its path */
export const script = (name) => join(DIST, name);

/** The names of the scripts: `pay-elements.js`, `pay-elements.pt-BR.js` and so on. */
export const SCRIPTS = readdirSync(DIST).filter((name) => /^pay-elements(\.[\w-]+)?\.js$/.test(name));

/** @param {string} name @returns {string} the path of the chunk of that name */
export function chunk(name) {
  const file = readdirSync(join(DIST, 'chunks')).find((file) => new RegExp(`^${name}-\\w{8}\\.js$`).test(file));
  if (!file) throw new Error(`There is no chunk ${name}.`);
  return join(DIST, 'chunks', file);
}

/** @param {string[]} entries @returns {string[]} the files and all that they import statically */
export function loaded(...entries) {
  const files = new Set(entries);
  // The loop also visits what is added to the set.
  for (const file of files) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
      files.add(join(dirname(file), name));
    }
  }
  return [...files];
}
