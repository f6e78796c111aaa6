/** The registry of elements, src/registry/elements.json, as the scripts use it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/install.mjs';

/**
 * `provider` and `action` are in every script. A `step` is what `<pay-action>` shows: `define/pay-action` registers it too,
 * `pay-elements.js` has all of them, and a script such as `pay-elements.qr.js` one. A `standalone` element is used without an
 * action, and lazy-loaded; a `form` is one that is part of a form. `fields` is the element that a form lazy-loads for its fields.
 * @typedef {'provider' | 'action' | 'step' | 'standalone' | 'form'} Kind
 */
/** @typedef {{ tag: string, name: string, kind: Kind, fields: string | undefined }} Registered `name` is the name of the class */

/** @type {Record<string, { class: string, kind: Kind, fields?: string }>} */
const registry = JSON.parse(readFileSync(join(ROOT, 'src/registry/elements.json'), 'utf8'));

/**
 * Every element, in the order of registration: the provider first, so that elements find it at once, and every step before
 * the action that shows it.
 * @type {readonly Registered[]}
 */
export const ELEMENTS = Object.entries(registry).map(([tag, { class: name, kind, fields }]) => ({
  tag,
  name,
  kind,
  fields,
}));

/** The elements in chunks: the script tag lazy-loads those that are not in it. */
export const LAZY = ELEMENTS.filter(({ kind }) => kind !== 'provider' && kind !== 'action');

/** The elements that `<pay-action>` shows. */
export const STEPS = ELEMENTS.filter(({ kind }) => kind === 'step');

/** The name of a step's script: `boleto` for `dist/pay-elements.boleto.js`. @param {string} tag */
export const scriptOf = (tag) => tag.replace(/^pay-/, '').replace(/-(details|verify)$/, '');
