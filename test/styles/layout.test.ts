import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement, TemplateResult } from 'lit';
import '../../src/define/all.js';
import type { ThemeName } from '../../src/index.js';
import { THEMES } from '../../src/styles/themes.js';
import { settle } from '../support/clock.js';
import * as samples from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

const later = '2099-01-01T00:00:00Z';
const details = (action: { display_details: object }) => action.display_details;

const ELEMENTS: Readonly<Record<string, TemplateResult>> = {
  'pay-action, a result': html`<pay-action
    .payment=${samples.payment({ status: 'failed', failure_code: 'user_cancel', action: null })}
  >
    <img slot="logo" src="/test/support/picture.svg" alt="Shop" /><b slot="header">Order 12</b><i slot="footer">Help</i>
  </pay-action>`,
  'pay-redirect': html`<pay-redirect url="https://bank.example.com/" auto-redirect="99"></pay-redirect>`,
  'pay-otp-verify': html`<pay-otp-verify mandate-id="mdt_1" base-url="/shop" no-auto-submit></pay-otp-verify>`,
  'pay-qr': html`<pay-qr data=${samples.qrAction.display_qr_code.data} expires-at=${later}></pay-qr>`,
  'pay-details': html`<pay-details .details=${details(samples.otherAction)}></pay-details>`,
  'pay-boleto-details': html`<pay-boleto-details
    .details=${details(samples.boletoAction)}
    expires-at=${later}
  ></pay-boleto-details>`,
  'pay-bank-transfer': html`<pay-bank-transfer
    .details=${details(samples.transferAction)}
    amount="12.50"
    currency="MXN"
    expires-at=${later}
  ></pay-bank-transfer>`,
  'pay-cash-voucher': html`<pay-cash-voucher
    .details=${details(samples.voucherAction)}
    expires-at=${later}
  ></pay-cash-voucher>`,
  'pay-customer-fields': html`<pay-customer-fields payment-method="boleto_br"></pay-customer-fields>`,
  'pay-methods': html`<pay-methods methods='["pix_br","boleto_br","cashvoucher_mx"]' value="boleto_br"></pay-methods>`,
  'pay-refund-account': html`<pay-refund-account payment-method="boleto_br"></pay-refund-account>`,
};
/** Elements that lazy-load their tools. */
const WITH_TOOLS = /qr|details|transfer|voucher/;

async function setup(name: string, width: number, theme?: ThemeName, fontSize = 16): Promise<LitElement> {
  const page = await fixture<HTMLElement>(
    html`<div>
      <pay-provider .appearance=${theme ? { theme } : null}><form>${ELEMENTS[name]}</form></pay-provider>
    </div>`,
  );
  page.style.inlineSize = `${width}px`;
  page.style.fontSize = `${fontSize}px`;
  const element = page.querySelector('form')!.firstElementChild as LitElement;
  await element.updateComplete;
  if (WITH_TOOLS.test(name)) await waitUntil(() => element.renderRoot.querySelector('[part=tools] button'), name);
  if (name.startsWith('pay-action'))
    await waitUntil(() => element.renderRoot.querySelector('[part=start-again]'), name);
  await settle();
  if ('reportValidity' in element) (element as unknown as HTMLInputElement).reportValidity();
  await element.updateComplete;
  return element;
}

const controls = (element: LitElement) => [
  ...element.renderRoot.querySelectorAll<HTMLElement>('a, button, input, select'),
];

for (const name of Object.keys(ELEMENTS)) {
  describe(`the layout of ${name}`, () => {
    for (const theme of [undefined, ...(Object.keys(THEMES) as ThemeName[])]) {
      it(`has targets of at least 44 px: ${theme ?? 'default'}`, async () => {
        const element = await setup(name, 320, theme);
        const found = controls(element).filter((one) => one.checkVisibility());
        for (const one of found) {
          // A press on its label chooses a radio button.
          const target = one.matches('[type=radio]') ? one.closest('label')! : one;
          const { width, height } = target.getBoundingClientRect();
          expect(Math.min(width, height), one.getAttribute('part') ?? one.id).to.be.at.least(44);
        }
        if (!/details$/.test(name) || name === 'pay-details') expect(found).not.to.have.length(0);
      });
    }

    for (const [what, width, fontSize] of [
      ['240 px', 240, 16],
      ['320 px', 320, 16],
      ['a column on a desktop', 640, 16],
      ['320 px with text at 200%', 320, 32],
    ] as const) {
      it(`fits into ${what}`, async () => {
        const element = await setup(name, width, undefined, fontSize);
        const { left, right } = element.getBoundingClientRect();
        for (const one of element.renderRoot.querySelectorAll<HTMLElement>('[part], .button, code, bdi, input')) {
          // Wide content scrolls in its own box, which is reachable by keyboard.
          if (!one.checkVisibility() || one.closest('[part=code], [part=cells] *, [aria-atomic]')) continue;
          const box = one.getBoundingClientRect();
          expect(box.left, `${one.localName} ${one.getAttribute('part')}`).to.be.at.least(left - 1);
          expect(box.right, `${one.localName} ${one.getAttribute('part')}`).to.be.at.most(right + 1);
        }
      });
    }
  });
}
