import { nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import type { CheckoutJson } from '../../contract/json.js';
import { parseCheckout } from '../../contract/checkout.js';
import { CheckoutController } from '../../controllers/checkout.js';
import { isServer } from '../../controllers/is-server.js';
import { randomId } from '../../controllers/random-id.js';
import { toPayError } from '../../errors.js';
import { PayCompleteEvent } from '../../events/complete.js';
import { PayStartEvent } from '../../events/start.js';
import { PayStatusEvent } from '../../events/status.js';
import type { PayRetryEvent } from '../../events/retry.js';
import { firstPaymentOf, type Attempt } from '../../flows/checkout.js';
import { checkout } from '../../locales/en/checkout.js';
import type { CheckoutStrings } from '../../locales/strings.js';
import { fromJson, jsonConverter } from '../converters.js';
import { html } from '../html.js';
import type { PayAction } from '../pay-action/pay-action.js';
import type { StepEvent } from '../pay-action/step-event.js';
import { PayElement } from '../pay-element.js';
import type { PayMethods } from '../pay-methods/pay-methods.js';
import type { MethodOption } from '../pay-methods/read-methods.js';
import { property } from '../property.js';
import { enteredIn, renderChoice } from './choice.js';
import { canGoOn, problemText } from './messages.js';
import { renderOrderNotice } from './notice.js';
import { renderOrder } from './order.js';
import { styles } from './pay-checkout.styles.js';
import { renderStep } from './step.js';

/** What is on screen. */
type Stage = 'message' | 'choose' | 'step';

/**
 * The whole payment of an order: the consumer chooses a method or a linked account, pays, does the step, and sees the result. It finds
 * the same payment again after a reload, in a second tab and on another device, and never creates a second one.
 *
 * @element pay-checkout
 * @fires {PayMethodChangeEvent} pay-method-change - the consumer chose a method
 * @fires {PayStartEvent} pay-start - the consumer pays: the payment is about to be created
 * @fires {PayReadyEvent} pay-ready - the choice, or the step, is on screen
 * @fires {PayStatusEvent} pay-status - the status or the action of the payment or mandate changed
 * @fires {PayErrorEvent} pay-error - a request failed, or the checkout cannot be used
 * @fires {PayCompleteEvent} pay-complete - once: the order is paid; of a set-up, the account is linked; of a subscription, its first
 * payment is created
 * @fires {PayFailEvent} pay-fail - an attempt has failed, was refused or has expired
 * @fires {PayRetryEvent} pay-retry - the consumer starts again after a failure
 * @slot header - content above everything
 * @slot footer - content below everything
 * @slot terms - the words that a consumer agrees to, above the button that pays
 * @slot next - the way out after a success, for example to the shop: a link looks like a button
 * @slot contact - how to reach the seller, below a failure, an error, a code that looks wrong, and a payment that is being
 *   confirmed or whose time has run out
 * @slot result - replaces the details of a success
 * @csspart base - everything
 * @csspart skeleton - the outline of the choice during the first request
 * @csspart order - what is bought, and the price
 * @csspart seller - the name of the shop
 * @csspart price - the amount with its cycle
 * @csspart amount - the amount
 * @csspart cycle - the cycle of a subscription
 * @csspart description - what is bought
 * @csspart lines - the lines of the order
 * @csspart line - a line of the order
 * @csspart choose - the form with the methods
 * @csspart heading - the heading of the choice, or of the step
 * @csspart notice - what the consumer must know first: another price, a payment that may still arrive
 * @csspart back - the button that goes back to the payment that was left
 * @csspart methods - the `<pay-methods>`
 * @csspart save - the box to have the account saved
 * @csspart consent - what the consumer agrees to by linking an account, alone or for a subscription
 * @csspart pay - the button that pays
 * @csspart step - the step and the result
 * @csspart action - the `<pay-action>`
 * @csspart other-method - the button that lets the consumer choose another way
 * @csspart status - the message: the checkout is loading, or a request has failed
 * @csspart error - the message, if it is a problem
 * @csspart disc - the icon of a problem that leaves nothing to choose
 * @csspart advice - what the consumer can do, below the heading
 * @csspart retry - the button that loads again
 * @cssstate loading - the first request is under way
 * @cssstate choosing - the consumer chooses a method
 * @cssstate paying - the payment is being created
 * @cssstate acting - the consumer has something to do, or to wait for
 * @cssstate ended - the last attempt has an outcome
 * @cssstate closed - there is nothing to pay, or not for this consumer
 */
export class PayCheckout extends PayElement<CheckoutStrings> {
  static override styles: CSSResultGroup = [PayElement.styles, styles];

  /** The URL of the checkout in the merchant's backend: see docs/checkout.md. */
  @property({ useDefault: true }) src = '';

  /** The checkout, as an object or as JSON: for a page that has it already, or that has no route. */
  @property({ converter: jsonConverter }) checkout: CheckoutJson | string | null | undefined = undefined;

  /** The methods, instead of those of the checkout: identifiers such as `pix_br`, or objects, as an array or as JSON. */
  @property({ converter: jsonConverter }) methods: readonly (string | MethodOption)[] | string | null | undefined =
    undefined;

  /** @internal */
  protected override readonly english = checkout;

  readonly #controller: CheckoutController = new CheckoutController({
    settings: () => this.settings,
    src: () => this.src,
    randomId,
    pay: (attempt) => this.#announce(attempt),
    onChange: () => {
      this.requestUpdate();
      this.#action?.requestUpdate();
    },
    onResource: (resource) => this.dispatchEvent(new PayStatusEvent(resource)),
    onProblem: ({ error }) => this.report(error),
  });
  #stage: Stage = 'message';
  #hadFocus = false;
  /** The id of the first payment of a subscription. */
  #firstPayment = '';

  protected override get stateName(): string {
    return this.#controller.state.step;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.whenProvided(() => this.#controller.start());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#controller.stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('checkout') || changed.has('methods')) this.#receive();
    if (changed.has('src') && this.src && this.isConnected) this.#controller.start();
    this.#hadFocus = Boolean(!isServer && this.shadowRoot?.activeElement);
  }

  /** Takes the checkout of the page. */
  #receive(): void {
    if (this.checkout == null) return;
    try {
      const given = fromJson(this.checkout) as object;
      const methods = this.methods == null ? {} : { methods: fromJson(this.methods) };
      this.#controller.receive(parseCheckout({ ...given, ...methods }));
    } catch (error) {
      this.#controller.fail({ error: toPayError(error, 'invalid-input'), status: 0 });
    }
  }

  /** The page may create the payment itself. */
  #announce({ choice, key }: Attempt): Promise<unknown> | null {
    const event = new PayStartEvent(choice, key);
    this.dispatchEvent(event);
    return event.response;
  }

  get #action(): PayAction | null {
    return isServer ? null : this.renderRoot?.querySelector<PayAction>('pay-action');
  }

  get #methods(): PayMethods | null {
    return isServer ? null : this.renderRoot.querySelector('pay-methods');
  }

  /** A step stays on screen while the payment follows that of its account. */
  get #nextStage(): Stage {
    const { step, checkout } = this.#controller.state;
    if (!checkout || step === 'closed' || step === 'loading') return 'message';
    if (step === 'acting' || step === 'ended') return 'step';
    return step === 'paying' && this.#stage === 'step' ? 'step' : 'choose';
  }

  protected override updated(): void {
    const stage = this.#nextStage;
    const action = this.#action;
    if (action) Object.assign(action, { outerPoll: this.#controller.poll, strings: this.strings });
    const methods = this.#methods;
    if (methods && this.strings) methods.strings = this.strings;
    this.#completeSubscription();
    if (stage === this.#stage) return;
    this.#stage = stage;
    if (stage === 'choose') this.ready();
    if (!this.#hadFocus) return;
    // What was pressed has taken the focus with it. A list says its own heading; Orca is silent about a heading that has the focus
    // itself.
    (this.renderRoot.querySelector<HTMLElement>('.stage') ?? methods)?.focus();
  }

  #completeSubscription(): void {
    const { step, checkout } = this.#controller.state;
    const payment = step === 'ended' && checkout && firstPaymentOf(checkout);
    if (!payment || payment.id === this.#firstPayment) return;
    this.#firstPayment = payment.id;
    this.dispatchEvent(new PayCompleteEvent(payment));
  }

  readonly #handleSubmit = (event: Event): void => {
    event.preventDefault();
    const { checkout, step } = this.#controller.state;
    const methods = this.#methods;
    if (!checkout || !methods || step !== 'choosing' || !methods.reportValidity()) return;
    this.#controller.pay(enteredIn(event.currentTarget as HTMLFormElement, methods, checkout));
  };

  readonly #handleRetry = ({ otherMethod }: PayRetryEvent): void => {
    if (otherMethod) this.#controller.other();
    else this.#controller.again();
  };

  /** An account that is linked is not the outcome of the order: the payment follows. That of a subscription is its outcome at once. */
  readonly #handleComplete = (event: StepEvent): void => {
    const { object, id } = Object(event.resource) as { object?: unknown; id?: unknown };
    const isLinked = object === 'mandate' && this.#controller.state.checkout?.mode !== 'setup';
    if (isLinked || id === this.#firstPayment) event.stopPropagation();
    this.#controller.refresh();
  };

  protected override render(): TemplateResult {
    const { state } = this.#controller;
    const { texts: strings } = this;
    const { checkout } = state;
    const stage = this.#nextStage;
    const problem = problemText(state, strings);
    const isLoading = state.step === 'loading' && !state.problem;
    const isStuck = problem !== '' && !isLoading && !canGoOn(state);
    return html`<div part="base">
      <slot name="header"></slot>
      ${isLoading ? html`<div part="skeleton" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i><i></i></div>` : nothing}
      ${checkout && stage === 'choose' ? renderOrder(checkout, strings) : nothing}
      ${renderOrderNotice(state, {
        strings,
        isFirst: stage === 'choose',
        isFocused: this.#hadFocus && stage !== this.#stage,
        onBack: () => this.#controller.back(),
      })}
      ${
        checkout && state.step !== 'closed'
          ? renderChoice({
              ...state,
              checkout,
              strings,
              isShown: stage === 'choose',
              methods: this.#methods,
              onChoose: () => this.requestUpdate(),
              onSubmit: this.#handleSubmit,
            })
          : nothing
      }
      ${
        checkout && stage === 'step'
          ? renderStep(state, {
              strings,
              src: this.src,
              hasResult: !isServer && [...this.children].some(({ slot }) => slot === 'result'),
              onRetry: this.#handleRetry,
              onComplete: this.#handleComplete,
              onFail: () => this.#controller.refresh(),
              onOther: () => this.#controller.other(),
            })
          : nothing
      }
      ${
        isStuck && !this.isLoadingLanguage
          ? this.renderNotice(problem, 'error')
          : this.renderStatus(this.isLoadingLanguage ? '' : problem, state.problem ? 'error' : state.step)
      }
      ${isStuck && stage !== 'step' ? html`<slot name="contact"></slot>` : nothing}
      ${
        this.src && isStuck
          ? html`<button class="button wide" part="retry" type="button" @click=${() => this.#controller.refresh()}>
              ${strings.retry}
            </button>`
          : nothing
      }
      <slot name="footer"></slot>
    </div>`;
  }
}
