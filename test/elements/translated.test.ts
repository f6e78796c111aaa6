/** A page that the browser's translator has rewritten: it replaces each text with elements that have another text. */
import { expect, html, waitUntil } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { fakeClipboard, restoreClipboard } from '../support/clipboard.js';
import { mountSlip } from '../support/slip.js';

const CODE =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const LINE = '23793380296060054351030006333303799140000020000';

/** Translates as browsers do: text in `translate="no"` stays, each other one becomes two nested `<font>`. */
function translate(root: Node): void {
  for (const node of [...root.childNodes]) {
    if (node instanceof Element && (node.getAttribute('translate') === 'no' || /^(style|svg)$/i.test(node.tagName)))
      continue;
    if (node instanceof Text && node.data.trim()) {
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild!.textContent = `«${node.data.replace(/[\d.,]+/g, '0')}»`;
      node.replaceWith(outer);
    } else translate(node instanceof Element && node.shadowRoot ? node.shadowRoot : node);
  }
}

const STEPS = [
  [
    'pay-qr',
    html`<pay-qr
      .data=${CODE}
      amount="10.50"
      currency="BRL"
      merchant="Loja 24 Horas"
      expires-at="2026-11-22T00:00:00Z"
      clock-skew="0"
    ></pay-qr>`,
    [CODE, '10.50', 'Loja 24 Horas', 'Fulano de Tal'],
    CODE,
  ],
  [
    'pay-boleto-details',
    html`<pay-boleto-details
      .details=${{ code: LINE }}
      amount="260.00"
      currency="BRL"
      expires-at="2026-11-22T00:00:00Z"
      clock-skew="0"
    ></pay-boleto-details>`,
    ['237'],
    LINE,
  ],
  [
    'pay-bank-transfer',
    html`<pay-bank-transfer
      .details=${{ country: 'MX', currency: 'MXN', account_number: '646180157000000004', bank_name: 'STP', reference: '0421337' }}
      amount="449.00"
      currency="MXN"
      expires-at="2026-11-22T00:00:00Z"
      clock-skew="0"
    ></pay-bank-transfer>`,
    ['646 180 15700000000 4', '449.00', '0421337', 'STP'],
    '646180157000000004',
  ],
  [
    'pay-cash-voucher',
    html`<pay-cash-voucher
      .details=${{ reference: '98000014505724' }}
      amount="449"
      currency="MXN"
      expires-at="2026-11-22T00:00:00Z"
      clock-skew="0"
    ></pay-cash-voucher>`,
    ['9800 0014 5057 24', '449.00'],
    '98000014505724',
  ],
] as const;

describe('a translated page', () => {
  afterEach(restoreClipboard);

  for (const [name, step, kept, copied] of STEPS) {
    it(`${name} keeps codes, amounts and names, copies, counts down and expires`, async () => {
      const { element, part, text, press, clock, updated } = await mountSlip<LitElement>(step);
      await waitUntil(() => part('copy-button') && part('countdown'), 'copy button and countdown');
      const written = fakeClipboard();
      translate(element.renderRoot);
      const shown = (element.renderRoot as ShadowRoot).textContent;
      for (const text of kept) expect(shown).to.include(text);
      expect(shown).to.include('«');

      await press('copy-button');
      await waitUntil(() => written.text, 'the text is copied');
      expect(written.text).to.equal(copied);
      expect(text('status')).to.match(/^Copied/);

      const left = text('countdown');
      await clock.pass(90_000);
      await updated();
      expect(text('countdown')).not.to.equal(left);
      await clock.pass(86_400_000);
      await updated();
      expect(text('expired')).to.equal('Payment time has expired. If you’ve paid, don’t pay again.');
      expect(part('copy-button')).to.equal(null);
    });
  }
});
