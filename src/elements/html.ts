/**
 * Lit's templates, for values that come from anywhere: text is text, and a template is one that was made here. Lit
 * itself renders any object that is marked like one of its templates, by the page's Trusted Types policy, so that a value
 * of the page could become markup.
 */
import { html as template, isServer, type TemplateResult } from 'lit';

const made = new WeakSet<object>();

/** Allows a node or template to be rendered. */
export function ours<Value extends object>(value: Value): Value {
  made.add(value);
  return value;
}

/** Replaces an object that was not made here with an empty text. */
function checked(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value, checked);
  return Object(value) !== value || made.has(value as object) ? value : '';
}

export function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult<1> {
  // Handlers are functions of the elements themselves; on a server nothing runs.
  const isChecked = (index: number) => !isServer && !/@[\w-]+=$/.test(strings[index]!);
  return ours(template(strings, ...values.map((value, index) => (isChecked(index) ? checked(value) : value))));
}
