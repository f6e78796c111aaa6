import { expect, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { isPlain } from '../../src/domain/plain-text.js';
import { fakeClipboard, restoreClipboard } from '../support/clipboard.js';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';
import { mandate, payment, qrAction } from '../support/samples.js';
import { tried } from '../support/tried.js';

/** Adds characters that change the direction, end that, and take no space. */
const hide = (text: string) => `${text}\u202e${text}\u2066\u200b\u00ad\ufeff`;
const hidden = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, hide('12 Ab')]));

const TRANSFER = [
  'country',
  'currency',
  'bank_name',
  'bank_code',
  'account_holder_name',
  'account_number',
  'reference',
];
const ELEMENTS: readonly [string, Record<string, unknown>][] = [
  ['pay-details', { details: { [hide('till')]: hide('204'), '\u202e': '1', barcode: hide('A-1') } }],
  ['pay-boleto-details', { details: hidden(['code', 'number']), amount: hide('1'), currency: hide('BRL') }],
  ['pay-bank-transfer', { details: hidden(TRANSFER), amount: hide('1'), currency: hide('MXN') }],
  ['pay-cash-voucher', { details: hidden(['reference']), amount: hide('1'), currency: hide('MXN') }],
  ['pay-qr', { data: hide(qrAction.display_qr_code.data), amount: hide('1'), currency: hide('BRL') }],
  [
    'pay-methods',
    {
      methods: [{ id: 'pix_br', name: hide('Pix'), description: hide('At once'), disabled: true, reason: hide('No') }],
    },
  ],
  [
    'pay-wallet-account',
    {
      account: {
        reference: hide('a@b.example'),
        name: hide('Ana'),
        balance_amount: '1',
        balance_currency: hide('IDR'),
      },
    },
  ],
  [
    'pay-action',
    {
      payment: payment({
        status: 'failed',
        reference: hide('R'),
        amount: hide('1'),
        failure_message: hide('no'),
        action: {},
      }),
    },
  ],
  ['pay-action', { mandate: mandate({ status: 'failed', failure_message: hide('no') }), showFailureMessage: true }],
];

/** Names, descriptions and announcements: texts that only screen readers read. */
function spoken(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((node) => [
    ...['aria-label', 'aria-description', 'title', 'alt', 'placeholder'].map((name) => node.getAttribute(name) ?? ''),
    node.getAttribute('role') === 'status' ? node.textContent : '',
    ...(node.shadowRoot ? spoken(node.shadowRoot) : []),
  ]);
}

function buttons(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((node) => [
    ...(node.matches('button') ? [node] : []),
    ...(node.shadowRoot ? buttons(node.shadowRoot) : []),
  ]);
}

describe('screen readers get no hidden characters', () => {
  const { click } = HTMLAnchorElement.prototype;
  before(() => {
    fakeClipboard();
    // Firefox shows downloads in a panel, which would take the focus from later tests.
    HTMLAnchorElement.prototype.click = function () {
      if (!this.download) click.call(this);
    };
  });
  after(() => {
    restoreClipboard();
    HTMLAnchorElement.prototype.click = click;
    tried(
      'hidden and direction-changing characters in all fields; names and announcements after every button',
      'none is left',
    );
  });

  for (const [tag, properties] of ELEMENTS) {
    it(`${tag} ${JSON.stringify(properties).slice(0, 40)}: initially and after each button`, async () => {
      const { element } = await mount<LitElement>(html`<div></div>`);
      const shown = Object.assign(document.createElement(tag) as LitElement, properties);
      element.append(shown);
      await settle();
      await shown.updateComplete;
      const check = () => expect(spoken(element).filter((text) => !isPlain(text.trim()))).to.deep.equal([]);
      check();
      for (const button of buttons(element)) {
        if (button.getAttribute('part')?.includes('print')) continue;
        button.click();
        await settle();
        check();
      }
    });
  }
});
