import { nothing, type TemplateResult } from 'lit';
import { html } from '../html.js';

/**
 * A label, its value without invisible characters, the value's part, a text before the value that may come later, and the names in
 * a value that is a sentence. A fact without a value is left out.
 */
export type Fact = readonly [
  label: string,
  value: string | null,
  part: string,
  before?: string,
  names?: readonly string[],
];

/** Renders a sentence in which names stand out, and no translator changes them. @param names each may be empty */
export function renderSentence(text: string, names: readonly string[]): unknown[] {
  const pieces: unknown[] = [];
  let rest = text;
  const inOrder = names.filter(Boolean).sort((one, other) => text.indexOf(one) - text.indexOf(other));
  for (const name of inOrder) {
    const [before = '', ...after] = rest.split(name);
    // Isolated: in a sentence from right to left, a Latin name would take its neighbours along.
    if (after.length) pieces.push(before, html`<b dir="auto" translate="no">${name}</b>`);
    rest = after.length ? after.join(name) : before;
  }
  return [...pieces, rest];
}

/** Renders facts about a payment as a list. */
export function renderFacts(facts: readonly Fact[]): TemplateResult | typeof nothing {
  if (!facts.some(([, value]) => value)) return nothing;
  return html`<dl part="facts">
    ${facts.map(([label, value, part, before = '', names = []]) =>
      value
        ? html`<div class=${names.length ? 'sentence' : ''}>
            <dt part="label">${label}</dt>
            <dd part=${part} translate=${part === 'due' ? nothing : 'no'}>
              ${names.length ? renderSentence(before + value, names) : html`<bdi>${before}${value}</bdi>`}
            </dd>
          </div>`
        : nothing,
    )}
  </dl>`;
}

/** The facts as text, one a line, to share them. */
export function factLines(facts: readonly Fact[]): string[] {
  return facts.flatMap(([label, value, , before = '']) => (value ? [`${label}: ${before}${value}`] : []));
}
