import { nothing, type TemplateResult } from 'lit';
import { plainText } from '../../domain/plain-text.js';
import type { CoreStrings, FactStrings } from '../../locales/strings.js';
import { html } from '../html.js';

/**
 * A label, its value without invisible characters, the value's part, and a text before the value that may come later. A fact
 * without a value is left out.
 */
export type Fact = readonly [label: string, value: string | null, part: string, before?: string];

/**
 * Returns who is paid. The bank may show a name that the consumer does not know, so the shop's name is beside it.
 * @param seller the name of the shop; empty if unknown
 * @param payee the name of the account
 * @param label for the payee alone
 */
export function payeeFact(
  seller: string,
  payee: string | null | undefined,
  label: string,
  strings: CoreStrings & FactStrings,
): Fact {
  const [shop, account] = [plainText(String(seller)), plainText(payee ?? '')];
  const isSame = shop.toLowerCase() === account.toLowerCase();
  return shop && account && !isSame
    ? [strings.seller, strings.payeeShown(shop, account), 'payee']
    : [label, account || null, 'payee'];
}

/** Renders facts about a payment as a list. */
export function renderFacts(facts: readonly Fact[]): TemplateResult | typeof nothing {
  if (!facts.some(([, value]) => value)) return nothing;
  return html`<dl part="facts">
    ${facts.map(([label, value, part, before = '']) =>
      value
        ? html`<div class=${part === 'payee' ? 'sentence' : ''}>
            <dt part="label">${label}</dt>
            <dd part=${part} translate=${part === 'due' ? nothing : 'no'}><bdi>${before}${value}</bdi></dd>
          </div>`
        : nothing,
    )}
  </dl>`;
}

/** The facts as text, one a line, to share them. */
export function factLines(facts: readonly Fact[]): string[] {
  return facts.flatMap(([label, value, , before = '']) => (value ? [`${label}: ${before}${value}`] : []));
}
