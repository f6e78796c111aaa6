/** The registry of elements, src/registry/elements.json, as the scripts use it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/install.mjs';

/**
 * A `step` is what `<pay-action>` shows: `define/pay-action` registers it too, and `pay-elements.js` has all of them. A `standalone` element is used without an
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

/** The elements that `<pay-action>` shows. */
export const STEPS = ELEMENTS.filter(({ kind }) => kind === 'step');
