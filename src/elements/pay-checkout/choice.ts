import { nothing, type TemplateResult } from 'lit';
import type { Checkout } from '../../contract/checkout.js';
import type { CheckoutChoice, CheckoutState } from '../../flows/checkout.js';
import type { CheckoutStrings, CoreStrings } from '../../locales/strings.js';
import { html } from '../html.js';
import type { PayMethods } from '../pay-methods/pay-methods.js';
import { choiceOf, optionsOf } from './accounts.js';
import { consentText, payText } from './messages.js';

interface ChoiceView extends Pick<CheckoutState, 'step' | 'choice'> {
  readonly checkout: Checkout;
  readonly strings: CoreStrings & CheckoutStrings;
  readonly isShown: boolean;
  /** The list, once it is rendered. */
  readonly methods: PayMethods | null;
  readonly onChoose: () => void;
  readonly onSubmit: (event: Event) => void;
}

/** Renders the methods and the button that pays. The form stays in the tree, so that what was entered is there for another attempt. */
export function renderChoice(view: ChoiceView): TemplateResult {
  const { checkout, step, choice, strings, isShown, methods, onChoose, onSubmit } = view;
  const options = optionsOf(checkout, strings);
  const first = choice?.mandate_id ?? choice?.method ?? options.find(({ disabled }) => !disabled)?.id ?? '';
  const chosen = methods?.value ?? first;
  const isBusy = step === 'paying';
  const consent = consentText(checkout, strings);
  const isSaveable = checkout.methods.some(({ id, save }) => save && id === chosen);
  return html`<form
    part="choose"
    novalidate
    ?hidden=${!isShown || !options.length}
    aria-busy=${isBusy ? 'true' : 'false'}
    @submit=${onSubmit}
    @pay-method-change=${onChoose}
  >
    <pay-methods
      part="methods"
      required
      .methods=${JSON.stringify(options)}
      .customer=${JSON.stringify(checkout.customer)}
      value=${first}
      ><h2 slot="label" part="heading">
        ${checkout.mode === 'setup' ? strings.linkTitle : strings.checkoutTitle}
      </h2></pay-methods
    >
    ${
      isSaveable
        ? html`<label part="save"><input type="checkbox" name="save" /> ${strings.saveAccount}</label>`
        : nothing
    }
    ${consent ? html`<p part="consent">${consent}</p>` : nothing}
    <slot name="terms"></slot>
    <button
      class="button wide ${isBusy ? 'busy' : ''}"
      part="pay"
      type="submit"
      aria-disabled=${isBusy ? 'true' : nothing}
    >
      ${isBusy ? strings.paying : payText(checkout, strings)}
    </button>
  </form>`;
}

/** What the consumer has chosen and entered. */
export function enteredIn(form: HTMLFormElement, methods: PayMethods, checkout: Checkout): CheckoutChoice {
  const { value, customerValue: customer } = methods;
  const save = form.querySelector<HTMLInputElement>('[name=save]')?.checked;
  return {
    ...choiceOf(checkout, value),
    ...(customer && Object.keys(customer).length ? { customer: { ...customer } } : {}),
    ...(save ? { save } : {}),
  };
}
