/** The files of `dist/` that a page loads. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../shared/install.mjs';

export const ENTRY = join(ROOT, 'dist/pay-elements.js');

/** @param {string} name @returns {string} the chunk of that name */
export function named(name) {
  const file = readdirSync(dirname(ENTRY)).find((file) => file.startsWith(`pay-${name}-`) && file.endsWith('.js'));
  if (!file) throw new Error(`There is no chunk ${name}.`);
  return join(dirname(ENTRY), file);
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
