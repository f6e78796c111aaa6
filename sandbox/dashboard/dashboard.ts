/** The dashboard. It shows one section at a time, with the current data. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { ActionRunner } from './actions.js';
import { accountFor, dialogView, type Dialog, type Payment } from './dialogs.js';
import { Feed } from './feed.js';
import { FocusKeeper } from './focus.js';
import { headerView, navigationView } from './header.js';
import { Route } from './route.js';
import type { Item, Section } from './section.js';
import { SECTIONS } from './sections/all.js';
import { controls } from './styles/controls.styles.js';
import { layout } from './styles/layout.styles.js';
import { table } from './styles/table.styles.js';
import { tableView } from './table.js';

const PAGE = 50;
/** The maximum that the service lists at once. */
const MAX_ROWS = 1_000;

export class Dashboard extends LitElement {
  static override styles = [layout, controls, table];

  #limit = PAGE;
  #dialog: Dialog | null = null;
  #error = '';
  readonly #route = new Route(this, () => {
    this.#limit = PAGE;
    this.#actions.show('');
    void this.#feed.refresh();
  });
  readonly #feed: Feed = new Feed(this, () => this.#paths());
  readonly #actions: ActionRunner = new ActionRunner(this, this.#feed);
  readonly #focus = new FocusKeeper(this);

  get #section(): Section {
    return SECTIONS.find(({ name }) => name === this.#route.section) ?? SECTIONS[0];
  }

  #paths(): string[] {
    const { path, summary } = this.#section;
    const query = new URLSearchParams({ limit: String(this.#limit) });
    if (this.#route.search) query.set('search', this.#route.search);
    return ['/sandbox/clock', `${path}?${query.toString()}`, ...(summary ? [summary.path] : [])];
  }

  override render(): TemplateResult {
    const section = this.#section;
    const clock = this.#feed.value('/sandbox/clock') as { time: string } | undefined;
    const summary = section.summary && this.#feed.value(section.summary.path);
    return html`${headerView(clock?.time ?? null, this.#actions, () => this.#open({ kind: 'reset' }))}
      ${navigationView(SECTIONS, section)}
      <div>
        <div class="heading">
          <h2 id="title" tabindex="-1">${section.title}</h2>
          <label for="search">Filter by ID or status</label>
          <input
            id="search"
            type="search"
            maxlength="64"
            spellcheck="false"
            autocomplete="off"
            .value=${live(this.#route.search)}
            @input=${(event: Event) => this.#route.searchFor((event.target as HTMLInputElement).value)}
          />
        </div>
        ${summary === undefined ? nothing : section.summary?.view(summary, (id, action) => this.#actions.press(id, action))}
        ${this.#list(section)}
      </div>
      <p role="status" class="message">${this.#feed.problem || this.#actions.message}</p>
      ${dialogView(this.#dialog, this.#error, {
        close: () => this.#close(),
        refund: (payment, amount) => void this.#refund(payment, amount),
        reset: () => void this.#reset(),
      })}`;
  }

  #list(section: Section): unknown {
    const list = this.#feed.value(section.path) as { data: Item[] } | undefined;
    if (!list) return html`<p>Loading…</p>`;
    const rows = list.data;
    if (!rows.length && this.#route.search) return html`<p>No rows match “${this.#route.search}”.</p>`;
    if (!rows.length) return html`<div class="empty">${section.empty()}</div>`;
    return html`${tableView({
      section,
      rows,
      actions: this.#actions,
      open: (row) => this.#open({ kind: 'details', row }),
      local: (row, { local }) =>
        local === 'code' ? this.#actions.toggleCode(row.id) : this.#open({ kind: 'refund', payment: row as Payment }),
    })}
    ${
      rows.length >= this.#limit && this.#limit < MAX_ROWS
        ? html`<button class="button" type="button" @click=${() => this.#more()}>Show more</button>`
        : nothing
    }`;
  }

  override updated(): void {
    const dialog = this.renderRoot.querySelector('dialog')!;
    if (this.#dialog && !dialog.open) dialog.showModal();
    if (!this.#dialog && dialog.open) dialog.close();
    document.title = `${this.#section.title} – Sandbox`;
  }

  #more(): void {
    this.#limit = Math.min(MAX_ROWS, this.#limit + PAGE);
    void this.#feed.refresh();
  }

  #open(dialog: Dialog): void {
    this.#dialog = dialog;
    this.#error = '';
    this.requestUpdate();
  }

  #close(): void {
    if (!this.#dialog) return;
    const row = this.#dialog.kind === 'refund' ? this.#dialog.payment.id : undefined;
    this.#dialog = null;
    this.requestUpdate();
    // The browser restores the focus, unless the button is gone.
    void this.updateComplete.then(() => this.#focus.restore(row));
  }

  async #refund(payment: Payment, amount: string): Promise<void> {
    const { id, currency } = payment;
    const account = accountFor(payment);
    const body = { payment_id: id, ...(amount && { amount, currency }), ...(account && { extra: account }) };
    this.#error = await this.#actions.send(id, {
      label: 'Refund',
      path: '/sandbox/refunds',
      body,
      done: (refund) => `${String(refund.id)} of ${currency} ${String(refund.amount)} is ${String(refund.status)}.`,
    });
    this.#finish();
  }

  async #reset(): Promise<void> {
    this.#error = await this.#actions.send('', {
      label: 'Reset',
      path: '/sandbox/reset',
      done: () => 'All data is deleted.',
    });
    this.#finish();
  }

  /** After an error, the dialog stays open and shows it. */
  #finish(): void {
    if (this.#error) this.requestUpdate();
    else this.#close();
  }
}
