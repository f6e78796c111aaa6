/** Facts of the elements, from their manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/install.mjs';

/** @typedef {{ readonly name: string, readonly description: string }} Described */
/** @typedef {{ readonly tagName?: string, readonly events?: readonly Described[], readonly cssParts?: readonly Described[] }} Declaration */

/** @type {{ readonly modules: readonly { readonly declarations: readonly Declaration[] }[] }} */
const manifest = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8'));
const elements = manifest.modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);

/** The names of all events. @returns {string[]} */
export const eventNames = () => [
  ...new Set(elements.flatMap(({ events = [] }) => events.map(({ name }) => name)).filter(Boolean)),
];

/** The parts of the element that a document describes. @param {string} path */
export const partsOf = (path) =>
  elements.find(({ tagName }) => path === `docs/elements/${tagName}.md`)?.cssParts ?? [];
