import { nothing, type TemplateResult } from 'lit';
import type { PayRetryEvent } from '../../events/retry.js';
import type { CheckoutState } from '../../flows/checkout.js';
import type { CheckoutStrings, CoreStrings } from '../../locales/strings.js';
import { html } from '../html.js';
import type { StepEvent } from '../pay-action/step-event.js';

interface StepView {
  readonly strings: CoreStrings & CheckoutStrings;
  /** The URL of the checkout: codes are posted beside it. */
  readonly src: string;
  /** The page has put its own result into the slot. */
  readonly hasResult: boolean;
  readonly onRetry: (event: PayRetryEvent) => void;
  readonly onComplete: (event: StepEvent) => void;
  readonly onFail: () => void;
  readonly onOther: () => void;
}

/** Renders the step of the payment or mandate, its result, and the button that leaves it for another method. */
export function renderStep({ step, resource, checkout }: CheckoutState, view: StepView): TemplateResult {
  const { strings, src, hasResult, onRetry, onComplete, onFail, onOther } = view;
  const given = (kind: string) => (resource?.object === kind ? JSON.stringify(resource) : undefined);
  // A debit cannot be left: it may be paid at any moment.
  const canLeave = step === 'acting' && resource?.action;
  return html`<section part="step">
    <div class="stage" tabindex="-1"><h2 part="heading">${strings.stepTitle}</h2></div>
    <pay-action
      part="action"
      .payment=${given('payment')}
      .mandate=${given('mandate')}
      .merchant=${checkout?.seller ?? ''}
      .baseUrl=${/^(.*)\/checkouts\//.exec(src)?.[1] ?? null}
      @pay-retry=${onRetry}
      @pay-complete=${onComplete}
      @pay-fail=${onFail}
      ><slot name="next" slot="next"></slot><slot name="contact" slot="contact"></slot>${
        hasResult ? html`<slot name="result" slot="complete"></slot>` : nothing
      }</pay-action
    >
    ${
      canLeave
        ? html`<button class="button text" part="other-method" type="button" @click=${onOther}>
            ${strings.otherMethod}
          </button>`
        : nothing
    }
  </section>`;
}
