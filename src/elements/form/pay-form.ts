import { nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { isServer } from '../../controllers/is-server.js';
import { html } from '../html.js';
import { toPayError } from '../../errors.js';
import {
  checkForm,
  emptyForm,
  formFlow,
  parseTexts,
  type Checked,
  type FormEvent,
  type FormShape,
  type Texts,
} from '../../flows/form.js';
import type { FormStrings } from '../../locales/strings.js';
import { jsonConverter } from '../converters.js';
import { property } from '../property.js';
import { styles } from './form.styles.js';
import { FormAssociated } from './form-associated.js';
import type { InputField } from './field.js';
import { renderForm } from './form-view.js';
import { problemTexts, validityFlags, type FormTexts } from './problems.js';
import { shownTexts } from './shown-texts.js';
import { Typing, type Control } from './typing.js';

const NO_FIELDS: FormShape<InputField> = { fields: [], fixed: {} };

/** Base class of form controls whose fields are defined as data. */
export abstract class PayForm<Own extends object, Value extends object> extends FormAssociated<FormStrings & Own> {
  static override styles: CSSResultGroup = [FormAssociated.styles, styles];

  /** The payment method, for example `boleto_br`. It decides which fields are shown. */
  @property({ useDefault: true }) paymentMethod = '';

  /** The attribute `value`: the initial value, also after a reset, as an object or as JSON. */
  @property({ attribute: 'value', converter: jsonConverter }) defaultValue: unknown = undefined;

  /** The forms by payment method. Other methods have no fields. */
  protected abstract readonly shapes: ReadonlyMap<string, FormShape<InputField>>;

  protected abstract readonly wording: FormTexts;

  #state = emptyForm;
  #checked: Checked = checkForm(NO_FIELDS, {});
  /** The value that was set last. The form of another method may have more of its fields. */
  #lastValue: unknown = undefined;
  /** True if the consumer or `value` has changed the form: the attribute is ignored then. */
  #dirty = false;
  readonly #typing = new Typing({
    fields: () => this.#shape.fields,
    texts: () => this.#state.texts,
    problems: () => this.#checked.problems,
    edit: (path, text) => {
      this.#dirty = true;
      this.#dispatch({ type: 'edit', path, text });
    },
    leave: (path) => this.#dispatch({ type: 'leave', path }),
    changed: () => this.dispatchEvent(new Event('change', { bubbles: true, composed: true })),
    focus: (path) => this.#control(path)?.focus(),
    submit: () => this.submission.submit(),
  });

  /** The value for the service; null while a field is missing or invalid. Setting it fills in the fields. */
  @property({ attribute: false, noAccessor: true })
  get value(): Value | null {
    this.check();
    return this.#checked.value as Value | null;
  }

  set value(value: Value | string | null) {
    this.#dirty = true;
    this.#fill(value);
  }

  /** The typed texts, also if they are not complete: for `formStateRestoreCallback`. @internal */
  get draft(): string {
    return JSON.stringify(this.#state.texts);
  }

  /** @internal */
  formResetCallback(): void {
    this.#dirty = false;
    this.#fill(this.defaultValue);
  }

  /** @internal */
  formStateRestoreCallback(restored: unknown, mode: 'restore' | 'autocomplete'): void {
    this.#dirty = true;
    if (mode === 'autocomplete') return this.#fill(restored);
    this.#dispatch({ type: 'fill', texts: parseTexts(restored) });
    this.#typing.commit();
  }

  get #shape(): FormShape<InputField> {
    return this.shapes.get(this.paymentMethod) ?? NO_FIELDS;
  }

  protected override get stateName(): string {
    if (!this.#shape.fields.length) return 'empty';
    if (this.#checked.value) return 'complete';
    return this.#state.refused ? 'refused' : 'incomplete';
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('defaultValue') && !this.#dirty) return this.#fill(this.defaultValue);
    if (changed.has('paymentMethod')) {
      this.#dispatch({ type: 'offer', texts: this.#textsOf(this.#lastValue), shape: this.#shape });
      this.#typing.commit();
    }
  }

  protected override updated(): void {
    // The browser's message needs an input that is rendered.
    this.check();
  }

  #fill(value: unknown): void {
    this.#lastValue = value;
    this.#dispatch({ type: 'fill', texts: this.#textsOf(value) });
    this.#typing.commit();
  }

  #textsOf(value: unknown): Texts {
    try {
      return shownTexts(this.#shape, value);
    } catch (error) {
      this.report(toPayError(error, 'invalid-input'));
      return {};
    }
  }

  #dispatch(event: FormEvent): void {
    this.#state = formFlow(this.#state, event);
    this.check();
    this.checkOwner();
    this.requestUpdate();
  }

  /** Passes the value to the form at once, so that event listeners see it. */
  protected override check(): void {
    const { texts } = this.#state;
    this.#checked = checkForm(this.#shape, texts);
    const { problems, value } = this.#checked;
    this.internals?.setFormValue(value && JSON.stringify(value), this.draft);
    const [[path, text] = ['', '']] = this.#problemTexts;
    const customError = this.customProblem !== '';
    const control = this.#control(path) ?? undefined;
    this.internals?.setValidity({ ...validityFlags(problems), customError }, this.customProblem || text, control);
  }

  protected override get isValid(): boolean {
    return this.#checked.value !== null && !this.customProblem;
  }

  get #problemTexts(): ReadonlyMap<string, string> {
    return problemTexts(this.#checked.problems, this.wording, this.texts);
  }

  #control(path: string): Control | null {
    if (isServer) return null;
    return (this.shadowRoot?.getElementById(path) as Control | null | undefined) ?? null;
  }

  protected override refuse(): void {
    const { fields } = this.#shape;
    const problems = this.#problemTexts;
    // One problem is at its field, which gets the focus.
    const isListed = problems.size > 1 || (this.customProblem !== '' && fields.length !== 1);
    this.#dispatch({ type: 'refuse', shape: this.#shape, isListed });
    if (!this.isFirstInvalid) return;
    const wrong = [...problems.keys()][0] ?? fields[0]?.path ?? '';
    void this.updateComplete.then(() => {
      const summary = this.renderRoot.querySelector<HTMLElement>('[part=summary]');
      (summary ?? this.#control(wrong))?.focus();
    });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { fields } = this.#shape;
    if (!fields.length && !this.customProblem) return nothing;
    return html`<div
      part="base"
      @input=${this.#typing.handleInput}
      @change=${this.#typing.handleLeave}
      @focusout=${this.#typing.handleLeave}
      @keydown=${this.#typing.handleKey}
    >
      ${renderForm({
        fields,
        state: this.#state,
        problems: this.#problemTexts,
        customProblem: this.customProblem,
        disabled: this.isDisabled,
        wording: this.wording,
        strings: this.texts,
        focus: (path) => this.#control(path)?.focus(),
        status: (message) => this.renderStatus(message),
      })}
    </div>`;
  }
}
