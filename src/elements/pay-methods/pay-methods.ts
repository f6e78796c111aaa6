import { LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { CustomerFields } from '../../contract/consumer.js';
import { PayMethodChangeEvent } from '../../events/method-change.js';
import { methods } from '../../locales/en/methods.js';
import type { MethodStrings } from '../../locales/strings.js';
import { markStyles } from '../../styles/mark.styles.js';
import { jsonConverter } from '../converters.js';
import { FormAssociated } from '../form/form-associated.js';
import { property } from '../property.js';
import { CustomerData, FIELDS_TAG, needsData } from './customer-data.js';
import { faultOfFields, type Fault } from './fault.js';
import { FieldsLoader } from './fields-loader.js';
import { formEntry } from './form-entry.js';
import { chosenMethod, MethodList } from './method-list.js';
import { looksOf } from './looks.js';
import { renderMethod } from './method-view.js';
import { styles } from './pay-methods.styles.js';
import { focusable, radiosIn, renderRadios } from './radios.js';
import type { MethodOption } from './read-methods.js';

/**
 * A list of payment methods as a form control, in which the consumer chooses one. The list comes from the page: the element
 * sends no request. A method that needs data of the customer has its `<pay-customer-fields>` inside.
 *
 * @element pay-methods
 * @fires {PayMethodChangeEvent} pay-method-change - the consumer chose a method
 * @fires {InputEvent} input - the consumer chose a method, or changed a field of it
 * @fires {Event} change - the consumer chose a method, or left a changed field of it
 * @fires {PayErrorEvent} pay-error - `invalid-input`: the list has the wrong shape, with the path; `load-failed`: the fields
 * of a method could not be loaded
 * @slot label - replaces the name of the list
 * @slot mark-<id> - the logo of a method, instead of the icon: `slot="mark-pix_br"`
 * @slot <id> - content of the page for a method, shown while it is chosen: `slot="card_ru"`
 * @csspart base - everything
 * @csspart group - the name of the list, and the list
 * @csspart legend - the name of the list
 * @csspart list - the methods
 * @csspart method - a method with its content
 * @csspart chosen - the chosen method with its content
 * @csspart row - the radio button of a method, its icon and its texts
 * @csspart radio - the radio button of a method
 * @csspart mark - the icon of a method
 * @csspart texts - the texts of a method
 * @csspart name - the name of a method
 * @csspart description - the second line of a method
 * @csspart reason - why a method cannot be chosen
 * @csspart content - what is shown while a method is chosen
 * @csspart fields - the `<pay-customer-fields>` of a method
 * @csspart status - the message: a choice is missing, the fields are loading, or the list cannot be shown
 * @csspart error - the message, if it is a problem
 * @csspart disc - the icon of an error that is shown instead of the content
 * @csspart heading - the heading of a message in place of the content
 * @csspart advice - what the consumer can do, below the heading
 * @cssstate empty - there are no methods; nothing is shown
 * @cssstate ready - the methods are shown
 * @cssstate unusable - the list cannot be shown
 */
export class PayMethods extends FormAssociated<MethodStrings> {
  static override styles: CSSResultGroup = [FormAssociated.styles, styles, markStyles];

  /** A press beside a control must not move the focus to the first radio button. */
  static override shadowRootOptions: ShadowRootInit = LitElement.shadowRootOptions;

  /** Lazy-loads and registers `<pay-customer-fields>`. `define/pay-methods` sets it. */
  static loadFields: () => Promise<unknown> = () => customElements.whenDefined(FIELDS_TAG);

  /** The methods in the order of the page: identifiers such as `pix_br`, or objects, as an array or as JSON. */
  @property({ converter: jsonConverter }) methods: readonly (string | MethodOption)[] | string | null | undefined =
    undefined;

  /** The attribute `value`: the method that is chosen at first, also after a reset. */
  @property({ attribute: 'value', useDefault: true }) defaultValue = '';

  /** True if the form cannot be submitted without a choice. */
  @property({ type: Boolean }) required = false;

  /** Known data of the customer, as an object or as JSON: `value` of `<pay-customer-fields>`. */
  @property({ converter: jsonConverter }) customer: unknown = undefined;

  /** The name of the entry with the data of the customer in the form's data. Without it, there is no such entry. */
  @property({ useDefault: true }) customerName = 'customer';

  /** @internal */
  protected override readonly english = methods;

  readonly #data = new CustomerData();
  readonly #fields = new FieldsLoader(this, {
    clock: () => this.settings.clock,
    load: () => PayMethods.loadFields(),
    report: (error) => this.report(error),
  });
  readonly #list = new MethodList();
  /** The choice of the consumer, or of the page by `value`; null before, when the attribute counts. */
  #choice: string | null = null;
  /** True after a submit that this element has stopped, until another choice. */
  #refused = false;

  /** The identifier of the chosen method; empty without one, and if the list does not have it. */
  @property({ attribute: false, noAccessor: true })
  get value(): string {
    return chosenMethod(this.#read().methods, this.#choice, this.defaultValue);
  }

  set value(value: string | null) {
    this.#choose(typeof value === 'string' ? value : '');
  }

  /** The data of the customer for the service: empty if the chosen method needs none, null while it is missing or invalid. */
  get customerValue(): CustomerFields | null {
    return this.#data.valueOf(this.value);
  }

  /** Moves the focus to the chosen method, or to the first one. */
  override focus(options?: FocusOptions): void {
    focusable(this.#radios, this.value)?.focus(options);
  }

  /** @internal */
  formResetCallback(): void {
    this.#choice = null;
    this.#refused = false;
    this.#data.reset();
    this.check();
    this.requestUpdate();
  }

  /** @internal */
  formStateRestoreCallback(restored: unknown, mode: 'restore' | 'autocomplete'): void {
    if (mode === 'autocomplete') return this.#choose(String(restored));
    const [choice = '', ...draft] = String(restored).split('\n');
    this.#data.restore(draft.join('\n'));
    this.#choose(choice);
  }

  protected override get stateName(): string {
    const { methods, error } = this.#read();
    return error ? 'unusable' : methods.length ? 'ready' : 'empty';
  }

  #read(): ReturnType<MethodList['read']> {
    return this.#list.read(this.methods);
  }

  #choose(method: string): void {
    this.#choice = method;
    this.#refused = false;
    this.check();
    this.requestUpdate();
  }

  readonly #handleInput = ({ target }: Event): void => this.#choose((target as HTMLInputElement).value);

  /** The browser's own `change` does not leave the shadow tree. */
  readonly #handleChange = (): void => {
    this.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
    this.dispatchEvent(new PayMethodChangeEvent(this.value));
  };

  protected override updated(changed: PropertyValues): void {
    const { value } = this;
    const { methods, error } = this.#read();
    if (changed.has('methods') && error) this.report(error);
    for (const radio of this.#radios) radio.checked = radio.value === value;
    this.#fields.update(value, methods);
    this.#data.update(value);
    this.check();
  }

  get #radios(): readonly HTMLInputElement[] {
    return radiosIn(this.shadowRoot);
  }

  get #fault(): Fault | null {
    const { value, required, texts } = this;
    if (this.customProblem) return { flags: { customError: true }, text: this.customProblem };
    if (!value) return required ? { flags: { valueMissing: true }, text: texts.methodsMissing } : null;
    return needsData(value) ? faultOfFields(this.#data.of(value), this.#loadingText) : null;
  }

  /** The problem that this element shows itself, after a submit that it has stopped. */
  get #shownFault(): string {
    const fault = this.#refused ? this.#fault : null;
    return fault && !fault.inFields ? fault.text : '';
  }

  get #loadingText(): string {
    return this.#fields.hasFailed ? this.texts.errors['load-failed'] : this.texts.loading;
  }

  protected override get isValid(): boolean {
    return !this.#fault;
  }

  protected override check(): void {
    if (!this.internals) return;
    const { value, name, customerName, customerValue } = this;
    const entry = formEntry(value, needsData(value) ? customerValue : null, { name, customerName });
    this.internals.setFormValue(entry, `${value}\n${this.#data.draftOf(value)}`);
    const { flags = {}, text = '', inFields = false } = this.#fault ?? {};
    const anchor = (inFields && this.#data.of(value)) || focusable(this.#radios, value);
    this.internals.setValidity(flags, text, anchor);
  }

  /** Shows the problem, and moves the focus to it. */
  protected override refuse(): void {
    const fault = this.#fault;
    if (fault?.inFields) {
      this.#data.of(this.value)?.reportValidity?.();
      return;
    }
    this.#refused = true;
    this.requestUpdate();
    if (this.isFirstInvalid) this.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { stateName } = this;
    if (stateName === 'empty') return nothing;
    const bad = stateName === 'unusable';
    const problem = bad ? this.texts.methodsUnusable : this.#shownFault;
    const waits = this.#fields.isWaiting(this.value) ? this.#loadingText : '';
    const failed = problem || this.#fields.hasFailed;
    return html`<div part="base">
      ${bad ? nothing : this.#renderGroup(problem !== '')}
      ${bad ? this.renderNotice(problem, 'error') : this.renderStatus(problem || waits, failed ? 'error' : '')}
    </div>`;
  }

  #renderGroup(refused: boolean): TemplateResult {
    const { value, required, texts: strings } = this;
    const input = { defaultValue: this.customer, strings: this.strings };
    const { methods } = this.#read();
    const looks = looksOf(methods, strings, this.settings.marks);
    const items = methods.map((method, index) => {
      const chosen = method.id === value;
      const fields = this.#data.show(method.id, chosen, input);
      return renderMethod(method, { chosen, look: looks[index]!, fields, ...this.#handlers });
    });
    return renderRadios({ strings, required, disabled: this.isDisabled, refused, items });
  }

  readonly #handlers = { handleInput: this.#handleInput, handleChange: this.#handleChange };
}
