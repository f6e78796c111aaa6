/** The registry of elements, src/registry/elements.json, as the scripts use it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/install.mjs';

/**
 * `provider` and `action` are in the first load. A `step` is what `<pay-action>` shows, so `define/pay-action` registers it
 * too. A `standalone` element is used without an action. The script tag lazy-loads both.
 * @typedef {'provider' | 'action' | 'step' | 'standalone'} Kind
 */
/** @typedef {{ tag: string, name: string, kind: Kind }} Registered `name` is the name of the class */

/** @type {Record<string, { class: string, kind: Kind }>} */
const registry = JSON.parse(readFileSync(join(ROOT, 'src/registry/elements.json'), 'utf8'));

/**
 * Every element, in the order of registration: the provider first, so that elements find it at once, and every step before
 * the action that shows it.
 * @type {readonly Registered[]}
 */
export const ELEMENTS = Object.entries(registry).map(([tag, { class: name, kind }]) => ({ tag, name, kind }));

/** The elements that the script tag lazy-loads. */
export const LAZY = ELEMENTS.filter(({ kind }) => kind === 'step' || kind === 'standalone');
