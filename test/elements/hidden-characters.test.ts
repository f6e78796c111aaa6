import { expect, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { isPlain } from '../../src/domain/plain-text.js';
import { fakeClipboard, restoreClipboard } from '../support/clipboard.js';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';
import { ELEMENTS as ALL } from '../support/elements.js';
import {
  appAction,
  boletoAction,
  mandate,
  otherAction,
  payment,
  qrAction,
  redirectAction,
  transferAction,
  voucherAction,
} from '../support/samples.js';
import { reportAttack } from '../support/attack-report.js';

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

/** Each text on screen, and names and descriptions, which only screen readers read. */
function texts(root: ParentNode): string[] {
  const shown = [...root.childNodes].flatMap((node) => (node instanceof Text ? node.data.replace(/[ \n]+/g, ' ') : []));
  const inside = [...root.children].flatMap((node) => [
    ...['aria-label', 'aria-description', 'title', 'alt', 'placeholder'].map((name) => node.getAttribute(name) ?? ''),
    ...texts(node),
    ...(node.shadowRoot ? texts(node.shadowRoot) : []),
  ]);
  return [...shown, ...inside];
}

const hiddenIn = (root: ParentNode) => texts(root).filter((text) => !isPlain(text));

function buttons(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((node) => [
    ...(node.matches('button') ? [node] : []),
    ...(node.shadowRoot ? buttons(node.shadowRoot) : []),
  ]);
}

describe('hidden characters reach neither the screen nor screen readers', () => {
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
    reportAttack(
      'hidden and direction-changing characters in all fields; texts, names and announcements after every button',
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
      const check = () => expect(hiddenIn(element)).to.deep.equal([]);
      check();
      for (const button of buttons(element)) {
        if (button.getAttribute('part')?.includes('print')) continue;
        button.click();
        await settle();
        check();
      }
    });
  }

  const wallet = {
    reference: 'a@b.example',
    name: 'Ana',
    reference_type: 'email',
    balance_amount: '1',
    balance_currency: 'IDR',
  };
  const extra = { payment_method_account: Object.fromEntries(Object.keys(wallet).map((key) => [key, hide('1')])) };
  const resources: readonly [property: string, resources: readonly Record<string, unknown>[]][] = [
    [
      'payment',
      [
        ...[qrAction, redirectAction, appAction, boletoAction, transferAction, voucherAction, otherAction, {}].map(
          (action) => payment({ action }),
        ),
        payment({ status: 'paid', paid: true, amount_paid: '10.50', time_paid: '2026-11-21T12:30:00Z', action: {} }),
        payment({ status: 'failed', failure_code: 'x', failure_message: 'No', action: {} }),
        payment({ status: 'expired', action: {} }),
      ],
    ],
    [
      'mandate',
      [
        mandate({ extra: { payment_method_account: wallet } }),
        mandate({ status: 'active', action: {} }),
        mandate({ status: 'failed', failure_message: 'No', action: {} }),
      ],
    ],
  ];
  const attributes = ['payment-method', 'merchant', 'expires-at', 'amount', 'currency', 'reference', 'mandate-id'];

  for (const [property, all] of resources) {
    for (const field of [...Object.keys(all[0]!), 'unknown']) {
      it(`${field} of a ${property}`, async () => {
        const { element } = await mount<LitElement>(html`<div></div>`);
        for (const one of all) {
          const shown = Object.assign(document.createElement('pay-action') as LitElement, {
            showFailureMessage: true,
            [property]: { ...one, [field]: field === 'extra' ? extra : hide(String(one[field] ?? 'x')) },
          });
          element.replaceChildren(shown);
          await settle();
          await shown.updateComplete;
          await settle();
          expect(hiddenIn(element)).to.deep.equal([]);
        }
      });
    }
  }

  for (const [property, { display_details: details }] of [
    ['transfer', transferAction],
    ['boleto', boletoAction],
    ['voucher', voucherAction],
    ['other details', otherAction],
  ] as const) {
    it(`each field of the ${property}, and one that is unknown`, async () => {
      const { element } = await mount<LitElement>(html`<div></div>`);
      for (const field of [...Object.keys(details), hide('field')]) {
        const changed = { ...details, [field]: hide('12 Ab') };
        const action = { type: 'display_details', display_details: changed };
        const shown = Object.assign(document.createElement('pay-action') as LitElement, {
          payment: payment({ action }),
        });
        element.replaceChildren(shown);
        await settle();
        await shown.updateComplete;
        await settle();
        expect(hiddenIn(element), field).to.deep.equal([]);
      }
    });
  }

  for (const attribute of attributes) {
    it(`the attribute ${attribute} of each element`, async () => {
      const { element } = await mount<LitElement>(html`<div></div>`);
      for (const [tag, properties] of ALL) {
        const shown = Object.assign(document.createElement(tag) as LitElement, properties);
        shown.setAttribute(attribute, hide('pay_ab_br'));
        element.replaceChildren(shown);
        await settle();
        await shown.updateComplete;
        expect(hiddenIn(element), tag).to.deep.equal([]);
      }
    });
  }
});
