import { nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { property } from '../property.js';
import { AboveKeyboardController } from '../../controllers/above-keyboard.js';
import { OtpController } from '../../controllers/otp.js';
import { WebOtpController } from '../../controllers/web-otp.js';
import { mandateUrl } from '../../client/mandate-url.js';
import { PayRetryEvent } from '../../events/retry.js';
import { canResend, otpDigits } from '../../flows/otp.js';
import { otp } from '../../locales/en/otp.js';
import type { OtpStrings } from '../../locales/strings.js';
import { CHECK, icon } from '../icons.js';
import { PayStep } from '../pay-step.js';
import { referenceKind } from '../../domain/account-reference.js';
import { plainText } from '../../domain/plain-text.js';
import { messageOf } from './otp-texts.js';
import { styles } from './pay-otp-verify.styles.js';

/** Seconds. */
const RESEND_AFTER = 30;

/** Screen readers announce each new label of a focused button: it changes every 10 seconds, not every second. */
const ANNOUNCED_S = 10;

/**
 * An input for the one-time code that the consumer has received. The merchant's backend verifies the code.
 *
 * @element pay-otp-verify
 * @fires {PayReadyEvent} pay-ready - a code can be entered
 * @fires {PayOtpSubmitEvent} pay-otp-submit - a code was entered; the only event that contains it
 * @fires {PayOtpResendEvent} pay-otp-resend - the consumer requested another code
 * @fires {PayStatusEvent} pay-status - the backend returned the mandate
 * @fires {PayErrorEvent} pay-error - the code was refused, or a request failed
 * @fires {PayCompleteEvent} pay-complete - the mandate is signed
 * @fires {PayFailEvent} pay-fail - there were too many wrong codes, or the mandate has failed or expired
 * @fires {PayRetryEvent} pay-retry - after too many wrong codes, the consumer wants to start again, or to pay in another way
 * @csspart base - the whole step
 * @csspart label - the label of the input
 * @csspart cells - the cells of the digits
 * @csspart disc - the icon of a linked account
 * @csspart heading - the heading of a message in place of the content
 * @csspart advice - what the consumer can do, below the heading
 * @csspart input - the input
 * @csspart hint - the description of the code
 * @csspart actions - the buttons
 * @csspart submit - the button that sends the code
 * @csspart resend - the button that requests another code
 * @csspart start-again - the button that fires `pay-retry`, after too many wrong codes
 * @csspart other-method - the button that fires `pay-retry` with `otherMethod`
 * @csspart status - the progress
 * @csspart error - the problem with the last code
 * @cssstate entry - a code can be entered
 * @cssstate submitting - a code is being checked
 * @cssstate confirming - the code was accepted, the mandate is not signed yet
 * @cssstate done - the mandate is signed
 * @cssstate locked - no further attempt is possible
 */
export class PayOtpVerify extends PayStep<OtpStrings> {
  static override styles: CSSResultGroup = [PayStep.styles, styles];

  /** @internal */
  protected override readonly english = otp;

  /** The id of the mandate to verify. */
  @property({ useDefault: true }) mandateId = '';

  /** The URL that the code is posted to; `{base-url}/v1/mandates/{id}/verify` if empty. */
  @property({ useDefault: true }) verifyUrl = '';

  /** The URL that sends another code; `{base-url}/v1/mandates/{id}/resend` if empty. */
  @property({ useDefault: true }) resendUrl = '';

  /** The URL of the merchant's backend; the provider's by default. */
  @property() baseUrl: string | null = null;

  /** The number of digits of a code, 4 to 8. */
  @property({ type: Number, useDefault: true }) length = 6;

  /** Where the code was sent, for example a phone number that is partly masked. */
  @property({ useDefault: true }) destination = '';

  /** Seconds before another code can be requested. */
  @property({ type: Number, useDefault: true }) resendAfter: number | null = RESEND_AFTER;

  /** Waits for the button or Enter, even if all digits are entered. */
  @property({ type: Boolean }) noAutoSubmit = false;

  readonly #otp = new OtpController(this, () => ({
    settings: this.settings,
    verifyUrl: () => this.verifyUrl || this.#url('verify'),
    resendUrl: () => this.resendUrl || this.#url('resend'),
    mandateId: this.mandateId,
    length: this.#digits,
    cooldown: this.resendAfter ?? RESEND_AFTER,
  }));

  /** The cell of the next digit. */
  #cell = 0;
  #shownError: string | null = null;
  /** The message describes the input only when the consumer comes back to it: a new one is announced by itself. */
  #isDescribed = false;
  /** The mandate that was on screen last. */
  #readyFor: string | null = null;

  constructor() {
    super();
    new WebOtpController(this, (code) => this.#enter(code));
    new AboveKeyboardController(this, () => (this.shadowRoot?.activeElement === this.#input ? this.#input : null));
  }

  protected override get stateName(): string {
    return this.#otp.state.step;
  }

  get #digits(): number {
    return Math.min(8, Math.max(4, Math.trunc(this.length) || 6));
  }

  get #input(): HTMLInputElement | null {
    return this.renderRoot.querySelector('input');
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.hasUpdated) return;
    if (changed.has('mandateId')) {
      this.#otp.reset();
      if (this.#input) this.#input.value = '';
      this.#cell = 0;
    } else if (changed.has('verifyUrl') || changed.has('baseUrl')) this.#otp.cancel();
  }

  protected override updated(): void {
    this.renderRoot.querySelector<HTMLElement>('[part=cells]')?.style.setProperty('--digits', `${this.#digits}`);
    if (this.mandateId !== this.#readyFor) this.ready();
    this.#readyFor = this.mandateId;
    // A wrong code is selected once, so that typing replaces it. The focus does not move.
    const { error } = this.#otp.state;
    if (error === 'otp-incorrect' && error !== this.#shownError) this.#input?.setSelectionRange(0, -1);
    this.#shownError = error;
  }

  /** Puts the cursor into the input. */
  override focus(options?: FocusOptions): void {
    this.#input?.focus(options);
  }

  #url(call: 'verify' | 'resend'): string {
    return mandateUrl(this.baseUrl ?? this.settings.baseUrl, this.mandateId, call);
  }

  #enter(code: string): void {
    const input = this.#input;
    if (!input) return;
    input.value = code;
    this.#handleInput();
  }

  #handleInput(): void {
    const input = this.#input;
    if (!input) return;
    const digits = otpDigits(input.value, this.#digits);
    if (input.value !== digits) {
      // Keep the caret after the character that was typed, instead of at the end.
      const caret = otpDigits(input.value.slice(0, input.selectionStart!), this.#digits).length;
      input.value = digits;
      input.setSelectionRange(caret, caret);
    }
    this.#mark();
    this.#otp.edited();
    if (!this.noAutoSubmit && digits.length === this.#digits) void this.#otp.submit(digits);
  }

  /** Marks the cell of the caret: no digit is rendered. */
  #mark(): void {
    this.#cell = Math.min(this.#input?.selectionStart ?? 0, this.#digits - 1);
    this.requestUpdate();
  }

  #describe(isDescribed: boolean): void {
    this.#isDescribed = isDescribed && this.#otp.state.error !== null;
    this.requestUpdate();
  }

  /** A password manager may fire this event alone. The browser's own comes when the consumer leaves the input, once more. */
  #handleChange({ isTrusted }: Event): void {
    if (!isTrusted) this.#handleInput();
  }

  #handleSubmit(event: Event): void {
    event.preventDefault();
    const input = this.#input;
    if (!input) return;
    const digits = otpDigits(input.value, this.#digits);
    // A script has set the value without an event.
    if (input.value !== digits) input.value = digits;
    if (digits.length < this.#digits) input.focus();
    void this.#otp.submit(digits);
  }

  protected override render(): TemplateResult {
    const { step, error, resend } = this.#otp.state;
    const isProblem = error !== null || (step === 'entry' && resend === 'failed');
    const over = step === 'done' || step === 'locked';
    const purpose = step === 'done' ? '' : this.texts.mandateTitle;
    const message = messageOf(this.#otp.state, this.texts);
    return html`<div part="base">
      ${this.renderHead({ purpose })}
      ${step === 'done' ? html`<span part="disc" class="done">${icon(CHECK)}</span>` : nothing}
      ${over ? nothing : this.#renderForm(step !== 'entry')}
      ${step === 'locked' ? this.renderNotice(message, 'error') : this.renderStatus(message, isProblem ? 'error' : '')}
      ${step === 'locked' ? this.#renderChoices() : nothing}
    </div>`;
  }

  /** Too many codes end the mandate. `<pay-action>` shows its result, and its buttons, instead. */
  #renderChoices(): TemplateResult {
    const { otpResend, otherMethod } = this.texts;
    const choose = (isOther: boolean) => () => void this.dispatchEvent(new PayRetryEvent(null, isOther));
    return html`<button class="button wide" part="start-again" type="button" @click=${choose(false)}>
        ${otpResend}
      </button>
      <button class="button quiet wide" part="other-method" type="button" @click=${choose(true)}>
        ${otherMethod}
      </button>`;
  }

  #renderForm(busy: boolean): TemplateResult {
    const { texts: strings } = this;
    const { error } = this.#otp.state;
    // A failure of the network or the service says nothing about the code.
    const wrong = error?.startsWith('otp-') ?? false;
    const isExpired = error === 'otp-expired';
    const { wait } = this.#otp;
    const to = plainText(String(this.destination ?? '')).trim();
    // A wallet may know the consumer by a name, which nothing is sent to.
    const isAddress = ['phone', 'email'].includes(referenceKind(to, null));
    // A number is on one line.
    const address = to.replaceAll(' ', '\u00a0');
    const hint = isAddress ? strings.otpSentTo(this.#digits, address) : strings.otpHint(this.#digits);
    return html`<form novalidate @submit=${this.#handleSubmit}>
      <div>
        <label part="label" for="code">${strings.otpLabel}</label>
        <p part="hint" id="hint">
          ${[hint, this.noAutoSubmit ? '' : strings.otpAtOnce, strings.otpPrivate].filter(Boolean).join(' ')}
        </p>
      </div>
      <div class="fit">
        <div part="cells" class=${wrong ? 'wrong' : ''}>
          ${[...Array(this.#digits).keys()].map((at) => html`<span class=${at === this.#cell ? 'active' : ''}></span>`)}
          <input
            part="input"
            id="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            autocapitalize="off"
            spellcheck="false"
            dir="ltr"
            aria-describedby=${this.#isDescribed && error ? 'hint status' : 'hint'}
            aria-invalid=${String(wrong)}
            ?readonly=${busy}
            @input=${this.#handleInput}
            @focus=${() => this.#describe(true)}
            @blur=${() => this.#describe(false)}
            @change=${this.#handleChange}
            @select=${this.#mark}
            @keyup=${this.#mark}
            @click=${this.#mark}
          />
        </div>
      </div>
      <div part="actions">
        ${
          isExpired
            ? nothing
            : html`<button
                class="button wide ${busy ? 'busy' : ''}"
                part="submit"
                type="submit"
                aria-disabled=${busy ? 'true' : 'false'}
              >
                ${strings.otpSubmit}
              </button>`
        }
        <button
          class="button ${isExpired ? 'wide' : 'text'}"
          part="resend"
          type="button"
          aria-label=${wait > 0 ? strings.otpResendIn(Math.ceil(wait / ANNOUNCED_S) * ANNOUNCED_S) : nothing}
          aria-disabled=${canResend(this.#otp.state) ? 'false' : 'true'}
          @click=${() => this.#otp.resend()}
        >
          ${wait > 0 ? strings.otpResendIn(wait) : strings.otpResend}
        </button>
      </div>
    </form>`;
  }
}
