import { LitElement } from 'lit';
import { isServer } from '../../controllers/is-server.js';
import { SubmissionController } from '../../controllers/submission.js';
import { PayElement } from '../pay-element.js';
import { property, toText } from '../property.js';
import { native } from '../../natives.js';

/**
 * A form-associated element: it is submitted, validated and disabled like a native input. Safari before version 16.4 needs
 * a polyfill for that, which the scripts load; without it, the element has a value, but no part in the form.
 */
export abstract class FormAssociated<Own extends object> extends PayElement<Own> {
  static readonly formAssociated = true;
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  #formDisabled = false;
  protected readonly submission: SubmissionController = new SubmissionController(this, {
    clock: () => this.settings.clock,
    form: () => this.form,
    refused: () => this.refuse(),
  });
  /** The message of the page; empty without one. */
  protected customProblem = '';

  /**
   * The name of the entry in the form's data. The entry is the value; an object is JSON.
   * @attr
   * @reflect
   */
  @property({ attribute: false, noAccessor: true })
  get name(): string {
    return this.getAttribute('name') ?? '';
  }

  set name(value: string) {
    this.setAttribute('name', toText(value) ?? '');
  }

  /**
   * Disables all fields, and leaves the value out of the form's data.
   * @attr
   * @reflect
   */
  @property({ attribute: false, noAccessor: true })
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }

  set disabled(value: boolean) {
    this.toggleAttribute('disabled', Boolean(value));
  }

  /** True if the value is complete and valid. */
  protected abstract readonly isValid: boolean;

  /** Passes the current value and validity to the form. */
  protected abstract check(): void;

  /** Shows the problems after a submit, and moves the focus to the first one. */
  protected abstract refuse(): void;

  /** True if this element, or a fieldset around it, is disabled. */
  protected get isDisabled(): boolean {
    return this.disabled || this.#formDisabled;
  }

  /** The form that this element belongs to. */
  get form(): HTMLFormElement | null {
    const { owner } = this;
    return owner ? owner.form : this.internals ? this.internals.form : this.closest('form');
  }

  /** The element of this library that has this one in its shadow tree, and submits its value. */
  protected get owner(): FormAssociated<object> | null {
    // A server has no tree.
    const { host } = isServer ? {} : (this.getRootNode() as Partial<ShadowRoot>);
    return host instanceof FormAssociated ? host : null;
  }

  /** Passes a change to the element that submits the value. */
  protected checkOwner(): void {
    this.owner?.check();
  }

  /** True if no earlier field of the form is invalid: then the focus moves to this one. */
  protected get isFirstInvalid(): boolean {
    const wrong = Array.from(this.form ? native(this.form, 'elements') : []).find(
      (one) => one.matches(':invalid') && !(one instanceof HTMLFieldSetElement),
    );
    return !wrong || wrong === (this.owner ?? this);
  }

  /** The `<label>` elements of the page for this element. */
  get labels(): NodeList {
    return this.internals?.labels ?? document.createDocumentFragment().childNodes;
  }

  /** The problems of the value, as for a native input. */
  get validity(): ValidityState {
    this.check();
    return this.internals?.validity ?? ({ valid: this.isValid } as ValidityState);
  }

  /** The message for the first problem; empty if the value is valid. */
  get validationMessage(): string {
    this.check();
    return this.internals?.validationMessage ?? '';
  }

  /** True if the value is validated; false if the element is disabled. */
  get willValidate(): boolean {
    return this.internals?.willValidate ?? false;
  }

  /** Returns true if the value is complete and valid. Shows no messages. */
  checkValidity(): boolean {
    this.check();
    return this.internals?.checkValidity() ?? this.isValid;
  }

  /** Returns true if the value is complete and valid. Otherwise, shows the problems. */
  reportValidity(): boolean {
    this.check();
    return this.submission.report(() => this.checkValidity());
  }

  /** Makes the value invalid with a message of the page, until the message is set to the empty text. */
  setCustomValidity(message: string): void {
    this.customProblem = String(message);
    this.check();
    this.checkOwner();
    this.requestUpdate();
  }

  /** Called when the attribute `disabled` of this element or of a fieldset around it changes. @internal */
  formDisabledCallback(disabled: boolean): void {
    this.#formDisabled = disabled;
    this.requestUpdate();
  }
}
