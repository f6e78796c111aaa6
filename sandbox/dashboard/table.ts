/** A section's list as a table; on a narrow page each row is a card (see table.styles.ts). */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Desk } from './desk.js';
import type { Action, Item, Local, Section } from './section.js';

export interface Table {
  readonly section: Section;
  readonly rows: readonly Item[];
  readonly desk: Desk;
  /** Shows all that the service says of it. */
  readonly open: (row: Item) => void;
  /** What is done on the page alone. */
  readonly local: (row: Item, action: Local) => void;
}

export function tableView(table: Table): TemplateResult {
  const { section, rows, desk } = table;
  const columns = section.columns(desk);
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

/** By label: a button never becomes another one under the finger. */
function actionsOf(table: Table, row: Item): unknown {
  const actions = table.section.actions?.(row, table.desk) ?? [];
  return repeat(
    actions,
    ({ label }) => label,
    (action) => actionView(table, row, action),
  );
}

function actionView({ desk, local }: Table, row: Item, action: Action): TemplateResult {
  const described = `id-${row.id}`;
  if ('href' in action) {
    return html`<a class="button" href=${action.href} aria-describedby=${described}>${action.label}</a>`;
  }
  const press = () => ('local' in action ? local(row, action) : desk.press(row.id, action));
  return html`<button
    class=${action.main ? 'button main' : 'button'}
    type="button"
    aria-describedby=${described}
    aria-disabled=${desk.busy(row.id, action) ? 'true' : 'false'}
    @click=${press}
  >
    ${action.label}
  </button>`;
}
