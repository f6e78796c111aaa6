import { expect, html } from '@open-wc/testing';
import '../support/lazy.js';
import type { LitElement } from 'lit';
import { fakeClipboard, restoreClipboard } from '../support/clipboard.js';
import { SPACED } from '../support/edge-space.js';
import { mount } from '../support/mount.js';
import { boletoAction, instruments, otherAction, qrAction, transferAction, voucherAction } from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

type Properties = Record<string, string | Readonly<Record<string, string>>>;

const MONEY = { amount: '49.90', expiresAt: '2126-11-24T12:00:00Z', timeCreated: '2026-11-20T12:00:00Z' };
const SLIP = { ...MONEY, reference: 'R 7', pdfUrl: '/slip.pdf', emailUrl: '/slip', merchant: 'Example Shop' };

/** Each step of an instrument or a link, with each property that the page can set to a value of the service. */
const ELEMENTS: readonly [string, Properties][] = [
  ['pay-qr', { ...SLIP, data: qrAction.display_qr_code.data, currency: 'BRL', paymentMethod: 'pix_br' }],
  [
    'pay-boleto-details',
    { ...SLIP, amount: '0.10', details: boletoAction.display_details, currency: 'BRL', paymentMethod: 'boleto_br' },
  ],
  [
    'pay-bank-transfer',
    { ...SLIP, details: transferAction.display_details, currency: 'MXN', paymentMethod: 'banktransfer_mx' },
  ],
  ['pay-bank-transfer', { ...SLIP, details: instruments.sepa_de, currency: 'EUR', paymentMethod: 'sepa_de' }],
  ['pay-bank-transfer', { ...SLIP, details: instruments.ach_us, currency: 'USD', paymentMethod: 'ach_us' }],
  ['pay-bank-transfer', { ...SLIP, details: instruments.bacs_gb, currency: 'GBP', paymentMethod: 'bacs_gb' }],
  [
    'pay-cash-voucher',
    { ...SLIP, details: voucherAction.display_details, currency: 'MXN', paymentMethod: 'cashvoucher_mx' },
  ],
  ['pay-details', { ...SLIP, details: instruments.multibanco_pt, currency: 'EUR', paymentMethod: 'multibanco_pt' }],
  ['pay-details', { ...SLIP, details: otherAction.display_details, currency: 'EUR', paymentMethod: 'other_ke' }],
  ['pay-redirect', { url: 'https://bank.example.com/a?b=1', kind: 'url', merchant: 'Example Shop', amount: '5' }],
  ['pay-redirect', { url: 'wallet://pay?id=1', kind: 'app', paymentMethod: 'ewallet_id', currency: 'IDR' }],
  [
    'pay-wallet-account',
    { account: { reference: 'a***@b.example', name: 'Ana', balance_amount: '5', balance_currency: 'IDR' } },
  ],
];

/** All kinds at once. */
const spaced = (text: string) => SPACED.reduce((inner, around) => around(inner), text);

/** What the consumer gets: texts, drawings, links, and every text that a button copies. */
async function outcome(tag: string, properties: Properties) {
  const { element, log } = await mount<LitElement>(html`${Object.assign(document.createElement(tag), properties)}`);
  const { renderRoot } = element;
  if ('emailUrl' in properties)
    await waitUntil(() => renderRoot.querySelector('[part=tools] [part=email]'), 'no tools');
  await element.updateComplete;
  const all = <Node extends Element>(selector: string) => [...renderRoot.querySelectorAll<Node>(selector)];
  const texts = all('[part]').map((node) => [node.getAttribute('part'), node.textContent]);
  const drawings = all('[part=code] path, [part=barcode] path').map((path) => path.getAttribute('d'));
  const links = all('a').map((link) => link.getAttribute('href'));
  const written = fakeClipboard();
  const copied: string[] = [];
  for (const button of all<HTMLButtonElement>('[part=copy-button]')) {
    button.click();
    await new Promise((done) => setTimeout(done));
    copied.push(written.text);
  }
  return { texts, drawings, links, copied, events: log.events.map(({ type, detail }) => [type, detail]) };
}

describe('white space around the values of an element', () => {
  afterEach(restoreClipboard);

  for (const [tag, properties] of ELEMENTS) {
    const { paymentMethod = '', ...others } = properties;
    it(`${tag} ${paymentMethod as string}: is neither shown, drawn nor copied, and hides nothing from the checks, in ${Object.keys(others).join(', ')}`, async () => {
      const around = Object.entries(properties).map(([name, value]) => [
        name,
        typeof value === 'string'
          ? spaced(value)
          : Object.fromEntries(Object.entries(value).map(([field, text]) => [field, spaced(text)])),
      ]);
      expect(await outcome(tag, Object.fromEntries(around) as Properties)).to.deep.equal(
        await outcome(tag, properties),
      );
    });
  }
});
