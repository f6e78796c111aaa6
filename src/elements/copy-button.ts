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
  /** Of `pay-copied`. */
  readonly field: string;
  readonly text: string;
  /** Says of what, for those who hear the button without its row. */
  readonly label: string;
  /** The words on it, where they say it all. */
  readonly words?: string;
  readonly main?: boolean;
}

/** A button that copies `text`; what stands for it on screen has the id `value-{field}`. */
export function copyButton(from: CopyHost, button: CopyButton): TemplateResult {
  const { strings } = from;
  const { label, words, main } = button;
  return html`<button
    class=${main ? 'button' : 'button quiet'}
    part="copy-button"
    type="button"
    aria-label=${words ?? strings.copyOf(label)}
    @click=${() => copy(from, button)}
  >
    ${words ?? strings.copy}
  </button>`;
}

async function copy({ host, announce, strings }: CopyHost, { field, text, label }: CopyButton): Promise<void> {
  announce.clear();
  const copied = await copyText(text, host.renderRoot.querySelector(`#value-${CSS.escape(field)}`));
  const words = { copied: strings.copied, selected: strings.copySelected, failed: strings.copyFailed }[copied];
  if (copied === 'copied' && host.isConnected) host.dispatchEvent(new PayCopiedEvent(field));
  await announce.announce(() => words(label));
}
