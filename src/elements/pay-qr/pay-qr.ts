import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from '../property.js';
import { CopyController } from '../../controllers/copy.js';
import { QrController, type QrState } from '../../controllers/qr.js';
import type { QrDrawing } from '../../domain/qr.js';
import { copyButton, copyMessage } from '../copy-button.js';
import { PayElement } from '../pay-element.js';
import { styles } from './pay-qr.styles.js';

/** Pixels of a module: at least 4, and more for a small code, up to about this width. */
const MODULE_PX = 4;
const WIDTH_PX = 256;
const WIDE_PX = 320;

const STATE_NAMES = { empty: 'empty', drawing: 'drawing', drawn: 'ready', image: 'ready', error: 'unusable' } as const;

/**
 * A QR code, drawn here from its text, with the text to copy.
 *
 * @element pay-qr
 * @fires {PayReadyEvent} pay-ready - the code is on screen
 * @fires {PayCopiedEvent} pay-copied - the text is on the clipboard
 * @fires {PayErrorEvent} pay-error - `qr-too-long`, `image-failed`, `load-failed` or `unsafe-url`
 * @csspart base - the whole step
 * @csspart hint - what to do with the code
 * @csspart code - the code, black on white
 * @csspart data - the text of the code
 * @csspart copy-button - copies the text
 * @csspart status - what became of the last copy
 * @csspart error - why there is no code
 * @cssstate empty - there is no code yet
 * @cssstate drawing - the code is being made
 * @cssstate ready - the code is on screen
 * @cssstate unusable - there is none
 */
export class PayQr extends PayElement {
  static override styles: CSSResultGroup = [PayElement.styles, styles];

  /** The text of the code, for example a Pix BR Code: at most 2,331 bytes. */
  @property() data: string | null = null;

  /** A picture of the code, used when there is no text, or too much of it. */
  @property({ attribute: 'image-url-svg' }) imageUrlSvg: string | null = null;

  /** Used when the SVG picture cannot be loaded. */
  @property({ attribute: 'image-url-png' }) imageUrlPng: string | null = null;

  readonly #copy = new CopyController(this);
  readonly #qr = new QrController(this);

  /** What the host has been told of. */
  #told: QrState | null = null;

  protected override get stateName(): string {
    return STATE_NAMES[this.#qr.state.step];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('data') && !changed.has('imageUrlSvg') && !changed.has('imageUrlPng')) return;
    this.#copy.last = null;
    const images = [this.imageUrlSvg, this.imageUrlPng].filter((url): url is string => Boolean(url));
    void this.#qr.show({ data: this.data, images });
  }

  protected override updated(): void {
    const { state } = this.#qr;
    if (state === this.#told) return;
    this.#told = state;
    if (state.step === 'error') this.report(state.error);
    if (state.step === 'drawn') this.ready();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { strings } = this;
    const shown = this.#qr.state;
    if (shown.step === 'empty') return nothing;
    const bad = shown.step === 'error';
    const message = bad
      ? strings.errors[shown.error.code]
      : copyMessage(this.#copy.last, strings, () => strings.qrCode);
    return html`<div part="base">
      ${bad || !this.data ? nothing : html`<p part="hint">${strings.qrHint}</p>`}
      ${shown.step === 'drawn' ? this.#renderDrawing(shown.drawing) : nothing}
      ${shown.step === 'image' ? this.#renderImage(shown.url) : nothing}
      ${this.data ? this.#renderCopy(this.data) : nothing}
      ${this.renderStatus(shown.step === 'drawing' ? strings.loading : message, bad ? 'error' : '')}
    </div>`;
  }

  #renderDrawing({ size, path }: QrDrawing): TemplateResult {
    const width = size * Math.max(MODULE_PX, Math.floor(WIDTH_PX / size));
    const label = this.strings.qrLabel;
    // A code that is wider than a phone's page scrolls, with the keyboard too.
    return html`<div part="code" tabindex=${width > WIDE_PX ? '0' : nothing}>
      <svg
        role="img"
        aria-label=${label}
        width=${width}
        height=${width}
        viewBox="0 0 ${size} ${size}"
        shape-rendering="crispEdges"
      >
        <path d=${path} />
      </svg>
    </div>`;
  }

  #renderImage(url: string): TemplateResult {
    return html`<div part="code">
      <img
        src=${url}
        alt=${this.strings.qrLabel}
        referrerpolicy="no-referrer"
        @load=${() => this.ready()}
        @error=${() => this.#qr.imageFailed()}
      />
    </div>`;
  }

  #renderCopy(data: string): TemplateResult {
    return html`<div class="copy">
      <code part="data" dir="ltr" tabindex="0">${data}</code>
      ${copyButton(this.#copy, this.strings, { field: 'data', text: data, label: this.strings.qrCode })}
    </div>`;
  }
}
