import { nothing, type TemplateResult } from 'lit';
import type { CoreStrings, ExtraStrings, Guide } from '../../locales/strings.js';
import { html } from '../html.js';
import { markTerms } from '../market-terms.js';
import { renderSentence } from './facts.js';

/** Renders the instructions to pay. @param names in the steps, which stand out; each may be empty */
export function renderGuide(
  { first, steps, after }: Guide,
  { howToPay, locale }: CoreStrings & ExtraStrings,
  names: readonly string[] = [],
): TemplateResult {
  const marked = (step: string) =>
    renderSentence(step, names).map((piece) => (typeof piece === 'string' ? markTerms(piece, locale) : piece));
  return html`<div part="steps">
    <p part="label" id="steps">${howToPay}</p>
    ${
      steps.length
        ? html`<ol aria-labelledby="steps">
            ${first ? html`<li class="on-screen"><span>${first}</span></li>` : nothing}
            ${steps.map((step) => html`<li><span>${marked(step)}</span></li>`)}
          </ol>`
        : nothing
    }
    ${after ? html`<p>${after}</p>` : nothing}
  </div>`;
}
