import { expect, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { BRAZILIAN_STATES } from '../../src/domain/brazil.js';
import { BANK_NAMES } from '../../src/domain/brazilian-banks.js';
import type { PayProvider } from '../../src/index.js';
import { pseudo } from '../support/language.js';
import { mount } from '../support/mount.js';
import * as samples from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

/** Every text that a user or a screen reader can read, in all shadow roots. */
function textsOf(root: Node): string[] {
  const found: string[] = [];
  const visit = (node: Node) => {
    if (node instanceof Text && node.data.trim()) {
      // A sentence has several text nodes if it contains elements.
      const parent = node.parentElement!;
      const whole = (parent.closest('label') ?? parent).textContent.trim();
      if (!/^(?:STYLE|SCRIPT)$/.test(parent.tagName)) found.push(whole);
    }
    if (node instanceof Element) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
        const value = node.getAttribute(name);
        if (value) found.push(value);
      }
      if (node.shadowRoot) visit(node.shadowRoot);
    }
    node.childNodes.forEach(visit);
  };
  visit(root);
  return [...new Set(found)];
}

const NAMES = new Set([...BRAZILIAN_STATES.values(), ...BANK_NAMES]);
const given = JSON.stringify(samples);
/** True for texts that are not translated: data of the service, amounts, times, grouped codes. */
const isData = (text: string) =>
  !/\p{L}/u.test(text) ||
  given.includes(text) ||
  given.includes(text.replace(/\s/g, '')) ||
  // Names of unknown fields, of banks and of states; dates are formatted by locale.
  given.includes(text.toLowerCase().replaceAll(' ', '_')) ||
  /^\S+ · \d{3}$/.test(text) ||
  NAMES.has(text) ||
  /^\w+\s\d+,\s\d{4}(?: at\s.*)?$/.test(text) ||
  /^(?:R\$|MX\$|BRL|MXN)?[\d.,\s]+(?: (?:hr|min|sec|days?)[\d\s]*)*$/.test(text);

/** The texts, where a message in two parts is one text: its heading, and what to do. */
function messagesOf(root: ParentNode & Node): string[] {
  const messages = [...root.querySelectorAll('[part~=notice] p')];
  const parts = messages.flatMap(({ children }) => Array.from(children, ({ textContent }) => textContent));
  return [
    ...textsOf(root).filter((text) => !parts.includes(text)),
    ...messages.map(({ textContent }) => textContent.trim()),
  ];
}

describe('with a pseudo language, every text is translated', () => {
  const cases: [string, object, string][] = [
    ['a link', { action: samples.redirectAction }, 'link'],
    ['an app', { action: samples.appAction }, 'link'],
    ['a code', { mandate: samples.mandate() }, 'input'],
    ['a QR code', { payment: samples.payment() }, 'tools'],
    ['a boleto', { payment: samples.payment(samples.byBoleto) }, 'tools'],
    [
      'a transfer',
      { payment: samples.payment({ payment_method: 'banktransfer_mx', action: samples.transferAction }) },
      'tools',
    ],
    [
      'a voucher',
      { payment: samples.payment({ payment_method: 'cashvoucher_mx', action: samples.voucherAction }) },
      'tools',
    ],
    ['other details', { action: samples.otherAction }, 'list'],
    ...Object.entries(samples.instruments).map(([payment_method, display_details]): [string, object, string] => [
      `an instrument of ${payment_method}`,
      {
        payment: samples.payment({
          payment_method,
          currency_local: 'EUR',
          currency: 'EUR',
          action: { type: 'display_details', display_details },
        }),
      },
      'steps',
    ]),
    ['a success', { payment: samples.payment({ status: 'paid' }) }, 'facts'],
    ['a failure', { payment: samples.payment({ status: 'failed', failure_code: 'account_closed' }) }, 'other-method'],
    ['an unknown failure', { payment: samples.payment({ status: 'failed' }) }, 'start-again'],
    ['an expiry', { payment: samples.payment({ status: 'expired' }) }, 'start-again'],
    ['nothing usable', { action: { type: 'dance' } }, 'other-method'],
  ];
  for (const [name, properties, part] of cases) {
    it(`${name} has no other text`, async () => {
      const { element } = await mount<LitElement>(html`<pay-action></pay-action>`);
      element.closest<PayProvider>('pay-provider')!.strings = pseudo;
      Object.assign(element, properties);
      const has = (root: ParentNode | null): boolean =>
        [...(root?.querySelectorAll('*') ?? [])].some(
          (node) => node.matches(`[part~="${part}"]`) || has(node.shadowRoot),
        );
      await waitUntil(() => has(element.shadowRoot), part);
      const texts = messagesOf(element.shadowRoot!).filter((text) => !isData(text));
      expect(texts.length).to.be.above(0);
      expect(texts.filter((text) => !/^\[.*\](?: \(SPEI\))?$/s.test(text))).to.deep.equal([]);
    });
  }

  for (const methods of [['banktransfer_mx', 'card_ru', 'va_id', 'sepa_de', 'konbini_jp'], [7]]) {
    it(`pay-methods with ${JSON.stringify(methods)} has no other text`, async () => {
      const { element } = await mount<LitElement>(html`<div></div>`);
      element.closest<PayProvider>('pay-provider')!.strings = pseudo;
      const list = Object.assign(document.createElement('pay-methods'), { methods, required: true });
      element.append(list);
      await list.updateComplete;
      list.reportValidity();
      await list.updateComplete;
      const texts = messagesOf(list.shadowRoot!).filter((text) => !isData(text));
      expect(texts.length).to.be.above(0);
      expect(texts.filter((text) => !/^\[.*\](?: \(SPEI\))?$/s.test(text))).to.deep.equal([]);
    });
  }

  for (const [tag, method] of [
    ['pay-customer-fields', 'ovo_id'],
    ['pay-customer-fields', 'boleto_br'],
    ['pay-refund-account', 'boleto_br'],
    ['pay-refund-account', 'cashvoucher_mx'],
  ] as const) {
    it(`${tag} for ${method} has no other text`, async () => {
      const { element } = await mount<LitElement>(html`<div></div>`);
      element.closest<PayProvider>('pay-provider')!.strings = pseudo;
      const fields = document.createElement(tag);
      fields.paymentMethod = method;
      element.append(fields);
      await fields.updateComplete;
      fields.reportValidity();
      await fields.updateComplete;
      const texts = textsOf(fields.shadowRoot!).filter((text) => !isData(text));
      expect(texts.filter((text) => !/^\[.*\](?: \(SPEI\))?$/s.test(text))).to.deep.equal([]);
    });
  }
});
