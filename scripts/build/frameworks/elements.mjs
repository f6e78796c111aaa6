/** The elements, as the generators need them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../shared/install.mjs';
import { elementsOf } from '../manifest/elements.mjs';

/** @typedef {import('../manifest/elements.mjs').PayElement} PayElement */

export const manifest = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8'));

export const elements = elementsOf(manifest);

/** Events of the elements' own; `input` and `change` are the browser's, and every framework has them. */
export const ownEvents = (/** @type {PayElement} */ { events }) => events.filter(({ name }) => name.startsWith('pay-'));
