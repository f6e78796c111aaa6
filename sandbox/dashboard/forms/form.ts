/** A form in a dialog. Its values become one request. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Post } from '../post.js';

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value?: string | undefined;
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly decimal?: boolean;
  /** Values to choose from, each with its text. */
  readonly options?: readonly (readonly [value: string, text: string])[];
  /** Values to suggest. */
  readonly suggestions?: readonly string[];
}

/** A group of check boxes; the chosen values all have the same name. */
export interface Choices {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly string[];
  /** Texts of choices whose value does not explain itself. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly chosen: readonly string[];
}

export interface Form {
  readonly title: string;
  readonly text?: string | undefined;
  readonly fields: readonly (Field | Choices)[];
  /** The label of the button that sends the form. */
  readonly submit: string;
  readonly danger?: boolean;
  /** The row that the form is about; empty for a new one. */
  readonly row: string;
  /** @param values the trimmed values of the fields */
  request(values: Values): Omit<Post, 'label'>;
}

export interface Values {
  readonly text: (name: string) => string;
  readonly all: (name: string) => string[];
}

export interface FormHandlers {
  readonly close: () => void;
  readonly submit: (form: Form, values: Values) => void;
}

export function formView(form: Form, error: string, busy: boolean, { close, submit }: FormHandlers): TemplateResult {
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit(form, valuesOf(event.target as HTMLFormElement));
  };
  return html`<h2 id="dialog-title" tabindex="-1">${form.title}</h2>
    <form @submit=${onSubmit}>
      ${form.text ? html`<p>${form.text}</p>` : nothing}
      ${form.fields.map((field) => ('choices' in field ? choicesView(field) : fieldView(field)))}
      <p role="alert">${error}</p>
      <div class="row">
        <button class=${form.danger ? 'button main danger' : 'button main'} aria-disabled=${busy ? 'true' : 'false'}>
          ${form.submit}
        </button>
        <button class="button" type="button" @click=${close}>Cancel</button>
      </div>
    </form>`;
}

function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const all = (name: string) => data.getAll(name).map((value) => (typeof value === 'string' ? value.trim() : ''));
  return { text: (name) => all(name)[0] ?? '', all };
}

function fieldView(field: Field): TemplateResult {
  const { name, label, hint } = field;
  return html`<div class="field">
    <label for=${name}>${label}</label>
    ${field.options ? selectView(field) : inputView(field)}
    ${hint ? html`<small id=${`${name}-hint`}>${hint}</small>` : nothing}
  </div>`;
}

const described = ({ name, hint }: Field) => (hint ? `${name}-hint` : nothing);

function inputView(field: Field): TemplateResult {
  const { name, value = '', required = false, maxLength, decimal, suggestions } = field;
  return html`<input
      id=${name}
      name=${name}
      ?required=${required}
      maxlength=${maxLength ?? nothing}
      inputmode=${decimal ? 'decimal' : nothing}
      list=${suggestions ? `${name}-suggestions` : nothing}
      aria-describedby=${described(field)}
      .value=${value}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
    />${
      suggestions
        ? html`<datalist id=${`${name}-suggestions`}>
            ${suggestions.map((suggestion) => html`<option .value=${suggestion}></option>`)}
          </datalist>`
        : nothing
    }`;
}

function selectView(field: Field): TemplateResult {
  const { name, value, options = [] } = field;
  return html`<select id=${name} name=${name} aria-describedby=${described(field)}>
    ${options.map(([key, text]) => html`<option .value=${key} ?selected=${key === value}>${text}</option>`)}
  </select>`;
}

function choicesView({ name, legend, choices, texts, chosen }: Choices): TemplateResult {
  return html`<fieldset>
    <legend>${legend}</legend>
    <div class="choices">
      ${choices.map(
        (choice) =>
          html`<label
            ><input
              type="checkbox"
              name=${name}
              .value=${choice}
              ?checked=${chosen.includes(choice)}
            />${texts?.[choice] ?? choice}</label
          >`,
      )}
    </div>
  </fieldset>`;
}
