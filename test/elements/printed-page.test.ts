/** A page that the browser prints by itself, for example by Ctrl+P: the button of a step prints a copy of its slip. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import '../../src/define/all.js';
import { settle } from '../support/clock.js';
import '../support/lazy.js';
import {
  appAction,
  boletoAction,
  otherAction,
  payment,
  qrAction,
  redirectAction,
  transferAction,
  voucherAction,
} from '../support/samples.js';

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
      const element = Object.assign(document.createElement('pay-action') as LitElement, {
        payment: payment({ action, time_expired: EXPIRES, payment_method: 'dinero_xx' }),
        merchant: 'Loja Açaí',
      });
      page.append(element);
      const isOpen = name !== 'none';
      if (isOpen) await waitUntil(() => element.renderRoot.querySelector('[part=countdown]'), 'the time left');
      await settle();
      await emulateMedia({ media: 'print' });
      expect(printed(element, 'title')).to.include('Dinero');
      expect(printed(element, 'amount')).to.include('R$10.50');
      expect(printed(element, 'merchant')).to.include('Loja Açaí');
      if (!isOpen) return;
      expect(printed(element, 'left')).to.match(/^"Pay by January \d, 2099 at .+"$/);
      const { color } = getComputedStyle(element.renderRoot.querySelector('[part=head]')!);
      expect(color).to.equal('rgb(0, 0, 0)');
    });
  }

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
