/** Cells and texts that several sections share. */
import { html, nothing, type TemplateResult } from 'lit';
import { linkTo } from './route.js';

/** A time of the service. The offset is omitted, since all times are UTC. */
export function time(value: string | null): unknown {
  if (value === null) return '';
  return html`<time datetime=${value}>${value.replace('T', ' ').replace('+00:00', '')}</time>`;
}

export function status(value: string, reason: string | null = null): TemplateResult {
  return html`<span class="status" data-status=${value}>${value}</span>${
      reason ? html`<br /><small>${reason}</small>` : nothing
    }`;
}

/** A link to the rows of another section that match an id. */
export function reference(section: string, id: string | null): unknown {
  return id === null ? '' : html`<a class="mono" href=${linkTo(section, id)}>${id}</a>`;
}

export const money = (currency: string, amount: string): string => `${currency} ${amount}`;

export function example(text: string, path: string, body: object): TemplateResult {
  const command = `curl ${location.origin}${path} -H 'content-type: application/json' -d '${JSON.stringify(body)}'`;
  return html`<p>${text}</p>
    <pre class="command">${command}</pre>`;
}

export const FIRST_PAYMENT = { payment_method: 'pix_br', currency: 'BRL', amount: '10.50' };
