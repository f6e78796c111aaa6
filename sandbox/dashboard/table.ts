/** Renders a section's list as a table. On a narrow page each row is a card (see table.styles.ts). */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ActionRunner } from './actions.js';
import type { Action, Item, Local, Section } from './section.js';

export interface Table {
  readonly section: Section;
  readonly rows: readonly Item[];
  readonly actions: ActionRunner;
  /** Opens the details of a row. */
  readonly open: (row: Item) => void;
  /** Runs an action that changes only the page. */
  readonly local: (row: Item, action: Local) => void;
}

export function tableView(table: Table): TemplateResult {
  const { section, rows, actions } = table;
  const columns = section.columns(actions);
  return html`<table class=${section.name} aria-labelledby="title">
    <thead>
      <tr>
        <th scope="col" class="identity">ID</th>
        ${columns.map(({ title }) => html`<th scope="col">${title}</th>`)}
        ${section.actions ? html`<th scope="col" class="wide">Actions</th>` : nothing}
      </tr>
    </thead>
    <tbody>
      ${repeat(
        rows,
        ({ id }) => id,
        (row) =>
          html`<tr data-row=${row.id}>
            <th scope="row">
              <button class="id" type="button" id=${`id-${row.id}`} @click=${() => table.open(row)}>${row.id}</button>
            </th>
            ${columns.map(({ title, cell }) => html`<td data-label=${title}><div class="value">${cell(row)}</div></td>`)}
            ${section.actions ? html`<td class="actions">${actionsOf(table, row)}</td>` : nothing}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Keyed by label, so that a button never changes into another one during a click. */
function actionsOf(table: Table, row: Item): unknown {
  const actions = table.section.actions?.(row, table.actions) ?? [];
  return repeat(
    actions,
    ({ label }) => label,
    (action) => actionView(table, row, action),
  );
}

function actionView({ actions, local }: Table, row: Item, action: Action): TemplateResult {
  const described = `id-${row.id}`;
  if ('href' in action) {
    return html`<a class="button" href=${action.href} aria-describedby=${described}>${action.label}</a>`;
  }
  const press = () => ('local' in action ? local(row, action) : actions.press(row.id, action));
  return html`<button
    class=${action.main ? 'button main' : 'button'}
    type="button"
    aria-describedby=${described}
    aria-disabled=${actions.busy(row.id, action) ? 'true' : 'false'}
    @click=${press}
  >
    ${action.label}
  </button>`;
}
