/**
 * Lit's `html` for untrusted values: renders only templates and nodes of this library; text stays text. Lit itself
 * renders any object that has the shape of its templates, even under Trusted Types, so that a value of the page could
 * become markup.
 */
import { html as template, type TemplateResult } from 'lit';
import { isServer } from '../controllers/is-server.js';

const trusted = new WeakSet<object>();

/** Marks a node or template as made by this library, so that it is rendered. */
export function trust<Value extends object>(value: Value): Value {
  trusted.add(value);
  return value;
}

/** Replaces an untrusted object with an empty text. */
function checked(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value, checked);
  return Object(value) !== value || trusted.has(value as object) ? value : '';
}

export function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult<1> {
  // Event handlers are functions of the elements. On a server, no script of a page runs.
  const isChecked = (index: number) => !isServer && !/@[\w-]+=$/.test(strings[index]!);
  return trust(template(strings, ...values.map((value, index) => (isChecked(index) ? checked(value) : value))));
}
