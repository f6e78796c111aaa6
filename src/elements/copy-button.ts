import type { LitElement, TemplateResult } from 'lit';
import { html } from './html.js';
import type { AnnounceController } from '../controllers/announce.js';
import { copyText } from '../controllers/copy.js';
import { PayCopiedEvent } from '../events/copied.js';
import type { CopyStrings } from '../locales/strings.js';

export interface CopyHost {
  readonly host: LitElement;
  readonly announce: AnnounceController;
  readonly strings: CopyStrings;
}

export interface CopyButton {
  /** The `field` of `pay-copied`. */
  readonly field: string;
  readonly text: string;
  /** Names the value, because screen readers may announce the button without its row. */
  readonly label: string;
  /** The text of the button, if it names the value itself. */
  readonly caption?: string;
  readonly main?: boolean;
}

/** A button that copies `text`. The element that shows the text has the id `value-{field}`. */
export function copyButton(context: CopyHost, button: CopyButton): TemplateResult {
  const { strings } = context;
  const { label, caption, main } = button;
  return html`<button
    class=${main ? 'button' : 'button quiet'}
    part="copy-button"
    type="button"
    aria-label=${caption ?? strings.copyOf(label)}
    @click=${() => copy(context, button)}
  >
    ${caption ?? strings.copy}
  </button>`;
}

async function copy({ host, announce, strings }: CopyHost, { field, text, label }: CopyButton): Promise<void> {
  announce.clear();
  const result = await copyText(text, host.renderRoot.querySelector(`#value-${CSS.escape(field)}`));
  const message = { copied: strings.copied, selected: strings.copySelected, failed: strings.copyFailed }[result];
  if (result === 'copied' && host.isConnected) host.dispatchEvent(new PayCopiedEvent(field));
  await announce.announce(() => message(label));
}
