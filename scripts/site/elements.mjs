/** What the page of an element shows beside it, from its manifest. */
import { elements } from '../build/frameworks/elements.mjs';

/** A property with a control. `kind`: `boolean`, `number`, `choice`, `text` or `json`. @typedef {{ name: string, description: string, kind: string, choices: string[], empty: string }} Control */

/** The names of all events. */
export const eventNames = () => [...new Set(elements.flatMap(({ events }) => events.map(({ name }) => name)))];

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

/** @param {import('../build/manifest/elements.mjs').Property} property @returns {Control} */
function controlOf({ name, description, type }) {
  const choices = Array.from(type.matchAll(/'([^']+)'/g), ([, choice = '']) => choice);
  return { name, description, kind: kindOf(type), choices, empty: /\b(null|undefined)$/.exec(type)?.[1] ?? '' };
}

/** The pictures of the guides. */
const PICTURES = /** @type {Readonly<Record<string, string>>} */ ({
  'pay-action': 'qr',
  'pay-bank-transfer': 'bank-transfer',
  'pay-boleto-details': 'boleto',
  'pay-cash-voucher': 'cash-voucher',
  'pay-otp-verify': 'one-time-code',
  'pay-qr': 'qr',
  'pay-redirect': 'redirect',
});

/** The elements for their index: those with a picture first. */
export const thumbnails = () =>
  elements
    .map(({ tag, description }) => ({ tag, description, picture: PICTURES[tag] ?? '' }))
    .sort((a, b) => Number(!a.picture) - Number(!b.picture));

/** @param {string} path of its document */
export function elementOf(path) {
  const { parts = [], properties = [] } = elements.find(({ tag }) => path === `docs/elements/${tag}.md`) ?? {};
  return { parts, properties: properties.filter(({ type }) => !WITHOUT_CONTROL.test(type)).map(controlOf) };
}
