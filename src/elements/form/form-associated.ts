import { LitElement } from 'lit';
import { PayElement } from '../pay-element.js';
import { property } from '../property.js';

/** A control of the form around it: sent, checked and disabled as an input of the browser's own is. */
export abstract class FormAssociated<Own extends object> extends PayElement<Own> {
  static readonly formAssociated = true;
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  /** The name of the entry in the form's data, which is the value as JSON. */
  @property({ reflect: true, useDefault: true }) name = '';

  /** Nothing can be entered, and nothing is sent. */
  @property({ type: Boolean, reflect: true, useDefault: true }) disabled = false;

  #disabledAround = false;

  /** Tells the form at once what is in it, and what is wrong with it. */
  protected abstract check(): void;

  /** By itself, or with a fieldset around it. */
  protected get isDisabled(): boolean {
    return this.disabled || this.#disabledAround;
  }

  /** The form that it belongs to. */
  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  /** The labels that it has on the page. */
  get labels(): NodeList {
    return this.internals.labels;
  }

  /** What is wrong, in the browser's terms. */
  get validity(): ValidityState {
    this.check();
    return this.internals.validity;
  }

  /** The first thing that is wrong, in words. */
  get validationMessage(): string {
    this.check();
    return this.internals.validationMessage;
  }

  /** Whether it is checked at all. */
  get willValidate(): boolean {
    return this.internals.willValidate;
  }

  /** Whether all is there and right; shows nothing. */
  checkValidity(): boolean {
    this.check();
    return this.internals.checkValidity();
  }

  /** @internal */
  formDisabledCallback(disabled: boolean): void {
    this.#disabledAround = disabled;
    this.requestUpdate();
  }
}
