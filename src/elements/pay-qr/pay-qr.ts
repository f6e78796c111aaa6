import { nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { property } from '../property.js';
import { isHandheld } from '../../controllers/device.js';
import { QrController, type QrState } from '../../controllers/qr.js';
import { plainText } from '../../domain/plain-text.js';
import { qrPicture } from '../../domain/qr-picture.js';
import { qrWay, type QrWay } from '../../domain/qr-way.js';
import type { Warning } from '../../domain/warning.js';
import { copy } from '../../locales/en/copy.js';
import { qr } from '../../locales/en/qr.js';
import type { QrStrings } from '../../locales/strings.js';
import { adopt } from '../adopt.js';
import { icon, QR } from '../icons.js';
import { PayTimed } from '../slip/pay-timed.js';
import { isLarge, renderDrawing } from './drawing.js';
import { drawingStyles } from './drawing.styles.js';
import type { QrReading } from './reader.js';
import { styles } from './pay-qr.styles.js';

const STATE_NAMES = { empty: 'empty', drawing: 'drawing', drawn: 'ready', image: 'ready', error: 'unusable' } as const;

/**
 * A QR code that is drawn in the browser, with its text to copy, the payee, the amount and the time left.
 *
 * @element pay-qr
 * @fires {PayReadyEvent} pay-ready - the code is on screen
 * @fires {PayCopiedEvent} pay-copied - the text was copied to the clipboard
 * @fires {PaySavedEvent} pay-saved - a file was downloaded
 * @fires {PaySharedEvent} pay-shared - the code was shared
 * @fires {PayWarningEvent} pay-warning - the code is damaged, or contains another amount
 * @fires {PayErrorEvent} pay-error - `qr-too-long`, `image-failed`, `load-failed` or `unsafe-url`
 * @csspart base - the whole step
 * @csspart slip - the part that is printed
 * @csspart facts - amount, payee and time left
 * @csspart label - the name of a value
 * @csspart amount - the amount to pay
 * @csspart payee - the payee in the code
 * @csspart left - the time left, with its label
 * @csspart countdown - the time left
 * @csspart warning - the warning
 * @csspart steps - the instructions to pay
 * @csspart elsewhere - the button on a phone that shows the code
 * @csspart show - the button on a code that looks wrong
 * @csspart placeholder - the place of the code while it is being drawn
 * @csspart code - the code, black on white
 * @csspart copy - the text of the code, with its copy button
 * @csspart hint - that the text can be copied instead
 * @csspart data - the text of the code
 * @csspart copy-button - the button that copies the text
 * @csspart copy-problem - why a value was not copied, below its button
 * @csspart disc - the icon of an error, and of a deadline that has passed
 * @csspart heading - the heading of a message in place of the content
 * @csspart advice - what the consumer can do, below the heading
 * @csspart retry - the button that loads a picture again
 * @csspart tools - the buttons below the code
 * @csspart menu - the menu of them, if there are many
 * @csspart save - the button that opens it
 * @csspart print - the button that prints the code
 * @csspart save-png - the button that downloads the code as PNG
 * @csspart save-svg - the button that downloads the code as SVG
 * @csspart save-pdf - the button that saves the shop's PDF
 * @csspart email - the button that sends the e-mail
 * @csspart share - the button that shares the code
 * @csspart calendar - the button that downloads a calendar entry
 * @csspart status - the result of the last press of a button
 * @csspart expired - the status after the deadline
 * @csspart error - the error message, shown instead of the code
 * @cssstate empty - there is no code yet
 * @cssstate drawing - the code is being drawn
 * @cssstate ready - the code is on screen
 * @cssstate expired - the time to pay has run out
 * @cssstate unusable - the code cannot be shown
 */
export class PayQr extends PayTimed<QrStrings> {
  static override styles: CSSResultGroup = [PayTimed.styles, drawingStyles, styles];
  /** @internal */
  static override readonly mark = QR;

  /** The text of the code, for example a Pix BR Code: at most 2,331 bytes. The Base64 or `data:` URL of a picture is shown as one. */
  @property() data: string | null = null;

  /** The URL of a picture of the code, or a `data:` URL. It is used if there is no text, or if the text is too long. */
  @property() imageUrlSvg: string | null = null;

  /** The URL of another picture, used if the SVG picture cannot be loaded. */
  @property() imageUrlPng: string | null = null;

  /** @internal */
  protected override readonly english = { ...copy, ...qr };

  readonly #qr = new QrController(this, () => this.settings);
  /** Lazy-loaded after the code. */
  readonly #reader = this.lazy(
    () => import('./reader.js'),
    ({ factsStyles }) => adopt(this.renderRoot as ShadowRoot, factsStyles),
  );
  #reading: QrReading | undefined;
  /** `data`, unless it is a picture. */
  #text: string | null = null;

  /** True once the consumer has opened a code that is folded, or looks wrong. */
  #isOpen = false;

  /** The state that an event has reported. */
  #reportedState: QrState | null = null;

  /** @internal */
  override get isSettled(): boolean {
    return super.isSettled && this.#reader.module !== undefined;
  }

  protected override get warning(): Warning | null {
    return this.#reading?.warning ?? null;
  }

  protected override get stateName(): string {
    const { step } = this.#qr.state;
    return this.over && step !== 'empty' ? 'expired' : STATE_NAMES[step];
  }

  protected override firstUpdated(): void {
    super.firstUpdated();
    this.#reader.loadAfterPaint();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('data') || changed.has('imageUrlSvg') || changed.has('imageUrlPng')) {
      this.forget();
      this.#isOpen = false;
      this.#show();
    }
    const data = this.#text;
    const { price, expires, merchant, texts: strings } = this;
    const { state } = this.#qr;
    const drawing = state.step === 'drawn' ? state.drawing : null;
    this.#reading = this.#reader.module?.readQr({ data, price, drawing, expires, merchant, strings });
  }

  get #isFaint(): boolean {
    return this.warning !== null && !this.#isOpen;
  }

  #show(): void {
    const picture = this.data && qrPicture(this.data);
    this.#text = picture ? null : this.data;
    const given = [picture, this.imageUrlSvg, this.imageUrlPng].filter((url): url is string => Boolean(url));
    this.#qr.show({ data: this.#text, images: given.map((url) => qrPicture(url) ?? url) });
  }

  protected override updated(): void {
    if (this.over) return;
    const { state } = this.#qr;
    if (state !== this.#reportedState) {
      this.#reportedState = state;
      if (state.step === 'error') this.report(state.error);
      if (state.step === 'drawn') this.ready();
    }
    if (state.step !== 'drawing') this.warn(this.warning, this.#text ?? '');
  }

  protected override render(): TemplateResult | typeof nothing {
    const { texts: strings, over } = this;
    const shown = this.#qr.state;
    if (shown.step === 'empty') return nothing;
    const error = shown.step === 'error' ? shown.error.code : null;
    const isMissing = error !== null && !this.#text;
    return html`<div part="base">
      ${over || isMissing ? this.#renderHead() : this.#renderUsable(shown)}
      ${
        over
          ? this.renderNotice(this.surroundings?.expired ?? strings.paymentExpired, 'expired')
          : isMissing
            ? this.renderNotice(strings.errors[error], 'error')
            : // Drawing has no message: screen readers would announce it after the code is on screen.
              this.renderStatus(error ? strings.errors[error] : this.announce.message, error ? 'error' : this.announced)
      }
      ${
        isMissing && error === 'image-failed' && !over
          ? html`<button class="button wide" part="retry" type="button" @click=${this.#show}>${strings.retry}</button>`
          : nothing
      }
    </div>`;
  }

  #renderHead(): TemplateResult | typeof nothing {
    const title = this.paymentMethod ? undefined : this.texts.qrLabel;
    return this.renderHead(this.#reading ? { title: this.#reading.title, ...this.#reading.price } : { title });
  }

  #renderUsable(shown: QrState): TemplateResult | typeof nothing {
    if (shown.step === 'drawing')
      return html`${this.#renderHead()}<i part="placeholder" class=${this.#wayOf(shown)}></i>`;
    const { surroundings } = this;
    const data = this.#text;
    const reading = this.#reading;
    const way = this.#wayOf(shown);
    // A code that looks wrong has nothing to copy first.
    const isCopied = way === 'copy' && !this.warning;
    const code = this.#renderCode(shown, way, isCopied);
    // Before the buttons, which are quiet beside a warning.
    const warning = surroundings?.renderWarning(this.warning);
    // A code that looks wrong is neither copied, saved nor printed before the consumer has opened it; one that cannot be drawn
    // has nothing to open.
    const isFaint = this.#isFaint;
    // The link of a UPI code opens an app on a phone. Nothing on a computer takes it.
    const isLink = way === 'scan' && /^upi:/i.test(data ?? '');
    const hasText = data && (shown.step === 'error' || !(isFaint || isLink));
    const isBeside = !isCopied && shown.step !== 'error';
    const text = hasText ? this.#renderCopy(data, isCopied, isBeside) : nothing;
    const content = isFaint ? undefined : reading?.content;
    const save = way === 'save' && content ? surroundings?.renderSave(content) : nothing;
    return html`<div part="slip" class=${isCopied ? 'copied' : ''}>
        ${this.#renderHead()} ${warning}
        <div class="columns ${shown.step === 'drawn' && isLarge(shown.drawing) ? 'single' : ''}">
          <div>${isCopied ? text : [save, code, text]}</div>
          <div>
            ${reading?.facts}
            ${reading && shown.step !== 'error' ? surroundings?.renderQrGuide(reading.scheme, way, reading.checked) : nothing}
          </div>
        </div>
        ${isCopied ? code : nothing}
      </div>
      ${content && (data || shown.step === 'image') ? surroundings?.renderTools(content, this.printedFacts, way === 'save' ? 'save-png' : undefined) : nothing}`;
  }

  /** Renders the code: folded where the consumer copies its text, and faint where it looks wrong. */
  #renderCode(shown: QrState, way: QrWay, isCopied: boolean): unknown {
    const { texts: strings, surroundings } = this;
    const toggle = () => {
      this.#isOpen = !this.#isOpen;
      this.requestUpdate();
    };
    const isFaint = this.#isFaint;
    const over = isFaint
      ? html`<button class="button quiet" part="show" type="button" @click=${toggle}>${strings.qrShowAnyway}</button>`
      : way === 'screenshot' && this.#reading
        ? surroundings?.renderPicture(this.#reading.content)
        : nothing;
    const isFolded = isCopied && shown.step === 'drawn';
    const isHidden = isFolded && !this.#isOpen;
    return [
      isFolded
        ? html`<button
            class="button text"
            part="elsewhere"
            type="button"
            aria-expanded=${this.#isOpen}
            @click=${toggle}
          >
            ${icon(QR)}${strings.qrElsewhere}
          </button>`
        : nothing,
      shown.step === 'drawn'
        ? renderDrawing(shown.drawing, strings.qrLabel, { over, isFaint, isHidden })
        : shown.step === 'image'
          ? this.#renderImage(shown.url)
          : nothing,
    ];
  }

  #wayOf(shown: QrState): QrWay {
    const { surroundings } = this;
    // A text counts as one to paste until all parts know better, so that the instruction changes at most once.
    const isImage = this.isSettled && this.#reading?.isImage === true;
    return qrWay({
      phone: isHandheld(),
      pastes: Boolean(this.#text) && !isImage,
      saves: shown.step === 'drawn' && surroundings?.savesFiles === true,
    });
  }

  #renderImage(url: string): TemplateResult {
    return html`<div part="code">
      <img
        src=${url}
        alt=${this.texts.qrLabel}
        referrerpolicy="no-referrer"
        @load=${() => this.#handleLoad()}
        @error=${() => this.#qr.imageFailed()}
      />
    </div>`;
  }

  #handleLoad(): void {
    this.#qr.imageLoaded();
    this.ready();
  }

  /** @param isBeside true below a picture of the code */
  #renderCopy(data: string, phone: boolean, isBeside: boolean): TemplateResult {
    const { texts: strings } = this;
    return html`<div part="copy" class=${phone ? '' : 'row'}>
      ${isBeside ? html`<p part="hint">${strings.qrOrCopy}</p>` : nothing}
      <span class="spoken">${strings.qrCodeLength(data.length)}</span>
      <code part="data" id="value-data" dir="ltr" aria-hidden="true" translate="no">${plainText(data)}</code>
      ${this.renderCopy({ field: 'data', text: data, label: strings.qrCode, main: phone })}
    </div>`;
  }
}
