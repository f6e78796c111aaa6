import { nothing, type TemplateResult } from 'lit';
import type { Checkout } from '../../contract/checkout.js';
import { plainText } from '../../domain/plain-text.js';
import type { CheckoutStrings, CoreStrings } from '../../locales/strings.js';
import { html } from '../html.js';
import { cycleText, priceText } from './messages.js';

/** Renders what is bought, and of whom. */
export function renderOrder(
  { mode, seller, description, lines, amount, currency, interval }: Checkout,
  strings: CoreStrings & CheckoutStrings,
): TemplateResult {
  const line = (part: string, text: string | null) =>
    text ? html`<p part=${part}><bdi>${plainText(text)}</bdi></p>` : nothing;
  return html`<div part="order">
    ${line('seller', seller)}
    ${
      amount && mode !== 'setup'
        ? html`<p part="price">
            <bdi part="amount" translate="no">${priceText({ amount, currency }, strings)}</bdi>
            ${interval ? html`&nbsp;<span part="cycle">${cycleText(interval, strings)}</span>` : nothing}
          </p>`
        : nothing
    }
    ${line('description', description)}
    ${
      lines.length
        ? html`<ul part="lines">
            ${lines.map(
              ({ description: text, quantity, amount: of }) =>
                html`<li part="line">
                  <bdi>${(quantity ?? 1) > 1 ? `${quantity} × ` : ''}${plainText(text)}</bdi>
                  ${of ? html`<bdi translate="no">${priceText({ amount: of, currency }, strings)}</bdi>` : nothing}
                </li>`,
            )}
          </ul>`
        : nothing
    }
  </div>`;
}
