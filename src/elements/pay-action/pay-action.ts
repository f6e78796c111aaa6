import { nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { property, state } from '../property.js';
import { outcomeOf, type Resource } from '../../contract/resource.js';
import type { Answer } from '../../client/ask.js';
import { instantOf } from '../../domain/instant.js';
import { PayError } from '../../errors.js';
import { endedEvent } from '../../events/ended.js';
import type { PayCompleteEvent } from '../../events/complete.js';
import type { PayFailEvent } from '../../events/fail.js';
import { PayStatusEvent } from '../../events/status.js';
import { actionFlow, actionStart, isOver, type ActionEvent, type ActionState } from '../../flows/action.js';
import { adopt } from '../adopt.js';
import { jsonConverter, listConverter } from '../converters.js';
import { PayElement } from '../pay-element.js';
import { Following } from './following.js';
import { givenEvent, type Given } from './given.js';
import { messageOf } from './message.js';
import { styles } from './pay-action.styles.js';
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
export class PayAction extends PayElement implements Given {
  static override styles: CSSResultGroup = [PayElement.styles, styles];

  /** Brings in the element of a step that is not registered yet. With `define/pay-action` all of them are. */
  static loadStep: (tag: string) => Promise<unknown> = (tag) => customElements.whenDefined(tag);

  /** The `action` of a payment or mandate, as an object or as JSON. */
  @property({ converter: jsonConverter }) action: unknown = undefined;

  /** The whole payment, as an object or as JSON; more is known than from its action alone. */
  @property({ converter: jsonConverter }) payment: unknown = undefined;

  /** The whole mandate, as an object or as JSON. */
  @property({ converter: jsonConverter }) mandate: unknown = undefined;

  /** A URL of the merchant's backend that answers the payment or mandate as JSON; it is asked until that has ended. */
  @property() src = '';

  /**
   * A URL of the merchant's backend that tells the changes of what is at `src`, as Server-Sent Events with the payment or
   * mandate as JSON; it must tell how it stands when it is opened. Where it cannot be reached, `src` is asked as usual.
   */
  @property({ attribute: 'stream-src' }) streamSrc = '';

  /** When the time to pay runs out, where the payment does not say: ISO 8601 with an offset. */
  @property({ attribute: 'expires-at' }) expiresAt: string | null = null;

  /** Whether consumers may read the service's `failure_message`; else they read words for its code. */
  @property({ type: Boolean, attribute: 'show-failure-message' }) showFailureMessage = false;

  /** For example `boleto_br`: where only an action is given, and for the room that `pay-elements.css` keeps. */
  @property({ attribute: 'payment-method' }) paymentMethod: string | null = null;

  /** Of the mandate whose code is verified, where only an action is given. */
  @property({ attribute: 'mandate-id' }) mandateId = '';

  /** Where a one-time code is posted; `{base-url}/v1/mandates/{id}/verify` when empty. */
  @property({ attribute: 'verify-url' }) verifyUrl = '';

  /** Where another code is asked for; `{base-url}/v1/mandates/{id}/resend` when empty. */
  @property({ attribute: 'resend-url' }) resendUrl = '';

  /** The merchant's backend; the provider's when not set. */
  @property({ attribute: 'base-url' }) baseUrl?: string;

  /** Digits of a one-time code, 4 to 8. */
  @property({ type: Number, attribute: 'otp-length' }) otpLength = 6;

  /** Seconds after which a web page is opened without a press; 0 is never. */
  @property({ type: Number, attribute: 'auto-redirect' }) autoRedirect = 0;

  /** Hosts that may be led to, separated by spaces; the provider's when absent. */
  @property({ attribute: 'allowed-hosts', converter: listConverter }) allowedHosts?: readonly string[];

  /** App schemes that may be opened, separated by spaces; the provider's when absent. */
  @property({ attribute: 'app-schemes', converter: listConverter }) appSchemes?: readonly string[];

  protected override readonly english = {};

  /** What is asked for is asked for at once. */
  protected override readonly waitsForWords = false;

  @state() private flow: ActionState = actionStart;

  readonly #following = new Following(this, {
    settings: () => this.settings,
    strings: () => this.words,
    src: () => this.src,
    streamSrc: () => this.streamSrc,
    expires: () => instantOf(this.#facts.expiresAt),
    onAnswer: (answer) => this.#heed(answer),
    onMissing: (error) => this.#reportOnce(error),
  });
  /** What the host has been told of. */
  #shown: ActionState = actionStart;
  /** What was answered last, to tell a change from a repetition. */
  #answered = '';
  /** What of it is told by `pay-status`. */
  #told = '';
  #lastError = '';
  readonly #view = new StepView();
  /** What is shown of an end besides that it is one; null until it was brought in. */
  #result: typeof import('./result.js') | null = null;

  protected override get stateName(): string {
    return this.flow.step;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#choose(changed);
    const [tag] = this.#step ?? [];
    if (tag) void this.#load(tag);
  }

  #choose(changed: PropertyValues<this>): void {
    const has = (...names: (keyof Given)[]) => names.some((name) => changed.has(name));
    const given = this.payment ?? this.mandate ?? this.action;
    const over = isOver(this.flow);
    if (has('payment', 'mandate', 'action', 'paymentMethod') || (has('src') && given == null)) this.#take();
    const anew = over && !isOver(this.flow);
    if (isOver(this.flow) || (!has('src') && !changed.has('streamSrc') && !anew)) return;
    this.#answered = this.#told = '';
    this.#following.start();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated && !isOver(this.flow)) this.whenProvided(() => this.#following.start());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#following.stop();
  }

  protected override updated(): void {
    const { flow } = this;
    if (this.#shown === flow) return;
    this.#shown = flow;
    if (flow.step === 'unusable') this.#reportOnce(flow.error);
    if (!isOver(flow)) return;
    this.#following.stop();
    void this.#loadResult();
    if (!flow.told) this.dispatchEvent(endedEvent(flow.resource!));
  }

  #take(): void {
    // What the backend answers next is shown, also when it answered the same before.
    this.#lastError = this.#answered = '';
    this.#dispatch(givenEvent(this));
  }

  /** @returns whether there is any use in asking again */
  #heed({ resource, error }: Pick<Answer, 'resource' | 'error'>): boolean {
    if (resource) {
      this.#adopt(resource);
      return outcomeOf(resource) === 'pending';
    }
    this.#dispatch({ type: 'broken', error: error! });
    this.#reportOnce(error!);
    // A payment that the backend does not give out will not be given out later; one that is on screen may.
    return error!.code !== 'refused' || this.flow.step !== 'unusable';
  }

  #adopt(resource: Resource): void {
    this.#lastError = '';
    const answered = JSON.stringify(resource);
    if (answered === this.#answered && this.flow.step !== 'unusable') return;
    this.#answered = answered;
    this.#dispatch({ type: 'resource', resource });
    if (this.#isNews(resource)) this.dispatchEvent(new PayStatusEvent(resource));
  }

  /** Whether `pay-status` has not said so yet, by this element or by its step. */
  #isNews({ id, status, action }: Resource): boolean {
    const told = JSON.stringify([id, status, action]);
    if (told === this.#told) return false;
    this.#told = told;
    return true;
  }

  /** A watch that fails again and again in the same way says so once. */
  #reportOnce(error: PayError): void {
    const said = error.code + error.message;
    if (this.#lastError === said) return;
    this.#lastError = said;
    this.report(error);
  }

  async #load(tag: string): Promise<void> {
    try {
      if (await this.#view.load(tag, PayAction.loadStep)) this.requestUpdate();
    } catch (cause) {
      this.#dispatch({ type: 'unusable', error: new PayError('load-failed', { message: tag, cause }) });
    }
  }

  /** While the consumer pays: there may be no connection at the end. Without it the end is told all the same. */
  async #loadResult(): Promise<void> {
    if (this.#result) return;
    this.#result = await import('./result.js').catch(() => null);
    if (!this.#result) return;
    for (const sheet of this.#result.styles) adopt(this.renderRoot as ShadowRoot, sheet);
    this.requestUpdate();
  }

  #dispatch(event: ActionEvent): void {
    this.flow = actionFlow(this.flow, event);
  }

  /** A step that learns how it ended says so in an event of its own; anything else it learns is the new state. */
  #handleStatus(event: PayStatusEvent): void {
    if (!this.#view.isFrom(event)) return;
    const { resource } = event;
    if (!this.#isNews(resource)) event.stopPropagation();
    if (outcomeOf(resource) === 'pending') this.#dispatch({ type: 'resource', resource });
  }

  /** The step has told the host already: its event goes on from here. */
  #handleEnded(event: PayCompleteEvent | PayFailEvent): void {
    if (!this.#view.isFrom(event)) return;
    // The watch has learned it in the same moment, and tells it.
    if (isOver(this.flow)) return event.stopPropagation();
    const [outcome, reason] = 'reason' in event ? (['failed', event.reason] as const) : (['complete', null] as const);
    this.#dispatch({ type: 'ended', outcome, resource: event.resource, reason });
  }

  #handleRetry(): void {
    this.#lastError = '';
    if (!this.src) return this.#take();
    this.#answered = '';
    this.#dispatch({ type: 'loading' });
    this.#following.start();
  }

  protected override render(): TemplateResult {
    const { flow } = this;
    const step = this.#step;
    const over = isOver(flow);
    return html`<div
      part="base"
      @pay-ready=${this.#loadResult}
      @pay-status=${this.#handleStatus}
      @pay-complete=${this.#handleEnded}
      @pay-fail=${this.#handleEnded}
    >
      <slot name="logo"></slot><slot name="header"></slot>${this.#view.show(step, { strings: this.strings })}
      <div part=${over ? 'result' : 'progress'}>
        ${this.#renderStatus(step)} ${over ? this.#result?.renderResult(this, flow, this.words) : this.#renderButton()}
      </div>
      <slot name="footer"></slot>
    </div>`;
  }

  #renderStatus(step: Step | null): TemplateResult {
    const { flow, words: strings } = this;
    const pending = this.#isMissing(step) ? strings.loading : '';
    const message = this.#following.watching?.message(flow) || messageOf(flow, strings) || pending;
    return this.renderStatus(this.wordless ? '' : message, flow.step === 'unusable' ? 'error' : flow.step);
  }

  #renderButton(): TemplateResult | typeof nothing {
    const { flow, words: strings } = this;
    if (flow.step !== 'unusable')
      return this.#isMissing(this.#step) ? nothing : (this.#following.watching?.renderButton(flow) ?? nothing);
    if (!this.src && !flow.error.retryable) return nothing;
    return html`<button class="button quiet" part="retry" type="button" @click=${this.#handleRetry}>
      ${strings.retry}
    </button>`;
  }

  /** Whether the element of a step is still to be brought in. */
  #isMissing(step: Step | null): boolean {
    return step !== null && !customElements.get(step[0]);
  }

  /** What is known of the payment, and of the time there is for it. */
  get #facts(): PaymentFacts {
    const facts = paymentFacts(
      'resource' in this.flow ? this.flow.resource : null,
      this.#following.watching?.skew ?? 0,
    );
    return { ...facts, expiresAt: facts.expiresAt ?? this.expiresAt };
  }

  get #step(): Step | null {
    const { flow, mandateId, verifyUrl, resendUrl, baseUrl, otpLength } = this;
    if (flow.step !== 'ready') return null;
    const { action, resource } = flow;
    return stepOf(action, {
      facts: this.#facts,
      otp: {
        mandateId: mandateId || (resource?.object === 'mandate' ? resource.id : ''),
        verifyUrl,
        resendUrl,
        baseUrl,
        length: otpLength,
      },
      paymentMethod: resource?.payment_method ?? this.paymentMethod,
      autoRedirect: this.autoRedirect,
      allowedHosts: this.allowedHosts,
      appSchemes: this.appSchemes,
    });
  }
}
