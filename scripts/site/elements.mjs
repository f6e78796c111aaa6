/** Facts of the elements, from their manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/install.mjs';

/** @typedef {{ readonly name: string, readonly description: string }} Described */
/** @typedef {Described & { readonly kind: string, readonly static?: boolean, readonly readonly?: boolean, readonly privacy?: string, readonly type?: { readonly text: string } }} Member */
/** @typedef {{ readonly tagName?: string, readonly events?: readonly Described[], readonly cssParts?: readonly Described[], readonly members?: readonly Member[] }} Declaration */
/** A property with a control. `kind`: `boolean`, `number`, `choice`, `text` or `json`. @typedef {{ name: string, description: string, kind: string, choices: string[], empty: string }} Property */

/** @type {{ readonly modules: readonly { readonly declarations: readonly Declaration[] }[] }} */
const manifest = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8'));
const elements = manifest.modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);

/** The names of all events. @returns {string[]} */
export const eventNames = () => [
  ...new Set(elements.flatMap(({ events = [] }) => events.map(({ name }) => name)).filter(Boolean)),
];

/** Values that no control can have: functions, and what the page reads. */
const WITHOUT_CONTROL = /^(typeof fetch|Clock|unknown)\b/;

/** @param {string} type */
function kindOf(type) {
  const alternatives = type.split(' | ');
  if (alternatives.every((one) => one.startsWith("'"))) return 'choice';
  const [first = ''] = alternatives;
  if (first === 'boolean' || first === 'number') return first;
  return alternatives.every((one) => /^(string|null|undefined|UrlKind)$/.test(one)) ? 'text' : 'json';
}

/** @param {Member} member @returns {Property} */
function propertyOf({ name, description = '', type: { text } = { text: 'string' } }) {
  const choices = Array.from(text.matchAll(/'([^']+)'/g), ([, choice = '']) => choice);
  return { name, description, kind: kindOf(text), choices, empty: /\b(null|undefined)$/.exec(text)?.[1] ?? '' };
}

/** What the page of an element shows beside it. @param {string} path of its document */
export function elementOf(path) {
  const { cssParts = [], members = [] } = elements.find(({ tagName }) => path === `docs/elements/${tagName}.md`) ?? {};
  const properties = members.filter(
    ({ kind, static: isStatic, readonly, privacy = 'public', type }) =>
      kind === 'field' && !isStatic && !readonly && privacy === 'public' && !WITHOUT_CONTROL.test(type?.text ?? ''),
  );
  return { parts: cssParts, properties: properties.map(propertyOf) };
}
