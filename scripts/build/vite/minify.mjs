/** Minifies texts that no bundler minifies: the style sheets and templates in our sources. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../shared/install.mjs';

/** The private custom properties, whose names are shortened to their index here. */
const PRIVATE = Array.from(
  readFileSync(join(ROOT, 'src/styles/tokens.styles.ts'), 'utf8').matchAll(/--_(\w+):/g),
  ([, name]) => name,
);

/** @param {string} name */
function shortened(name) {
  const index = PRIVATE.indexOf(name);
  if (index < 0) throw new Error(`src/styles/tokens.styles.ts has no default of --_${name}.`);
  return `--_${index.toString(36)}`;
}

/** Minifies a style sheet: comments, white space, leading zeros, names of private custom properties. @param {string} css */
export const minifyStyles = (css) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .replace(/(?<=[ ,(:])0\./g, '.')
    .replace(/--_(\w+)/g, (_all, name) => shortened(name))
    .trim();

/**
 * Minifies a part of a template. White space with a line break is left out between tags and expressions, where the browser would
 * make a node of it, and is a space inside of a tag or beside a text. A space that is to be seen is on one line.
 * @param {string} html
 * @throws when it has a part that the shipped Lit does not read: see UNUSED_OF_LIT
 */
export function minifyTemplate(html) {
  const [unread] = /<(?:!--|(?:script|style|textarea|title)\b)/.exec(html) ?? [];
  if (unread) throw new Error(`A template has ${unread}, which this build of Lit does not read.`);
  return html.replace(/(?<=>)\s*\n\s*|^\s*\n\s*(?=<|$)/g, '').replace(/\s*\n\s*/g, ' ');
}
