import { html, type TemplateResult } from 'lit';
import type { Copy, CopyController } from '../controllers/copy.js';
import type { Strings } from '../locales/strings.js';

/** A button that copies `text`; `label` says of what, for those who hear the button without its row. */
export function copyButton(
  controller: CopyController,
  strings: Strings,
  { field, text, label }: { field: string; text: string; label: string },
): TemplateResult {
  return html`<button
    class="button quiet"
    part="copy-button"
    type="button"
    aria-label=${strings.copyOf(label)}
    @click=${() => controller.copy(field, text)}
  >
    ${strings.copy}
  </button>`;
}

/** What became of the last copy, for the live region. */
export function copyMessage(last: Copy | null, strings: Strings, label: (field: string) => string): string {
  if (!last) return '';
  return (last.copied ? strings.copied : strings.copyFailed)(label(last.field));
}
