/** The dashboard. It shows one section at a time, with the current data. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { ActionRunner } from './actions.js';
import { Clock } from './clock.js';
import { detailsView } from './details.js';
import { Feed, type Wanted } from './feed.js';
import { FocusKeeper } from './focus.js';
import { formView, type Form, type Values } from './forms/form.js';
import { RESET } from './forms/reset.js';
import { headerView, navigationView } from './header.js';
import { headingView } from './heading.js';
import { Route } from './route.js';
import type { Item, Section } from './section.js';
import { SECTIONS } from './sections/all.js';
import { controls } from './styles/controls.styles.js';
import { dialogs } from './styles/dialogs.styles.js';
import { layout } from './styles/layout.styles.js';
import { table } from './styles/table.styles.js';
import { tableView } from './table.js';

const PAGE = 50;
/** The maximum that the service lists at once. */
const MAX_ROWS = 1_000;
const CLOCK = '/sandbox/clock';

export class Dashboard extends LitElement {
  static override styles = [layout, controls, dialogs, table];

  #limit = PAGE;
  /** The open form; the details of the route's row are open if there is none. */
  #form: Form | null = null;
  #error = '';
  readonly #route = new Route(this, () => {
    this.#limit = PAGE;
    this.#actions.show('');
    void this.#feed.refresh();
  });
  readonly #feed: Feed = new Feed(this, () => this.#wanted());
  readonly #clock = new Clock(this);
  readonly #actions: ActionRunner = new ActionRunner(this, this.#feed);
  readonly #focus = new FocusKeeper(this);

  get #section(): Section {
    return SECTIONS.find(({ name }) => name === this.#route.section) ?? SECTIONS[0];
  }

  #wanted(): Wanted[] {
    const { path, summary } = this.#section;
    const { search, row } = this.#route;
    const text = search.trim();
    const query = new URLSearchParams({ limit: String(this.#limit), ...(text && { search: text }) });
    return [
      { key: CLOCK, url: CLOCK },
      { key: path, url: `${path}?${query.toString()}` },
      ...(summary ? [{ key: summary.path, url: summary.path }] : []),
      ...(row ? [{ key: row, url: `${path}?${new URLSearchParams({ search: row }).toString()}` }] : []),
    ];
  }

  #rows(key: string): readonly Item[] | undefined {
    return (this.#feed.value(key) as { data: Item[] } | undefined)?.data;
  }

  override render(): TemplateResult {
    const section = this.#section;
    const { search } = this.#route;
    const summary = section.summary && this.#feed.value(section.summary.path);
    const openForm = (form: Form) => this.#open(form);
    return html`${headerView({
        now: this.#clock.time(this.#feed.value(CLOCK)),
        live: this.#feed.live,
        actions: this.#actions,
        reset: () => this.#open(RESET),
      })}
      ${navigationView(SECTIONS, section)}
      <div>
        ${headingView({ section, search, summary, searchFor: (text) => this.#route.searchFor(text), openForm })}
        ${summary === undefined ? nothing : section.summary?.view?.(summary)} ${this.#list(section, openForm)}
      </div>
      <p role="status" class="message">${this.#feed.problem || this.#actions.message}</p>
      <dialog aria-labelledby="dialog-title" @close=${() => this.#close()}>${this.#dialog(section)}</dialog>`;
  }

  #list(section: Section, openForm: (form: Form) => void): unknown {
    const rows = this.#rows(section.path);
    const { search } = this.#route;
    // The message has the problem.
    if (!rows) return this.#feed.problem ? nothing : html`<p>Loading…</p>`;
    if (!rows.length && search) return html`<p>No rows match “${search}”.</p>`;
    if (!rows.length) return html`<div class="empty">${section.empty()}</div>`;
    return html`${tableView({ section, rows, search, actions: this.#actions, openForm })}
    ${
      rows.length >= this.#limit && this.#limit < MAX_ROWS
        ? html`<button class="button" type="button" @click=${() => this.#more()}>Show more</button>`
        : nothing
    }`;
  }

  #dialog(section: Section): unknown {
    const close = () => this.#close();
    if (this.#form) {
      const busy = this.#actions.busy(this.#form.row, { label: this.#form.submit });
      return formView(this.#form, this.#error, busy, {
        close,
        submit: (form, values) => void this.#submit(form, values),
      });
    }
    const { row: id } = this.#route;
    if (!id) return nothing;
    const loaded = this.#rows(id) ?? this.#rows(section.path)?.filter((row) => row.id === id);
    const found = loaded?.find((row) => row.id === id);
    const row = found ?? (this.#rows(id) ? null : undefined);
    return detailsView({ section, id, row, close });
  }

  override updated(): void {
    const dialog = this.renderRoot.querySelector('dialog')!;
    const wanted = this.#form !== null || this.#route.row !== '';
    if (wanted && !dialog.open) {
      dialog.showModal();
      // The browser focuses the first field of a form; in details, it would be a link in the middle.
      if (!this.#form) dialog.querySelector('h2')?.focus();
    }
    if (!wanted && dialog.open) dialog.close();
    const title = `${this.#section.title} – Sandbox`;
    if (document.title === title) return;
    document.title = title;
    // On a phone, the navigation scrolls.
    this.renderRoot.querySelector('nav [aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }

  #more(): void {
    this.#limit = Math.min(MAX_ROWS, this.#limit + PAGE);
    void this.#feed.refresh();
  }

  #open(form: Form): void {
    this.#form = form;
    this.#error = '';
    this.requestUpdate();
  }

  #close(): void {
    const row = this.#form?.row ?? this.#route.row;
    if (this.#form) this.#form = null;
    else if (row) this.#route.closeRow();
    else return;
    this.requestUpdate();
    // The browser restores the focus, unless its element is gone.
    void this.updateComplete.then(() => this.#focus.restore(row));
  }

  /** After an error, the form stays open and shows it. */
  async #submit(form: Form, values: Values): Promise<void> {
    const action = { label: form.submit, ...form.request(values) };
    if (this.#actions.busy(form.row, action)) return;
    const error = await this.#actions.send(form.row, action);
    // The form may have been closed meanwhile.
    if (this.#form !== form) return error ? this.#actions.show(error) : undefined;
    this.#error = error;
    if (error) this.requestUpdate();
    else this.#close();
  }
}
