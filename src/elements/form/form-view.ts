import { nothing, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { FormState } from '../../flows/form.js';
import type { CoreStrings, FormStrings } from '../../locales/strings.js';
import { renderField, type InputField } from './field.js';
import type { FormTexts } from './problems.js';

export interface FormView {
  readonly fields: readonly InputField[];
  readonly state: FormState;
  /** The problems by path, in the order of the fields. */
  readonly problems: ReadonlyMap<string, string>;
  /** The problem that the page has set; empty without one. */
  readonly customProblem: string;
  readonly disabled: boolean;
  readonly wording: FormTexts;
  readonly strings: CoreStrings & FormStrings;
  readonly focus: (path: string) => void;
  readonly status: (message: string) => TemplateResult;
}

/** Renders the fields in their groups, below a summary of problems after a refused submit. */
export function renderForm(view: FormView): TemplateResult {
  const { fields, state, problems, customProblem, status, wording } = view;
  const groups = new Set(fields.map(({ group }) => group));
  return html`${state.isListed && (problems.size || customProblem) ? renderSummary(view) : nothing}
  ${wording.purpose ? html`<p part="purpose">${wording.purpose()}</p>` : nothing}
  ${Array.from(groups, (group) => renderGroup(view, group))}
  ${status(state.left === null ? '' : (shownProblem(view, state.left) ?? ''))}`;
}

/** A field's problem, if it may be shown already. That of the page is about the only field. */
function shownProblem({ fields, state, problems, customProblem }: FormView, path: string): string | undefined {
  const own = fields.length === 1 ? customProblem || undefined : undefined;
  return state.shown.has(path) ? (problems.get(path) ?? own) : undefined;
}

function renderSummary({ problems, customProblem, strings, focus }: FormView): TemplateResult {
  return html`<div part="summary" role="group" tabindex="-1" aria-labelledby="summary-title">
    <p part="summary-title" id="summary-title">${problems.size ? strings.formSummary : customProblem}</p>
    ${problems.size && customProblem ? html`<p part="error">${customProblem}</p>` : nothing}
    <ul>
      ${[...problems].map(
        ([path, problem]) =>
          html`<li>
            <button part="summary-link" type="button" @click=${() => focus(path)}>${problem}</button>
          </li>`,
      )}
    </ul>
  </div>`;
}

function renderGroup(view: FormView, group: string | undefined): TemplateResult {
  const { fields, state, disabled, wording, strings } = view;
  return html`<fieldset part=${group ? 'group' : 'fields'} ?disabled=${disabled}>
    ${group ? html`<legend part="legend">${wording.legend(group)}</legend>` : nothing}
    ${fields
      .filter((field) => field.group === group)
      .map((field) =>
        renderField(field, {
          label: wording.label(field.path),
          hint: wording.hint(field.path),
          error: shownProblem(view, field.path),
          text: state.texts[field.path] ?? '',
          last: field === fields.at(-1),
          option: wording.option,
          strings,
        }),
      )}
  </fieldset>`;
}
