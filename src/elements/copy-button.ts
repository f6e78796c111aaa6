import { nothing, type TemplateResult } from 'lit';
import type { Copyable, CopyController } from '../controllers/copy-controller.js';
import type { CopyStrings } from '../locales/strings.js';
import { html } from './html.js';
import { ALERT, CHECK, icon } from './icons.js';

export const COPY = 'M8 8h12v13H8zM4 16V3h12';

export interface CopyButton extends Copyable {
  /** The text of the button, if it names the value itself. */
  readonly caption?: string;
  /** True for the solid button of a step, which is as wide as the step and names the value. */
  readonly main?: boolean;
  /** True if the main button must not be what the consumer presses first. */
  readonly quiet?: boolean;
}

/** A button that copies a value, and shows for a moment that it did, or why it did not. */
export function copyButton(controller: CopyController, strings: CopyStrings, button: CopyButton): TemplateResult {
  const { field, label, main, quiet, caption } = button;
  const named = caption ?? strings.copyOf(label);
  const isCopied = controller.copied === field;
  const problem = controller.problemOf(field);
  return html`<button
      class=${main ? `button wide ${quiet ? 'quiet' : ''}` : 'button text'}
      part="copy-button"
      type="button"
      aria-label=${isCopied ? nothing : named}
      @click=${() => controller.copy(button, strings)}
    >
      ${icon(isCopied ? CHECK : COPY)}
      ${
        isCopied
          ? // The name stays: a screen reader would announce a new one in addition to the live region.
            html`<span aria-hidden="true">${strings.copyDone}</span><span class="spoken">${named}</span>`
          : main
            ? named
            : (caption ?? strings.copy)
      }</button
    >${problem ? html`<p part="copy-problem">${icon(ALERT)}<span>${problem}</span></p>` : nothing}`;
}
