/** Small pieces of text that several tables have. */
import { html, nothing, type TemplateResult } from 'lit';
import { linkTo } from './route.js';

/** As the service says it, without what is the same everywhere: its times are all UTC. */
export function time(value: string | null): unknown {
  if (value === null) return '';
  return html`<time datetime=${value}>${value.replace('T', ' ').replace('+00:00', '')}</time>`;
}

export function status(value: string, reason: string | null = null): TemplateResult {
  return html`<span class="status" data-status=${value}>${value}</span>${
      reason ? html`<br /><small>${reason}</small>` : nothing
    }`;
}

/** To what another section has about an id. */
export function reference(section: string, id: string | null): unknown {
  return id === null ? '' : html`<a class="mono" href=${linkTo(section, id)}>${id}</a>`;
}

export const money = (currency: string, amount: string): string => `${currency} ${amount}`;

export function example(words: string, path: string, body: object): TemplateResult {
  const command = `curl ${location.origin}${path} -H 'content-type: application/json' -d '${JSON.stringify(body)}'`;
  return html`<p>${words}</p>
    <pre class="command">${command}</pre>`;
}

export const FIRST_PAYMENT = { payment_method: 'pix_br', currency: 'BRL', amount: '10.50' };
