/** The details of a row: its JSON with links, and links to what belongs to it. */
import { html, nothing, type TemplateResult } from 'lit';
import { linked } from './ids.js';
import { linkTo } from './route.js';
import type { Item, Section } from './section.js';

/** The sections that may have rows for an id, by its prefix. */
const RELATED: Readonly<Record<string, readonly string[]>> = {
  cst: ['payments', 'mandates', 'subscriptions', 'events', 'requests'],
  mdt: ['payments', 'subscriptions', 'events', 'requests'],
  pm: ['refunds', 'balance', 'events', 'requests'],
  rfd: ['balance', 'events', 'requests'],
  sub: ['payments', 'events', 'requests'],
  txn: ['events'],
  evt: ['deliveries'],
  dlv: [],
  we: ['deliveries', 'requests'],
};

const LOADING = html`<p>Loading…</p>`;

export interface Details {
  readonly section: Section;
  readonly id: string;
  /** Undefined while it is loading, null if there is none. */
  readonly row: Item | null | undefined;
  readonly close: () => void;
}

export function detailsView({ section, id, row, close }: Details): TemplateResult {
  const own = row ? section.details?.(row) : undefined;
  return html`<h2 id="dialog-title" tabindex="-1">${own?.title ?? id}</h2>
    ${row ? (own?.content ?? jsonView('As JSON', row)) : row === null ? html`<p>There is no ${id}.</p>` : LOADING}
    ${row ? relatedView(section, id) : nothing}
    <div class="row"><button class="button main" type="button" @click=${close}>Close</button></div>`;
}

function relatedView(section: Section, id: string): unknown {
  const names = RELATED[id.slice(0, id.indexOf('_'))];
  if (!names) return nothing;
  const links = [section.name, ...names.filter((name) => name !== section.name)];
  return html`<p class="related">
    In the lists: ${links.map((name) => html`<a href=${linkTo(name, id)}>${name}</a>`)}
  </p>`;
}

/** @param value a value, or a JSON text; other texts are shown as they are */
export function jsonView(label: string, value: unknown): TemplateResult {
  return html`<pre tabindex="0" role="region" aria-label=${label}>${linked(indented(value))}</pre>`;
}

function indented(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value, null, 2);
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}
