/** Cells and texts that several sections share. */
import { html, nothing, type TemplateResult } from 'lit';
import { methodTitle } from '../src/method-title.js';

/** A time of the service. The offset is omitted, since all times are UTC. */
export function time(value: string | null): unknown {
  if (value === null) return '';
  return html`<time datetime=${value}>${value.replace('T', ' ').replace('+00:00', '')}</time>`;
}

export function status(value: string, reason: string | null = null): TemplateResult {
  return html`<span class="status" data-status=${value}>${value}</span>${
      reason ? html`<small class="line">${reason.replaceAll('_', ' ')}</small>` : nothing
    }`;
}

/** The method's name above its identifier. */
export const method = (id: string): TemplateResult => html`${methodTitle(id)}<small class="line">${id}</small>`;

/** An amount with the digits that the service gives; nothing breaks it. */
export function money(currency: string, amount: string): string {
  const digits = amount.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${currency}\u00a0${format.format(amount as Intl.StringNumericLiteral)}`;
}

const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** A number of seconds in the largest unit that keeps it whole. */
export function duration(seconds: number): string {
  const [name, length] = UNITS.find(([, length]) => seconds % length === 0)!;
  const count = seconds / length;
  return count === 1 ? name.slice(0, -1) : `${count} ${name}`;
}

export function example(text: string, path: string, body: object): TemplateResult {
  const command = `curl ${location.origin}${path} -H 'content-type: application/json' -d '${JSON.stringify(body)}'`;
  return html`<p>${text}</p>
    <pre class="command">${command}</pre>`;
}

export const FIRST_PAYMENT = { payment_method: 'pix_br', currency: 'BRL', amount: '10.50' };
