/** Links for the ids of resources, wherever they occur. */
import { html } from 'lit';
import { linkTo, linkToRow } from './route.js';

/** The section of each kind of id, by prefix. */
const SECTIONS: Readonly<Record<string, string>> = {
  pm: 'payments',
  mdt: 'mandates',
  cst: 'customers',
  rfd: 'refunds',
  sub: 'subscriptions',
  txn: 'balance',
  evt: 'events',
  we: 'webhooks',
  dlv: 'deliveries',
  req: 'requests',
};
/** Ids of movements without a resource; the balance has their transactions. */
const SOURCES: ReadonlySet<string> = new Set(['stl', 'po', 'adj']);
const ID = /\b((?:pm|mdt|cst|rfd|sub|txn|evt|we|dlv|req|stl|po|adj)_[A-Za-z\d]{8,}(?:-[A-Za-z\d]+)?)\b/;

/** The address of a resource in the dashboard; undefined if the text is not an id. */
export function linkToId(id: string): string | undefined {
  if (ID.exec(id)?.[0] !== id) return undefined;
  const prefix = id.slice(0, id.indexOf('_'));
  if (SOURCES.has(prefix)) return linkTo('balance', id);
  return linkToRow(SECTIONS[prefix]!, id);
}

/** A link to the resource; nothing without an id. */
export function reference(id: string | null): unknown {
  return id === null ? '' : html`<a class="mono" href=${linkToId(id) ?? '#'}>${id}</a>`;
}

/** A text with a link for each id. */
export function linked(text: string): unknown {
  // Every second part is an id, since the pattern has one group.
  return text.split(ID).map((part, index) => (index % 2 ? reference(part) : part));
}
