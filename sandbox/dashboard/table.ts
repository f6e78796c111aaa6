/** Renders a section's list as a table. On a narrow page each row is a card (see table.styles.ts). */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ActionRunner } from './actions.js';
import type { Form } from './forms/form.js';
import { linkToRow } from './route.js';
import type { Action, Column, Item, Section } from './section.js';

export interface Table {
  readonly section: Section;
  readonly rows: readonly Item[];
  readonly search: string;
  readonly actions: ActionRunner;
  readonly openForm: (form: Form) => void;
}

export function tableView(table: Table): TemplateResult {
  const { section, rows, search, actions } = table;
  const columns = section.columns(actions);
  const link = (id: string) => linkToRow(section.name, id, search);
  return html`<table class=${section.name} aria-labelledby="title">
    <thead>
      <tr>
        <th scope="col" class="identity">ID</th>
        ${columns.map(headerView)} ${section.actions ? html`<th scope="col" class="wide">Actions</th>` : nothing}
      </tr>
    </thead>
    <tbody>
      ${repeat(
        rows,
        ({ id }) => id,
        (row) =>
          html`<tr data-row=${row.id}>
            <th scope="row"><a class="id" id=${`id-${row.id}`} href=${link(row.id)}>${row.id}</a></th>
            ${columns.map(
              ({ title, width, cell }) =>
                html`<td class=${width ?? ''} data-label=${title}><div class="value">${cell(row)}</div></td>`,
            )}
            ${section.actions ? html`<td class="actions">${actionsOf(table, row)}</td>` : nothing}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const headerView = ({ title, width }: Column<Item>) => html`<th scope="col" class=${width ?? ''}>${title}</th>`;

/** Keyed by label, so that a button never changes into another one during a click. */
function actionsOf(table: Table, row: Item): unknown {
  const actions = table.section.actions?.(row, table.actions) ?? [];
  return repeat(
    actions,
    ({ label }) => label,
    (action) => actionView(table, row, action),
  );
}

function actionView(table: Table, row: Item, action: Action): TemplateResult {
  const described = `id-${row.id}`;
  if ('href' in action) {
    return html`<a class="button" href=${action.href} aria-describedby=${described}>${action.label}</a>`;
  }
  return html`<button
    class=${action.main ? 'button main' : 'button'}
    type="button"
    aria-describedby=${described}
    aria-disabled=${table.actions.busy(row.id, action) ? 'true' : 'false'}
    @click=${() => run(table, row, action)}
  >
    ${action.label}
  </button>`;
}

function run({ actions, openForm }: Table, { id }: Item, action: Exclude<Action, { href: string }>): void {
  if ('form' in action) openForm(action.form);
  else if ('local' in action) actions.toggle(id);
  else if ('copies' in action) void actions.copy(action.copies);
  else actions.press(id, action);
}
