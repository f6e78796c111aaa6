/**
 * Lit's `html` for untrusted values: renders only templates and nodes of this library; text stays text. Lit itself
 * renders any object that has the shape of its templates, even under Trusted Types, so that a value of the page could
 * become markup.
 */
import { html as template, type TemplateResult } from 'lit';
import { isServer } from '../controllers/is-server.js';
import { templateOf } from './renewed-text.js';

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

/** The content of an element: a text is rendered by a template of its own. */
function content(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(content);
  return value && typeof value === 'string' ? template(templateOf(value), value) : value;
}

/** The place of a value in a template. A handler of events is a function of the elements. */
type Kind = 'handler' | 'attribute' | 'content';

/** The kinds of the values of each template. */
const kinds = new WeakMap<TemplateStringsArray, readonly Kind[]>();

function kindsIn(strings: TemplateStringsArray): readonly Kind[] {
  let before = '';
  return strings.map((text): Kind => {
    before += text;
    if (before.lastIndexOf('<') <= before.lastIndexOf('>')) return 'content';
    return /@[\w-]+=$/.test(text) ? 'handler' : 'attribute';
  });
}

export function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult<1> {
  // On a server, no script of a page runs, and no translator.
  if (isServer) return trust(template(strings, ...values));
  const known = kinds.get(strings) ?? kindsIn(strings);
  kinds.set(strings, known);
  const safe = values.map((value, index) => {
    if (known[index] === 'handler') return value;
    return known[index] === 'content' ? content(checked(value)) : checked(value);
  });
  return trust(template(strings, ...safe));
}
