import type { TemplateResult } from 'lit';
import type { ExtraStrings, Guide } from '../../locales/strings.js';
import { html } from '../html.js';

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
