/** The tokens of src/styles/tokens.json and the themes of src/themes. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../shared/install.mjs';

/** @typedef {{ type: string, css: string, use: string, value?: unknown, light?: string, dark?: string, more?: string, older?: string }} Token */

export const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), 'utf8');

/** @type {Record<string, Token>} */
export const tokens = JSON.parse(read('src/styles/tokens.json'));
export const names = Object.keys(tokens);

/** The CSS values of each theme, by the name of the token. @type {Record<string, Record<string, string>>} */
export const themes = Object.fromEntries(
  readdirSync(join(ROOT, 'src/themes'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => [
      basename(file, '.css'),
      Object.fromEntries(
        [...read(`src/themes/${file}`).matchAll(/--pay-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      ),
    ]),
);

/** The name of a token in `appearance`. @param {string} name */
export function camel(name) {
  return name.replace(/-(\w)/g, (_all, letter) => letter.toUpperCase());
}
