import { nothing, type TemplateResult } from 'lit';
import { html } from '../html.js';

/**
 * A label, its value without invisible characters, the value's part, and a text before the value that may come later. A fact
 * without a value is left out.
 */
export type Fact = readonly [label: string, value: string | null, part: string, before?: string];

/** The characters of a payee and a seller that have no space beside their label on a phone. */
const LONG = 28;

/** Renders facts about a payment as a list. */
export function renderFacts(facts: readonly Fact[]): TemplateResult | typeof nothing {
  if (!facts.some(([, value]) => value)) return nothing;
  return html`<dl part="facts">
    ${facts.map(([label, value, part, before = '']) =>
      value
        ? html`<div class=${part === 'payee' && value.length > LONG ? 'sentence' : ''}>
            <dt part="label">${label}</dt>
            <dd part=${part} translate=${part === 'due' ? nothing : 'no'}><bdi>${before}${value}</bdi></dd>
          </div>`
        : nothing,
    )}
  </dl>`;
}

/** The facts as text, one a line, to share them. */
export function factLines(facts: readonly Fact[]): string[] {
  return facts.flatMap(([label, value, , before = '']) => (value ? [`${label}: ${before}${value}`] : []));
}
