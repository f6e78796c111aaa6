import { nothing, type TemplateResult } from 'lit';
import type { CoreStrings, ExtraStrings, Guide } from '../../locales/strings.js';
import { html } from '../html.js';
import { markTerms } from '../market-terms.js';
import { renderSentence } from './facts.js';

/** Renders the instructions to pay. @param guide null for details whose use is unknown: then one sentence says what they are for */
export function renderGuide(guide: Guide | null, strings: CoreStrings & ExtraStrings): TemplateResult {
  return renderSteps(guide?.steps ?? [], strings, guide?.after ?? strings.payWithDetails);
}

/** @param after a sentence below the numbered steps @param names in the steps, which stand out; each may be empty */
export function renderSteps(
  steps: readonly string[],
  { howToPay, locale }: CoreStrings & ExtraStrings,
  after = '',
  names: readonly string[] = [],
): TemplateResult {
  const marked = (step: string) =>
    renderSentence(step, names).map((piece) => (typeof piece === 'string' ? markTerms(piece, locale) : piece));
  return html`<div part="steps">
    <p part="label" id="steps">${howToPay}</p>
    ${
      steps.length
        ? html`<ol aria-labelledby="steps">
            ${steps.map((step) => html`<li><span>${marked(step)}</span></li>`)}
          </ol>`
        : nothing
    }
    ${after ? html`<p>${after}</p>` : nothing}
  </div>`;
}
