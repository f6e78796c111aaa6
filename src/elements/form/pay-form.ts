import { isServer, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { SubmissionController } from '../../controllers/submission.js';
import type { Problem } from '../../domain/reading.js';
import { toPayError } from '../../errors.js';
import {
  checkForm,
  emptyForm,
  formFlow,
  parseTexts,
  textsOf,
  type Checked,
  type FormEvent,
  type FormShape,
  type Texts,
} from '../../flows/form.js';
import type { FormStrings } from '../../locales/strings.js';
import { fromJson, jsonConverter } from '../converters.js';
import { property } from '../property.js';
import { styles } from './form.styles.js';
import { FormAssociated } from './form-associated.js';
import { formatTyped, renderField, type InputField } from './field.js';

type Control = HTMLInputElement | HTMLSelectElement;

/** What of the words a form has by field. */
export interface FormWords {
  readonly label: (path: string) => string;
  readonly hint: (path: string) => string | undefined;
  readonly legend: (group: string) => string;
  readonly option: (value: string) => string;
  readonly problem: (problem: Exclude<Problem, 'missing' | 'too-long'>) => string;
}

const NOTHING_ASKED: FormShape<InputField> = { fields: [], fixed: {} };

/** A form as data on screen: fields that are one control of the form around them. */
export abstract class PayForm<Own extends object, Value extends object> extends FormAssociated<FormStrings & Own> {
  static override styles: CSSResultGroup = [FormAssociated.styles, styles];

  /** The payment method that decides what is asked for, for example `boleto_br`. */
  @property({ attribute: 'payment-method' }) paymentMethod = '';

  /** The attribute `value`: what is there at first, and after a reset; an object, or JSON. */
  @property({ attribute: 'value', converter: jsonConverter }) defaultValue: unknown = undefined;

  /** The forms by payment method; of all others nothing is asked. */
  protected abstract readonly shapes: ReadonlyMap<string, FormShape<InputField>>;

  protected abstract readonly wording: FormWords;

  readonly #submission = new SubmissionController(this, {
    clock: () => this.settings.clock,
    form: () => this.form,
    refused: (shown) => this.#refuse(shown),
  });
  #state = emptyForm;
  #checked: Checked = checkForm(NOTHING_ASKED, {});
  /** What was set last, of which other methods may take more. */
  #given: unknown = undefined;
  /** Changed by the consumer or by `value`: the attribute counts no longer. */
  #dirty = false;
  #customProblem = '';
  /** Texts as they were when `change` was fired last. */
  #committed: Texts = {};

  /** What the service takes; null while anything is missing or wrong. Setting it fills the fields in. */
  @property({ attribute: false, noAccessor: true })
  get value(): Value | null {
    this.check();
    return this.#checked.value as Value | null;
  }

  set value(value: Value | string | null) {
    this.#dirty = true;
    this.#fill(value);
  }

  /** The same, and says what is wrong. */
  reportValidity(): boolean {
    this.check();
    return this.#submission.report(this.internals);
  }

  /** Makes it invalid for a reason of the page's own, until that is set to the empty text. */
  setCustomValidity(message: string): void {
    this.#customProblem = String(message);
    this.check();
    this.requestUpdate();
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
    this.#committed = this.#state.texts;
  }

  get #shape(): FormShape<InputField> {
    return this.shapes.get(this.paymentMethod) ?? NOTHING_ASKED;
  }

  protected override get stateName(): string {
    if (!this.#shape.fields.length) return 'empty';
    if (this.#checked.value) return 'complete';
    return this.#state.refused ? 'refused' : 'incomplete';
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('defaultValue') && !this.#dirty) this.#fill(this.defaultValue);
    if (changed.has('paymentMethod')) {
      this.#dispatch({ type: 'offer', texts: this.#textsOf(this.#given), shape: this.#shape });
      this.#committed = this.#state.texts;
    }
  }

  protected override updated(): void {
    // Now there is an input to point at.
    this.check();
  }

  #fill(value: unknown): void {
    this.#given = value;
    this.#dispatch({ type: 'fill', texts: this.#textsOf(value) });
    this.#committed = this.#state.texts;
  }

  #textsOf(value: unknown): Texts {
    if (value == null || value === '') return {};
    try {
      const shape = this.#shape;
      const texts = textsOf(shape, fromJson(value));
      for (const { path, tidy } of shape.fields) if (tidy && texts[path]) texts[path] = tidy(texts[path]);
      return { ...texts, ...shape.follow?.(texts, {}) };
    } catch (error) {
      this.report(toPayError(error, 'invalid-input'));
      return {};
    }
  }

  #dispatch(event: FormEvent): void {
    this.#state = formFlow(this.#state, event);
    this.check();
    this.requestUpdate();
  }

  /** Tells the form around it at once, so that whoever hears of a change sees it. */
  protected override check(): void {
    const { texts } = this.#state;
    this.#checked = checkForm(this.#shape, texts);
    const { problems, value } = this.#checked;
    this.internals.setFormValue(value && JSON.stringify(value), JSON.stringify(texts));
    const [[path, problem] = []] = problems;
    const customError = this.#customProblem !== '';
    if (!path || !problem) {
      this.internals.setValidity({ customError }, this.#customProblem);
      return;
    }
    const message = this.#customProblem || this.#words(path, problem);
    this.internals.setValidity({ ...flags(problems), customError }, message, this.#control(path) ?? undefined);
  }

  #control(path: string): Control | null {
    if (isServer) return null;
    return (this.shadowRoot?.getElementById(path) as Control | null | undefined) ?? null;
  }

  #refuse(shown: boolean): void {
    this.#dispatch({ type: 'refuse', shape: this.#shape });
    const [first] = this.#checked.problems.keys();
    // The browser's message points at the first input that is wrong; the focus, so far, is in the first of all.
    if (shown) return this.#control(first ?? '')?.focus();
    const wrong = Array.from(this.form?.elements ?? []).find(
      (one) => one.matches(':invalid') && !(one instanceof HTMLFieldSetElement),
    );
    if (wrong && wrong !== this) return;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('[part=summary]')?.focus());
  }

  #fieldOf({ target }: Event): InputField | undefined {
    return this.#shape.fields.find(({ path }) => path === (target as Element).id);
  }

  #handleInput(event: InputEvent): void {
    const field = this.#fieldOf(event);
    if (!field) return;
    this.#dirty = true;
    const control = event.target as Control;
    // While a character is being composed, the text is not the consumer's yet.
    if (control instanceof HTMLInputElement && !event.isComposing) formatTyped(control, field);
    this.#dispatch({ type: 'edit', path: field.path, text: control.value, shape: this.#shape });
  }

  /** Browsers fire `change` not for every text that was formatted meanwhile, and never out of a shadow root. */
  #handleLeave(event: Event): void {
    const field = this.#fieldOf(event);
    if (!field) return;
    const { path } = field;
    const control = event.target as Control;
    const text = field.tidy?.(control.value) ?? control.value;
    if (text !== (this.#state.texts[path] ?? '')) {
      control.value = text;
      this.#dispatch({ type: 'edit', path, text, shape: this.#shape });
    }
    this.#dispatch({ type: 'leave', path });
    if (text === (this.#committed[path] ?? '')) return;
    this.#committed = this.#state.texts;
    this.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
  }

  /** Enter sends the form once all is right here, as in any input; before, it leads on to what is not. */
  #handleKey(event: KeyboardEvent): void {
    const field = this.#fieldOf(event);
    if (event.key !== 'Enter' || event.isComposing || !field || field.options) return;
    event.preventDefault();
    this.#handleLeave(event);
    const paths = this.#shape.fields.map(({ path }) => path);
    const next = paths.slice(paths.indexOf(field.path) + 1).find((path) => this.#checked.problems.has(path));
    if (next) this.#control(next)?.focus();
    else this.#submission.submit();
  }

  /** What is wrong with a field, in words, once it may be said. */
  #shownProblem(path: string): string | undefined {
    const problem = this.#state.shown.has(path) ? this.#checked.problems.get(path) : undefined;
    return problem && this.#words(path, problem);
  }

  #words(path: string, problem: Problem): string {
    const { words: strings } = this;
    if (problem === 'missing') return strings.formMissing(this.wording.label(path));
    return problem === 'too-long' ? strings.formTooLong(this.wording.label(path)) : this.wording.problem(problem);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { fields } = this.#shape;
    if (!fields.length && !this.#customProblem) return nothing;
    const groups = [...new Set(fields.map(({ group }) => group))];
    const { left, refused } = this.#state;
    return html`<div
      part="base"
      @input=${this.#handleInput}
      @change=${this.#handleLeave}
      @focusout=${this.#handleLeave}
      @keydown=${this.#handleKey}
    >
      ${refused && (this.#checked.problems.size || this.#customProblem) ? this.#renderSummary() : nothing}
      ${groups.map((group) => this.#renderGroup(group))}
      ${this.renderStatus(left === null ? '' : (this.#shownProblem(left) ?? ''))}
    </div>`;
  }

  #renderSummary(): TemplateResult {
    return html`<div part="summary" role="group" tabindex="-1" aria-labelledby="summary-title">
      <p part="summary-title" id="summary-title">${this.words.formSummary}</p>
      ${this.#customProblem ? html`<p part="error">${this.#customProblem}</p>` : nothing}
      <ul>
        ${[...this.#checked.problems].map(
          ([path, problem]) =>
            html`<li>
              <button part="summary-link" type="button" @click=${() => this.#control(path)?.focus()}>
                ${this.#words(path, problem)}
              </button>
            </li>`,
        )}
      </ul>
    </div>`;
  }

  #renderGroup(group: string | undefined): TemplateResult {
    const fields = this.#shape.fields.filter((field) => field.group === group);
    return html`<fieldset part=${group ? 'group' : 'fields'} ?disabled=${this.isDisabled}>
      ${group ? html`<legend part="legend">${this.wording.legend(group)}</legend>` : nothing}
      ${fields.map((field) =>
        renderField(field, {
          label: this.wording.label(field.path),
          hint: this.wording.hint(field.path),
          error: this.#shownProblem(field.path),
          text: this.#state.texts[field.path] ?? '',
          last: field === this.#shape.fields.at(-1),
          option: this.wording.option,
          strings: this.words,
        }),
      )}
    </fieldset>`;
  }
}

/** Problems in the browser's terms. */
function flags(problems: ReadonlyMap<string, Problem>): ValidityStateFlags {
  const all = [...problems.values()];
  return {
    valueMissing: all.includes('missing'),
    tooLong: all.includes('too-long'),
    patternMismatch: all.some((one) => one !== 'missing' && one !== 'too-long'),
  };
}
