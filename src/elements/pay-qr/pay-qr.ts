import { isServer, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { property } from '../property.js';
import { QrController, type QrState } from '../../controllers/qr.js';
import { ssrState } from '../../controllers/ssr-state.js';
import { plainText } from '../../domain/plain-text.js';
import { qr } from '../../locales/en/qr.js';
import type { QrStrings } from '../../locales/strings.js';
import { adopt } from '../adopt.js';
import { PayElement } from '../pay-element.js';
import { PayTimed } from '../slip/pay-timed.js';
import { renderDrawing } from './drawing.js';
import { drawingStyles } from './drawing.styles.js';
import type { QrReading } from './reader.js';
import { styles } from './pay-qr.styles.js';

const STATE_NAMES = { empty: 'empty', drawing: 'drawing', drawn: 'ready', image: 'ready', error: 'unusable' } as const;

/**
 * A QR code, drawn here from its text: with the text to copy, whom it pays, how much, and until when.
 *
 * @element pay-qr
 * @fires {PayReadyEvent} pay-ready - the code is on screen
 * @fires {PayCopiedEvent} pay-copied - the text is on the clipboard
 * @fires {PaySavedEvent} pay-saved - a file was handed to the browser
 * @fires {PaySharedEvent} pay-shared - the code was shared
 * @fires {PayWarningEvent} pay-warning - the code is damaged, or asks for another amount
 * @fires {PayErrorEvent} pay-error - `qr-too-long`, `image-failed`, `load-failed` or `unsafe-url`
 * @csspart base - the whole step
 * @csspart slip - what is printed
 * @csspart facts - amount, payee and time left
 * @csspart label - the name of a value
 * @csspart amount - what to pay
 * @csspart payee - who is paid, as the code says
 * @csspart left - the time left, with its label
 * @csspart countdown - the time left
 * @csspart warning - what looks wrong
 * @csspart hint - what to do with the code
 * @csspart code - the code, black on white
 * @csspart copy - the text of the code, with its button
 * @csspart data - the text of the code
 * @csspart copy-button - copies the text
 * @csspart cover - stands for the code when the time to pay has run out
 * @csspart tools - the buttons below
 * @csspart print - prints the code
 * @csspart save-png - saves the code
 * @csspart save-svg - saves the code
 * @csspart share - shares the code
 * @csspart calendar - saves the deadline for a calendar
 * @csspart status - what became of the last press
 * @csspart expired - the status when the time to pay has run out
 * @csspart error - why there is no code
 * @cssstate empty - there is no code yet
 * @cssstate drawing - the code is being made
 * @cssstate ready - the code is on screen
 * @cssstate expired - the time to pay has run out
 * @cssstate unusable - there is none
 */
export class PayQr extends PayTimed<QrStrings> {
  static override styles: CSSResultGroup = [PayElement.styles, drawingStyles, styles];

  /** The text of the code, for example a Pix BR Code: at most 2,331 bytes. */
  @property() data: string | null = null;

  /** A picture of the code, used when there is no text, or too much of it. */
  @property({ attribute: 'image-url-svg' }) imageUrlSvg: string | null = null;

  /** Used when the SVG picture cannot be loaded. */
  @property({ attribute: 'image-url-png' }) imageUrlPng: string | null = null;

  protected override readonly english = qr;

  readonly #qr = new QrController(this, () => this.settings.clock);
  /** Loaded after the code. */
  readonly #reader = this.lazy(
    () => import('./reader.js'),
    ({ factsStyles }) => adopt(this.renderRoot as ShadowRoot, factsStyles),
  );
  #reading: QrReading | undefined;

  /** What the host has been told of. */
  #told: QrState | null = null;

  protected override get stateName(): string {
    const { step } = this.#qr.state;
    return this.over && step !== 'empty' ? 'expired' : STATE_NAMES[step];
  }

  protected override firstUpdated(): void {
    super.firstUpdated();
    void this.#reader.load();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('data') || changed.has('imageUrlSvg') || changed.has('imageUrlPng')) {
      this.announce.clear();
      const images = [this.imageUrlSvg, this.imageUrlPng].filter((url): url is string => Boolean(url));
      this.#qr.show({ data: this.data, images });
    }
    const { data, price, expires, words: strings } = this;
    const { state } = this.#qr;
    const drawing = state.step === 'drawn' ? state.drawing : null;
    this.#reading = this.#reader.module?.readQr({ data, price, drawing, expires, strings });
  }

  protected override updated(): void {
    if (this.over) return;
    const { state } = this.#qr;
    if (state !== this.#told) {
      this.#told = state;
      if (state.step === 'error') this.report(state.error);
      if (state.step === 'drawn') this.ready();
    }
    if (state.step !== 'drawing') this.warn(this.#reading?.warning ?? null, this.data ?? '');
  }

  protected override render(): TemplateResult | typeof nothing {
    const { words: strings, over } = this;
    const shown = this.#qr.state;
    if (shown.step === 'empty') return nothing;
    const bad = shown.step === 'error';
    return html`<div part="base">
      ${over ? html`<div part="cover" aria-hidden="true"></div>` : this.#renderUsable(shown)}
      ${
        over
          ? this.renderStatus(this.extras?.expired ?? strings.paymentExpired, 'expired')
          : // Of the drawing nothing is said: it would be heard after it is there.
            this.renderStatus(bad ? strings.errors[shown.error.code] : this.announce.message, bad ? 'error' : '')
      }
    </div>`;
  }

  #renderUsable(shown: QrState): TemplateResult | typeof nothing {
    if (shown.step === 'drawing') return nothing;
    const { extras, data, words: strings } = this;
    const reading = this.#reading;
    const code = [
      shown.step === 'drawn' ? renderDrawing(shown.drawing, strings.qrLabel) : nothing,
      shown.step === 'image' ? this.#renderImage(shown.url) : nothing,
    ];
    const text = data ? this.#renderCopy(data) : nothing;
    // A phone cannot scan its own screen.
    const phone = isServer ? ssrState.phone : matchMedia('(pointer: coarse)').matches;
    const hint = phone ? strings.qrCopyHint : strings.qrHint;
    return html`<div part="slip">
        ${shown.step === 'error' || !data ? nothing : html`<p part="hint">${hint}</p>`}
        ${phone ? [text, code] : [code, text]} ${extras?.renderWarning(reading?.warning ?? null)} ${reading?.facts}
        ${this.#reader.module === undefined ? nothing : extras?.renderLeft()}
      </div>
      ${reading && (data || shown.step === 'image') ? extras?.renderTools(reading.takeaway) : nothing}`;
  }

  #renderImage(url: string): TemplateResult {
    return html`<div part="code">
      <img
        src=${url}
        alt=${this.words.qrLabel}
        referrerpolicy="no-referrer"
        @load=${() => this.ready()}
        @error=${() => this.#qr.imageFailed()}
      />
    </div>`;
  }

  #renderCopy(data: string): TemplateResult {
    const { words: strings } = this;
    return html`<div part="copy">
      <code part="data" id="value-data" dir="ltr" tabindex="0">${plainText(data)}</code>
      ${this.extras?.renderCopy({ field: 'data', text: data, label: strings.qrCode })}
    </div>`;
  }
}
