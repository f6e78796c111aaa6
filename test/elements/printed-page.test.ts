/** A page that the browser prints by itself, for example by Ctrl+P: the button of a step prints a copy of its slip. */
import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import '../../src/define/all.js';
import { settle } from '../support/clock.js';
import '../support/lazy.js';
import {
  appAction,
  boletoAction,
  byBoleto,
  otherAction,
  payment,
  qrAction,
  redirectAction,
  transferAction,
  voucherAction,
} from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

const EXPIRES = '2099-01-02T15:00:00Z';
const STEPS = {
  qrAction,
  boletoAction,
  transferAction,
  voucherAction,
  otherAction,
  redirectAction,
  appAction,
  none: {},
};

const METHODS: Readonly<Record<string, string>> = {
  qrAction: 'pix_br',
  boletoAction: 'boleto_br',
  transferAction: 'banktransfer_mx',
  voucherAction: 'cashvoucher_mx',
};

/** What is printed of a part, with the text that only paper has. */
function printed(element: LitElement, part: string): string {
  const found = element.renderRoot.querySelector<HTMLElement>(`[part=head] [part=${part}]`);
  if (!found?.checkVisibility() || !found.getBoundingClientRect().height) return '';
  const seen = [...found.children].filter((one) => one.checkVisibility()).map((one) => one.textContent);
  return [...seen, getComputedStyle(found, '::after').content].join(' ').replace(/\s+/g, ' ');
}

describe('a page that the browser prints', () => {
  afterEach(() => emulateMedia({ media: 'screen' }));

  for (const [name, action] of Object.entries(STEPS)) {
    it(`has the method, the amount, the seller and the deadline: ${name}`, async () => {
      const page = await fixture<HTMLElement>(html`<div lang="en"></div>`);
      // That of the code: one that differs has no deadline.
      const amount = action === boletoAction ? '0.10' : '10.50';
      const element = Object.assign(document.createElement('pay-action') as LitElement, {
        payment: payment({ action, amount, time_expired: EXPIRES, payment_method: 'dinero_xx' }),
        merchant: 'Loja Açaí',
      });
      page.append(element);
      const isOpen = name !== 'none';
      if (isOpen) await waitUntil(() => element.renderRoot.querySelector('[part=countdown]'), 'the time left');
      await settle();
      await emulateMedia({ media: 'print' });
      expect(printed(element, 'title')).to.include('Dinero');
      expect(printed(element, 'amount')).to.include(`R$${amount}`);
      expect(printed(element, 'merchant')).to.include('Loja Açaí');
      if (!isOpen) return;
      expect(printed(element, 'left')).to.match(/^"Pay by January\s\d,\s2099\sat\s.+"$/);
      const { color } = getComputedStyle(element.renderRoot.querySelector('[part=head]')!);
      expect(color).to.equal('rgb(0, 0, 0)');
    });
  }

  it('has no controls, and no text about the screen', async () => {
    const page = await fixture<HTMLElement>(html`<div lang="en"></div>`);
    const element = Object.assign(document.createElement('pay-action') as LitElement, {
      payment: payment(byBoleto),
    });
    element.setAttribute('src', 'data:application/json,{}');
    page.append(element);
    await waitUntil(() => element.renderRoot.querySelector('[part=updates]'), 'the text below the button');
    await emulateMedia({ media: 'print' });
    const step = element.renderRoot.querySelector<LitElement>('[part=step]')!;
    for (const { renderRoot } of [element, step])
      for (const control of renderRoot.querySelectorAll('button, [part=updates], [part=tools]'))
        expect(control.checkVisibility(), control.outerHTML).to.equal(false);
  });

  it('has them also of a step without <pay-action>', async () => {
    const element = await fixture<LitElement>(
      html`<pay-qr
        data=${qrAction.display_qr_code.data}
        amount="10.50"
        currency="BRL"
        merchant="Loja Açaí"
        expires-at=${EXPIRES}
      ></pay-qr>`,
    );
    await waitUntil(() => element.renderRoot.querySelector('[part=countdown]'), 'the time left');
    await emulateMedia({ media: 'print' });
    expect(printed(element, 'amount')).to.include('R$10.50');
    expect(printed(element, 'left')).to.include('Pay by');
  });
});

describe('the button that prints', () => {
  const { print } = window;
  afterEach(() => {
    window.print = print;
    dispatchEvent(new Event('afterprint'));
    return emulateMedia({ media: 'screen' });
  });

  for (const [name, action, amount = '10.50'] of [
    ['qrAction', qrAction],
    ['boletoAction', boletoAction, '0.10'],
    ['transferAction', transferAction],
    ['voucherAction', voucherAction],
  ] as const) {
    it(`has the method, the amount, the seller, the deadline and one name for each number: ${name}`, async () => {
      const page = await fixture<HTMLElement>(html`<div lang="en"></div>`);
      const element = Object.assign(document.createElement('pay-action') as LitElement, {
        payment: payment({
          action,
          amount,
          time_expired: EXPIRES,
          payment_method: METHODS[name],
          reference: 'NC-844288',
        }),
        merchant: 'Loja Açaí',
      });
      page.append(element);
      await waitUntil(() => element.renderRoot.querySelector('[part=countdown]'), 'the time left');
      const step = element.renderRoot.querySelector<LitElement>('[part=step]')!;
      const button = () => step.renderRoot.querySelector<HTMLElement>('[part=print]');
      await waitUntil(button, 'the button');
      window.print = () => {};
      button()!.click();
      await emulateMedia({ media: 'print' });
      const paper = document.querySelector('pay-paper')!;
      const root = paper.shadowRoot!;
      const seen = (part: string) => root.querySelector<HTMLElement>(`[part=head] [part=${part}]`)!;
      expect(seen('amount').textContent).to.include(`R$${amount}`);
      expect(seen('merchant').textContent).to.include('Loja Açaí');
      expect(getComputedStyle(seen('left'), '::after').content).to.include('Pay by January');
      for (const part of ['title', 'amount', 'merchant', 'left']) expect(seen(part).checkVisibility()).to.equal(true);
      const labels = [...root.querySelectorAll('dt, .code [part=label]')].map((label) => label.textContent.trim());
      expect(labels).to.include('Order number');
      expect(labels.filter((label, at) => labels.indexOf(label) !== at)).to.deep.equal([]);
    });
  }
});
