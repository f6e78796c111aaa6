import { nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { AnnounceController } from '../../controllers/announce.js';
import { isServer } from '../../controllers/is-server.js';
import { deadlineOf, type Deadline } from '../../domain/deadline.js';
import { instantOf } from '../../domain/instant.js';
import { PayError } from '../../errors.js';
import { isEnded, resourceOf } from '../../flows/action.js';
import type { PollNotice } from '../../flows/poll.js';
import { poll as english } from '../../locales/en/poll.js';
import { headStyles } from '../../styles/head.styles.js';
import { ActionController } from './action-controller.js';
import { ActionProperties } from './action-properties.js';
import { ActionHead } from './head.js';
import { kindOf, messageOf } from './message.js';
import { Outcome } from './outcome.js';
import { styles } from './pay-action.styles.js';
import { pollStatus, type PollStatus } from './poll-status.js';
import { renderSkeleton } from './skeleton.js';
import { fit } from './step-space.js';
import type { StepEvent } from './step-event.js';
import { StepView } from './step-view.js';
import type { Step } from './step.js';
import { stepOf } from './steps.js';
import { Ways } from './ways.js';

/**
 * Guides the consumer through the next action of a payment or mandate, and reports the outcome.
 *
 * @element pay-action
 * @fires {PayReadyEvent} pay-ready - the step is on screen and can be used
 * @fires {PayRedirectEvent} pay-redirect - a page or app is about to be opened
 * @fires {PayOtpSubmitEvent} pay-otp-submit - a code was entered
 * @fires {PayOtpResendEvent} pay-otp-resend - the consumer requested another code
 * @fires {PayCopiedEvent} pay-copied - a value was copied to the clipboard
 * @fires {PaySavedEvent} pay-saved - a file was downloaded
 * @fires {PaySharedEvent} pay-shared - a slip was shared
 * @fires {PayWarningEvent} pay-warning - a code or an account may be wrong; the step stays usable
 * @fires {PayStatusEvent} pay-status - the status or the action of the payment or mandate changed
 * @fires {PayErrorEvent} pay-error - a request failed, or the input cannot be used
 * @fires {PayCompleteEvent} pay-complete - once: the payment is paid, or the mandate is signed
 * @fires {PayFailEvent} pay-fail - once, instead of `pay-complete`: failed, refused or expired
 * @fires {PayRetryEvent} pay-retry - the consumer wants to start again after a failure, or to pay in another way
 * @slot logo - the logo of the payee, above everything
 * @slot mark - the logo of the payment method, instead of the icon
 * @slot header - content above the step and above the outcome
 * @slot footer - content below everything
 * @slot contact - how to reach the seller, below a failure, an error, a code that looks wrong, and a payment that is being
 *   confirmed or whose time has run out
 * @slot next - the way out after a success, for example to the shop: a link looks like a button
 * @slot complete - replaces the details of a success
 * @slot failed - replaces the details of a failure
 * @slot expired - replaces the details after the deadline
 * @csspart base - everything
 * @csspart head - the method, the amount and the time left
 * @csspart mark - the icon of the method
 * @csspart title - the name of the method
 * @csspart purpose - what a step without an amount is for
 * @csspart account - the consumer's account at a wallet
 * @csspart merchant - the name of the shop
 * @csspart left - the time left, with its icon
 * @csspart countdown - the time left
 * @csspart step - the element of the step
 * @csspart status - the progress or the outcome
 * @csspart ways - the buttons for the other ways to take the step
 * @csspart way - one of them
 * @csspart skeleton - the outline of the step during the first request
 * @csspart loading - the status during the first request
 * @csspart waiting - the status while the consumer has nothing to do
 * @csspart complete - the status of a success
 * @csspart failed - the status of a failure
 * @csspart error - the status if nothing can be shown
 * @csspart expired - the status after the deadline
 * @csspart retry - the button that loads again
 * @csspart check - the button that checks the status
 * @csspart updates - the text that the page updates by itself
 * @csspart result - the outcome: the status and its details
 * @csspart facts - the order number, the method and the time of the payment
 * @csspart label - the name of a fact
 * @csspart amount - the amount to pay, or that was paid
 * @csspart reference - the merchant's reference
 * @csspart method - the payment method
 * @csspart linked - the account that was linked
 * @csspart date - the time of the payment
 * @csspart slip - the facts of a success, which are printed
 * @csspart tools - the buttons to print and share a receipt
 * @csspart print - the button that prints the receipt
 * @csspart share - the button that shares the receipt
 * @csspart disc - the icon of the outcome
 * @csspart heading - the heading of a message in place of the content
 * @csspart reason - the reason for the failure
 * @csspart charged - that nothing was charged, or what to do if money was taken, after a failure or an error
 * @csspart advice - what to do next
 * @csspart question - asks whether a payment was made before its time ran out
 * @csspart next - what happens after a success
 * @csspart start-again - the button that fires `pay-retry`
 * @csspart other-method - the button that fires `pay-retry` with `otherMethod`
 * @cssstate empty - there is no input
 * @cssstate loading - the first request is not complete
 * @cssstate ready - the consumer has something to do
 * @cssstate waiting - the consumer has nothing to do
 * @cssstate unusable - the input or the response cannot be shown
 * @cssstate complete - the payment is paid, or the mandate is signed
 * @cssstate failed - the payment or mandate has failed, or was refused
 * @cssstate expired - the time to pay has run out
 */
export class PayAction extends ActionProperties {
  static override styles: CSSResultGroup = [ActionProperties.styles, headStyles, styles];

  /** Lazy-loads the element of a step that is not registered yet. `define/pay-action` registers all of them. */
  static loadStep: (tag: string) => Promise<unknown> = (tag) => customElements.whenDefined(tag);

  /** @internal */
  protected override readonly english = english;

  /** Requests start at once: they need no texts. */
  protected override readonly waitsForLanguage = false;

  readonly #controller: ActionController = new ActionController(this, {
    settings: () => this.settings,
    expires: () => this.#expires,
  });
  readonly #view = new StepView();
  #notice: PollNotice = '';
  readonly #head = new ActionHead({
    host: this,
    strings: () => this.texts,
    settings: () => this.settings,
    lazy: (load, onLoad) => this.lazy(load, onLoad),
  });
  readonly #ways = new Ways({
    host: this,
    policy: () => ({ appSchemes: this.appSchemes ?? this.settings.appSchemes }),
    title: (method) => this.#head.title(method),
    lazy: (load) => this.lazy(load),
  });
  /** Loaded while the consumer pays: there may be no connection later. */
  readonly #outcome = new Outcome({
    host: this,
    announce: new AnnounceController(this),
    clock: () => this.settings.clock,
    state: () => this.#controller.state,
    report: (error) => this.report(error),
    retry: () => this.#retry(),
    title: (method) => this.#head.title(method),
    lazy: (load, onLoad, onFail) => this.lazy(load, onLoad, onFail),
  });

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
    const step = this.#step;
    if (step) this.#prepareStep(step);
    else if (this.#controller.state.step === 'ready') this.#controller.failStep(new PayError('unsupported-action'));
    this.#quieten();
    // A code that looks wrong is first asked about, not paid in time.
    this.#head.update(step?.tag ?? '', step && !this.#view.isDoubtful ? this.#deadline : null);
  }

  protected override updated(): void {
    this.#head.loadTime();
    const { state, poll } = this.#controller;
    if (isEnded(state) || state.step === 'unusable' || state.step === 'waiting' || poll.late)
      void this.#outcome.part.load();
    if (this.src || this.outerPoll) fit(this);
  }

  get #deadline(): Deadline | null {
    return deadlineOf(this.#expires, this.#skew);
  }

  /** The clock of a server is right; that of a device may not be. */
  get #skew(): number | null {
    return isServer ? 0 : this.#controller.poll.skew;
  }

  get #expires(): number | null {
    const resource = resourceOf(this.#controller.state);
    return instantOf((resource?.object === 'payment' && resource.time_expired) || this.expiresAt);
  }

  #prepareStep(step: Step): void {
    this.#view.prepare(step, PayAction.loadStep, {
      clock: this.settings.clock,
      onLoad: this.#controller.handleLoad,
      onChange: () => this.requestUpdate(),
      onFail: (error) => this.#controller.failStep(error),
    });
  }

  #handleStep(event: StepEvent): void {
    if (this.#view.isFrom(event)) this.#controller.handleStep(event);
  }

  protected override render(): TemplateResult {
    const { state } = this.#controller;
    const shown = this.#ways.shown(state);
    const step = this.#step;
    const isReplaced = this.#isReplaced;
    const poll = this.#isMissing(step) ? null : this.#pollStatus;
    // After the deadline, the poll's message replaces the step's: a consumer who has paid must not start again.
    const strings = poll ? { ...this.strings, expired: '', paymentExpired: '' } : this.strings;
    return html`<div
      part="base"
      @pay-ready=${() => this.#outcome.part.loadAfterPaint()}
      @pay-status=${this.#handleStep}
      @pay-complete=${this.#handleStep}
      @pay-fail=${this.#handleStep}
      @challenge-message=${(event: Event) => this.#view.isFrom(event) && this.#controller.poll.returned()}
    >
      <slot name="logo"></slot
      ><slot name="header"></slot>${state.step === 'complete' && !isReplaced ? nothing : this.#head.render(shown, this)}
      ${this.#view.show(step, { strings, noHead: true })}
      ${step && this.#view.isDoubtful ? html`<slot name="contact"></slot>` : nothing}
      <div part=${isEnded(state) ? 'result' : 'progress'} class="${state.step} ${isReplaced ? 'replaced' : ''}">
        ${state.step === 'loading' ? renderSkeleton(this.paymentMethod) : nothing} ${this.#renderMessage(step, poll)}
        ${this.#outcome.render(poll, this.texts)}
      </div>
      ${this.#ways.render(state, this.texts)}
      <slot name="footer"></slot>
    </div>`;
  }

  /** True if the page has put its own result into a slot. */
  get #isReplaced(): boolean {
    const { step } = this.#controller.state;
    // A server has no children to look at.
    return !isServer && [...this.children].some(({ slot }) => slot === step);
  }

  #renderMessage(step: Step | undefined, poll: PollStatus | null): TemplateResult {
    const { texts: strings } = this;
    const { state } = this.#controller;
    // One message at a time: that of the step hides this one, and a later one of the poll ends that.
    const checked = !this.#view.hasMessage && poll?.message;
    const message = checked || messageOf(state, strings) || (this.#isMissing(step) ? strings.loading : '');
    const kind = kindOf(state, poll?.late, checked);
    if (this.isLoadingLanguage) return this.renderStatus('', kind);
    return kind === 'error' && typeof message === 'string'
      ? this.renderNotice(message, kind)
      : this.renderStatus(message, kind);
  }

  /** Ends the message of the step when the poll has a later one. */
  #quieten(): void {
    const { notice } = this.#controller.poll;
    if (notice && notice !== this.#notice) this.#view.quieten(notice === 'checking');
    this.#notice = notice;
  }

  #retry(): void {
    this.#view.cancel();
    this.#controller.retry();
  }

  get #pollStatus(): PollStatus | null {
    const { poll, state } = this.#controller;
    return this.isLoadingLanguage ? null : pollStatus(this, poll, state, this.texts, this.#view.isUnopened);
  }

  /** True while the element of a step is loading. */
  #isMissing(step: Step | undefined): boolean {
    return step !== undefined && !customElements.get(step.tag);
  }

  get #step(): Step | undefined {
    const shown = this.#ways.shown(this.#controller.state);
    return shown.step === 'ready' ? stepOf(shown, this, this.#skew) : undefined;
  }
}
