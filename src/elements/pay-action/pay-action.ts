import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from '../property.js';
import { retrieve } from '../../client/backend.js';
import { outcomeOf, type Resource } from '../../contract/resource.js';
import { clockSkew } from '../../domain/clock-skew.js';
import { WatchController } from '../../controllers/watch.js';
import { PayError, toPayError } from '../../errors.js';
import { endedEvent } from '../../events/ended.js';
import type { PayCompleteEvent } from '../../events/complete.js';
import type { PayFailEvent } from '../../events/fail.js';
import { PayStatusEvent } from '../../events/status.js';
import { actionFlow, actionStart, isOver, type ActionEvent, type ActionState } from '../../flows/action.js';
import { jsonConverter, listConverter } from '../converters.js';
import { PayElement } from '../pay-element.js';
import { givenEvent, type Given } from './given.js';
import { messageOf } from './message.js';
import { styles } from './pay-action.styles.js';
import { paymentFacts, stepOf, type Step } from './steps.js';

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
 * @csspart base - everything
 * @csspart step - the element of the step
 * @csspart status - what is happening, or how it ended
 * @csspart loading - the status while the backend is asked for the first time
 * @csspart waiting - the status while there is nothing to do
 * @csspart complete - the status of a success
 * @csspart failed - the status of a failure
 * @csspart error - the status when nothing can be shown
 * @csspart retry - the button that loads again
 * @cssstate empty - nothing was given
 * @cssstate loading - asking the backend for the first time
 * @cssstate ready - the consumer has something to do
 * @cssstate waiting - there is nothing to do but wait
 * @cssstate unusable - what was given or answered cannot be shown
 * @cssstate complete - paid or signed
 * @cssstate failed - failed, refused or expired
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

  /** A URL of the merchant's backend that answers the payment or mandate; it is asked until that has ended. */
  @property() src = '';

  /** For example `boleto_br`, where only an action is given. */
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

  @state() private flow: ActionState = actionStart;

  /** How far the backend's clock is ahead of this device's, in milliseconds. */
  @state() private skew = 0;

  readonly #watch = new WatchController(
    this,
    (signal) => this.#ask(signal),
    () => this.settings.clock,
  );
  /** What the host has been told of. */
  #shown: ActionState = actionStart;
  /** What the last watched answer said, to tell a change from a repetition. */
  #answered = '';
  /** What it said of amount and deadline. */
  #facts = '';
  #lastError = '';
  #element: HTMLElement | null = null;
  /** The tag of a step that is being brought in. */
  #loading = '';

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
    if (has('payment', 'mandate', 'action', 'paymentMethod') || (has('src') && given == null)) this.#take();
    if (!has('src')) return;
    this.#answered = '';
    if (this.src) this.#watch.start();
    else this.#watch.stop();
  }

  protected override updated(): void {
    const { flow } = this;
    if (this.#shown === flow) return;
    this.#shown = flow;
    if (flow.step === 'unusable') this.#reportOnce(flow.error);
    if (!isOver(flow)) return;
    this.#watch.stop();
    if (!flow.told) this.dispatchEvent(endedEvent(flow.resource!));
  }

  #take(): void {
    this.#lastError = '';
    this.#dispatch(givenEvent(this));
  }

  /** Asks the backend once. @returns whether there is no need to ask again */
  async #ask(signal: AbortSignal): Promise<boolean> {
    try {
      const resource = await retrieve(this.settings, this.src, {
        signal,
        onDate: (date) => (this.skew = clockSkew(date, this.settings.clock.now(), this.skew)),
      });
      if (signal.aborted) return true;
      this.#lastError = '';
      this.#adopt(resource);
      return outcomeOf(resource) !== 'pending';
    } catch (thrown) {
      if (signal.aborted) return true;
      const error = toPayError(thrown, 'bad-response');
      this.#dispatch({ type: 'broken', error });
      this.#reportOnce(error);
      // A payment that the backend does not give out will not be given out later; one that is on screen may.
      return error.code === 'refused' && this.flow.step === 'unusable';
    }
  }

  #adopt(resource: Resource): void {
    const answered = JSON.stringify([resource.id, resource.status, resource.action]);
    const repeated = answered === this.#answered;
    this.#answered = answered;
    const facts = JSON.stringify(paymentFacts(resource, 0));
    const same = repeated && facts === this.#facts;
    this.#facts = facts;
    if (same && this.flow.step !== 'unusable') return;
    this.#dispatch({ type: 'resource', resource });
    if (!repeated) this.dispatchEvent(new PayStatusEvent(resource));
  }

  /** A watch that fails again and again in the same way says so once. */
  #reportOnce(error: PayError): void {
    const said = error.code + error.message;
    if (this.#lastError === said) return;
    this.#lastError = said;
    this.report(error);
  }

  async #load(tag: string): Promise<void> {
    if (customElements.get(tag) || this.#loading === tag) return;
    this.#loading = tag;
    try {
      await PayAction.loadStep(tag);
      this.requestUpdate();
    } catch (cause) {
      this.#dispatch({ type: 'unusable', error: new PayError('load-failed', { message: tag, cause }) });
    }
    this.#loading = '';
  }

  #dispatch(event: ActionEvent): void {
    this.flow = actionFlow(this.flow, event);
  }

  /** A step that learns how it ended says so in an event of its own; anything else it learns is the new state. */
  #handleStatus({ resource }: PayStatusEvent): void {
    if (outcomeOf(resource) === 'pending') this.#dispatch({ type: 'resource', resource });
  }

  /** The step has told the host already: its event goes on from here. */
  #handleEnded(event: PayCompleteEvent | PayFailEvent): void {
    const outcome = event.type === 'pay-complete' ? 'complete' : 'failed';
    this.#dispatch({ type: 'ended', outcome, resource: event.resource });
  }

  #handleRetry(): void {
    this.#lastError = '';
    if (!this.src) return this.#take();
    this.#dispatch({ type: 'loading' });
    this.#watch.start();
  }

  protected override render(): TemplateResult {
    const { flow, strings } = this;
    const unusable = flow.step === 'unusable';
    const step = this.#step;
    const pending = step && !customElements.get(step[0]);
    return html`<div
      part="base"
      @pay-status=${this.#handleStatus}
      @pay-complete=${this.#handleEnded}
      @pay-fail=${this.#handleEnded}
    >
      ${this.#show(step)}
      ${this.renderStatus(messageOf(flow, strings) || (pending ? strings.loading : ''), unusable ? 'error' : flow.step)}
      ${
        unusable && (this.src || flow.error.retryable)
          ? html`<button class="button quiet" part="retry" type="button" @click=${this.#handleRetry}>
              ${strings.retry}
            </button>`
          : nothing
      }
    </div>`;
  }

  get #step(): Step | null {
    const { flow, mandateId, verifyUrl, resendUrl, baseUrl, otpLength } = this;
    if (flow.step !== 'ready') return null;
    const { action, resource } = flow;
    return stepOf(action, {
      facts: paymentFacts(resource, this.skew),
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

  /** The element of a step stays while the step is of its kind, or what was typed into it would be lost. */
  #show(step: Step | null): HTMLElement | typeof nothing {
    const [tag = '', properties] = step ?? [];
    if (this.#element?.localName !== tag) {
      this.#element = tag ? document.createElement(tag) : null;
      this.#element?.setAttribute('part', 'step');
    }
    return this.#element ? Object.assign(this.#element, properties) : nothing;
  }
}
