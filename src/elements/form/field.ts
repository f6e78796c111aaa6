import { nothing, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { markTerms } from '../market-terms.js';
import { ALERT, icon } from '../icons.js';
import { caretAfter } from '../../domain/mask.js';
import type { Field } from '../../flows/form.js';
import type { CoreStrings, FormStrings } from '../../locales/strings.js';

/** A field that is shown as an input, or as a select if it has options. */
export interface InputField extends Field {
  /** Fields with the same group are shown together, under the group's legend. */
  readonly group?: string;
  /** Values with their names, or values whose names are translated. */
  readonly options?: ReadonlyMap<string, string> | readonly string[];
  /** Values that an input suggests; others can be typed. */
  readonly suggestions?: readonly string[];
  readonly type?: 'tel';
  readonly mode?: 'numeric' | 'tel';
  readonly autocomplete?: string;
  readonly capitals?: 'characters' | 'words';
  /** `short` is as wide as a postal code; `row` shares a row with its neighbour. */
  readonly width?: 'short' | 'row';
  /** Codes and numbers are written from left to right in every language. */
  readonly ltr?: boolean;
  /** Adds separators while the consumer types. They may only be between letters and digits. */
  readonly format?: (text: string) => string;
  /** The letters and digits of a text. Formatting keeps their order. */
  readonly characters?: (text: string) => string;
  /** The text as it is shown after the field has lost the focus. */
  readonly tidy?: (text: string) => string;
}

export interface ShownField {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly text: string;
  /** True for the last field of the form. */
  readonly last: boolean;
  readonly option: (value: string) => string;
  readonly strings: CoreStrings & FormStrings;
}

/** Renders a field with its label, hint and error. */
export function renderField(field: InputField, shown: ShownField): TemplateResult {
  const { path, optional } = field;
  const { label, hint, error, strings } = shown;
  return html`<div part="field" class=${field.width ?? ''}>
    <label part="label" for=${path}
      >${optional ? renderOptional(label, strings) : markTerms(label, strings.locale)}</label
    >
    ${field.options ? renderSelect(field, shown) : renderInput(field, shown)}
    ${hint ? html`<p part="hint" id="${path}-hint">${hint}</p>` : nothing}
    ${error ? html`<p part="error" id="${path}-error">${icon(ALERT)}<span>${error}</span></p>` : nothing}
  </div>`;
}

/** The label stands out from the remark that the field is optional. */
function renderOptional(label: string, { formOptional, locale }: CoreStrings & FormStrings): unknown {
  const [before = '', after = ''] = formOptional(label).split(label);
  return html`<small>${before}</small>${markTerms(label, locale)}<small>${after}</small>`;
}

function describedBy({ path }: Field, { hint, error }: ShownField): string | typeof nothing {
  return [hint && `${path}-hint`, error && `${path}-error`].filter(Boolean).join(' ') || nothing;
}

function renderInput(field: InputField, shown: ShownField): TemplateResult {
  const { path, optional, type, mode, autocomplete, capitals, ltr, suggestions } = field;
  return html`<input
      part="input"
      id=${path}
      name=${path}
      list=${suggestions ? `${path}-list` : nothing}
      type=${type ?? 'text'}
      inputmode=${mode ?? nothing}
      autocomplete=${autocomplete ?? 'on'}
      autocapitalize=${capitals ?? 'off'}
      enterkeyhint=${shown.last ? 'done' : 'next'}
      spellcheck="false"
      dir=${ltr ? 'ltr' : 'auto'}
      ?required=${!optional}
      aria-describedby=${describedBy(field, shown)}
      aria-invalid=${shown.error ? 'true' : 'false'}
      .value=${shown.text}
    />${suggestions ? html`<datalist id="${path}-list" translate="no">${suggestions.map((name) => html`<option>${name}</option>`)}</datalist>` : nothing}`;
}

function renderSelect(field: InputField, shown: ShownField): TemplateResult {
  const { path, optional, autocomplete, options } = field;
  const { text, option, error, strings } = shown;
  const names: readonly (readonly [string, string])[] =
    options instanceof Map
      ? [...(options as ReadonlyMap<string, string>)]
      : (options as readonly string[]).map((value) => [value, option(value)]);
  return html`<select
    part="input"
    id=${path}
    name=${path}
    autocomplete=${autocomplete ?? 'on'}
    ?required=${!optional}
    aria-describedby=${describedBy(field, shown)}
    aria-invalid=${error ? 'true' : 'false'}
  >
    <option value="" .selected=${!text}>${strings.formChoose}</option>
    ${names.map(([value, name]) => html`<option value=${value} .selected=${value === text}>${name}</option>`)}
  </select>`;
}

/** Adds separators, and keeps the caret after the same character. */
export function formatTyped(input: HTMLInputElement, { format, characters }: InputField): void {
  if (!format || !characters) return;
  const { value, selectionEnd } = input;
  const formatted = format(value);
  if (formatted === value) return;
  const before = characters(value.slice(0, selectionEnd ?? value.length)).length;
  input.value = formatted;
  const caret = selectionEnd === value.length ? formatted.length : caretAfter(formatted, before);
  input.setSelectionRange(caret, caret);
}
