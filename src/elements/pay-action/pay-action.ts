import { nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { instantOf } from '../../domain/instant.js';
import type { PayCompleteEvent } from '../../events/complete.js';
import type { PayFailEvent } from '../../events/fail.js';
import type { PayStatusEvent } from '../../events/status.js';
import { isOver, resourceOf } from '../../flows/action.js';
import { adopt } from '../adopt.js';
import { ActionController } from './action-controller.js';
import { ActionProperties } from './action-properties.js';
import { messageOf } from './message.js';
import { styles } from './pay-action.styles.js';
import type { PollStatus } from './poll-status.js';
import { StepView } from './step-view.js';
import { paymentFacts, stepOf, type PaymentFacts, type Step } from './steps.js';

/**
 * Drives the consumer through whatever a payment or mandate asks for next, and says how it ended.
 *
 * @element pay-action
 * @fires {PayReadyEvent} pay-ready - the step is on screen and can be used
 * @fires {PayRedirectEvent} pay-redirect - just before the page is left or an app opened
 * @fires {PayOtpSubmitEvent} pay-otp-submit - a code was entered
 * @fires {PayOtpResendEvent} pay-otp-resend - the consumer asked for another code
 * @fires {PayCopiedEvent} pay-copied - something is on the clipboard
 * @fires {PaySavedEvent} pay-saved - a file was handed to the browser
 * @fires {PaySharedEvent} pay-shared - a slip was shared
 * @fires {PayWarningEvent} pay-warning - an instrument looks wrong, but the step goes on
 * @fires {PayStatusEvent} pay-status - the watched payment or mandate changed
 * @fires {PayErrorEvent} pay-error - a request failed, or what was given cannot be used
 * @fires {PayCompleteEvent} pay-complete - once: paid or signed
 * @fires {PayFailEvent} pay-fail - once instead: failed, refused or expired
 * @fires {PayRetryEvent} pay-retry - after a failure, the consumer wants to start again
 * @slot logo - a picture of whom is paid, above everything
 * @slot header - above the step, and above how it ended
 * @slot footer - below everything
 * @slot complete - instead of what is shown of a success
 * @slot failed - instead of what is shown of a failure
 * @slot expired - instead of what is shown once the time has run out
 * @csspart base - everything
 * @csspart step - the element of the step
 * @csspart status - what is happening, or how it ended
 * @csspart loading - the status while the backend is asked for the first time
 * @csspart waiting - the status while there is nothing to do
 * @csspart complete - the status of a success
 * @csspart failed - the status of a failure
 * @csspart error - the status when nothing can be shown
 * @csspart expired - the status once the time has run out
 * @csspart retry - the button that loads again
 * @csspart check - the button that asks how it stands
 * @csspart result - how it ended: the status, and what there is to say of it
 * @csspart facts - what was paid
 * @csspart label - the name of one of them
 * @csspart amount - the amount
 * @csspart reference - the merchant's reference
 * @csspart reason - why it failed, and what may help
 * @csspart start-again - the button that fires `pay-retry`
 * @cssstate empty - nothing was given
 * @cssstate loading - asking the backend for the first time
 * @cssstate ready - the consumer has something to do
 * @cssstate waiting - there is nothing to do but wait
 * @cssstate unusable - what was given or answered cannot be shown
 * @cssstate complete - paid or signed
 * @cssstate failed - failed or refused
 * @cssstate expired - the time has run out
 */
export class PayAction extends ActionProperties {
  static override styles: CSSResultGroup = [ActionProperties.styles, styles];

  /** Brings in the element of a step that is not registered yet. With `define/pay-action` all of them are. */
  static loadStep: (tag: string) => Promise<unknown> = (tag) => customElements.whenDefined(tag);

  protected override readonly english = {};

  /** What is asked for is asked for at once. */
  protected override readonly waitsForWords = false;

  readonly #controller: ActionController = new ActionController(this, {
    settings: () => this.settings,
    expires: () => instantOf(this.#facts.expiresAt),
  });
  readonly #view = new StepView();
  /** Renders the details of an outcome. Loaded while the consumer pays: there may be no connection later. */
  readonly #result = this.lazy(
    () => import('./result.js'),
    ({ styles }) => styles.forEach((sheet) => adopt(this.renderRoot as ShadowRoot, sheet)),
  );

  protected override get stateName(): string {
    return this.#controller.state.step;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.whenProvided(() => this.#controller.start());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#view.cancel();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#controller.update(changed);
    const [tag] = this.#step ?? [];
    if (tag) this.#loadStep(tag);
  }

  protected override updated(): void {
    if (isOver(this.#controller.state)) void this.#result.load();
  }

  #loadStep(tag: string): void {
    this.#view.load(tag, PayAction.loadStep, {
      clock: this.settings.clock,
      onLoad: () => this.#controller.handleLoad(),
      onFail: (error) => this.#controller.fail(error),
    });
  }

  #handleStep(event: PayStatusEvent | PayCompleteEvent | PayFailEvent): void {
    if (this.#view.isFrom(event)) this.#controller.handleStep(event);
  }

  protected override render(): TemplateResult {
    const { state } = this.#controller;
    const step = this.#step;
    const poll = this.#isMissing(step) ? null : this.#pollStatus;
    // After the deadline, the poll's message replaces the step's: a consumer who has paid must not start again.
    const strings = poll ? { ...this.strings, expired: '', paymentExpired: '' } : this.strings;
    return html`<div
      part="base"
      @pay-ready=${() => this.#result.load()}
      @pay-status=${this.#handleStep}
      @pay-complete=${this.#handleStep}
      @pay-fail=${this.#handleStep}
    >
      <slot name="logo"></slot><slot name="header"></slot>${this.#view.show(step, { strings })}
      <div part=${isOver(state) ? 'result' : 'progress'}>
        ${this.#renderMessage(step, poll)}
        ${isOver(state) ? this.#result.module?.renderResult(this, state, this.words) : (poll?.button ?? this.#renderRetry())}
      </div>
      <slot name="footer"></slot>
    </div>`;
  }

  #renderMessage(step: Step | null, poll: PollStatus | null): TemplateResult {
    const { words: strings } = this;
    const { state } = this.#controller;
    const message = poll?.message || messageOf(state, strings) || (this.#isMissing(step) ? strings.loading : '');
    return this.renderStatus(this.wordless ? '' : message, state.step === 'unusable' ? 'error' : state.step);
  }

  #renderRetry(): TemplateResult | typeof nothing {
    const { state } = this.#controller;
    if (state.step !== 'unusable' || !(this.src || state.error.retryable)) return nothing;
    return html`<button class="button quiet" part="retry" type="button" @click=${() => this.#controller.retry()}>
      ${this.words.retry}
    </button>`;
  }

  get #pollStatus(): PollStatus | null {
    const { polling, state } = this.#controller;
    return polling && polling.view.pollStatus(polling.poll, state, this.words);
  }

  /** True while the element of a step is loading. */
  #isMissing(step: Step | null): boolean {
    return step !== null && !customElements.get(step[0]);
  }

  get #facts(): PaymentFacts {
    const { state, polling } = this.#controller;
    const facts = paymentFacts(resourceOf(state), polling?.poll.skew ?? 0);
    return { ...facts, expiresAt: facts.expiresAt ?? this.expiresAt };
  }

  get #step(): Step | null {
    const { mandateId, verifyUrl, resendUrl, baseUrl, otpLength: length } = this;
    const { state } = this.#controller;
    if (state.step !== 'ready') return null;
    const { action, resource } = state;
    const ownId = resource?.object === 'mandate' ? resource.id : '';
    return stepOf(action, {
      facts: this.#facts,
      otp: { mandateId: mandateId || ownId, verifyUrl, resendUrl, baseUrl, length },
      paymentMethod: resource?.payment_method ?? this.paymentMethod,
      autoRedirect: this.autoRedirect,
      allowedHosts: this.allowedHosts,
      appSchemes: this.appSchemes,
    });
  }
}
