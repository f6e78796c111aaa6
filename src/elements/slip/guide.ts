import type { TemplateResult } from 'lit';
import type { ExtraStrings, Guide } from '../../locales/strings.js';
import { html } from '../html.js';

/** A step of the instructions, and its place. */
export type NamedStep = readonly [at: number, step: string];

/** Returns the step that names a value of the slip; null if it has none. */
export type NameStep = (strings: ExtraStrings) => NamedStep | null;

/** Returns the instructions with a step that names a value instead of the general one. */
export function withStep(guide: Guide, named: NamedStep | null): Guide {
  return named ? { ...guide, steps: guide.steps.map((step, at) => (at === named[0] ? named[1] : step)) } : guide;
}

/** Renders the instructions to pay. @param guide null for details whose use is unknown: then one sentence says what they are for */
export function renderGuide(guide: Guide | null, { howToPay, payWithDetails }: ExtraStrings): TemplateResult {
  return html`<div part="steps">
    <p part="label" id="steps">${howToPay}</p>
    ${
      guide
        ? html`<ol aria-labelledby="steps">
              ${guide.steps.map((step) => html`<li>${step}</li>`)}
            </ol>
            <p>${guide.after}</p>`
        : html`<p>${payWithDetails}</p>`
    }
  </div>`;
}
