import { expect, html } from '@open-wc/testing';
import type { PayAction } from '../../src/index.js';
import { expectAccessible } from '../support/accessible.js';
import { fakeUserAgent, restoreUserAgent } from '../support/device.js';
import { mount } from '../support/mount.js';
import { appAction, boletoAction, payment, qrAction, upiLink } from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

async function setup(action: object, payment_method = 'gopay_id') {
  const mounted = await mount<PayAction>(
    html`<pay-action .payment=${payment({ payment_method, action })}></pay-action>`,
  );
  const { element, part } = mounted;
  await waitUntil(() => part('way') !== null);
  const buttons = () => [...element.renderRoot.querySelectorAll<HTMLElement>('[part=way]')];
  return {
    ...mounted,
    step: () => part('step')?.localName,
    names: () => buttons().map((button) => button.textContent.trim()),
    press: async (index = 0) => {
      buttons()[index]!.focus();
      buttons()[index]!.click();
      await element.updateComplete;
      await element.updateComplete;
    },
  };
}

describe('a step that can be taken in several ways', () => {
  afterEach(restoreUserAgent);

  const gopay = { ...qrAction, alternatives: [appAction] };
  const boleto = { ...boletoAction, alternatives: [{ ...qrAction, payment_method: 'pix_br' }] };

  it('shows the code on a computer, and a button for the app', async () => {
    const { element, step, names, press } = await setup(gopay);
    expect([step(), names()]).to.deep.equal(['pay-qr', ['App']]);
    await expectAccessible(element);
    await press();
    expect([step(), names()]).to.deep.equal(['pay-redirect', ['Show QR code']]);
  });

  it('shows the app on a phone, and a button for the code', async () => {
    fakeUserAgent(IPHONE);
    const { step, names } = await setup(gopay);
    expect([step(), names()]).to.deep.equal(['pay-redirect', ['Show QR code']]);
  });

  const upi = { type: 'display_qr_code', display_qr_code: { data: upiLink } };

  it('opens an app of UPI on a phone', async () => {
    fakeUserAgent(IPHONE);
    const { part, step, names } = await setup(upi, 'upi_in');
    const link = part('step')!.shadowRoot!.querySelector('[part=link]')!;
    expect([step(), names(), link.getAttribute('href')]).to.deep.equal(['pay-redirect', ['Show QR code'], upiLink]);
  });

  it('shows the code of UPI alone on a computer, where nothing takes its link', async () => {
    const { part } = await mount<PayAction>(
      html`<pay-action .payment=${payment({ payment_method: 'upi_in', action: upi })}></pay-action>`,
    );
    const root = part('step')!.shadowRoot!;
    await waitUntil(() => root.querySelector('[part=steps]'), 'the whole step');
    expect([Boolean(root.querySelector('[part=code]')), root.querySelector('[part=copy]')]).to.deep.equal([true, null]);
  });

  it('shows the code of UPI on a phone whose page lists other apps', async () => {
    fakeUserAgent(IPHONE);
    const { part } = await mount<PayAction>(
      html`<pay-action app-schemes="dana" .payment=${payment({ payment_method: 'upi_in', action: upi })}></pay-action>`,
    );
    expect([part('step')?.localName, part('way')]).to.deep.equal(['pay-qr', null]);
  });

  it('names the method of a way that has its own', async () => {
    const { part, step, names, press } = await setup(boleto, 'boleto_br');
    const title = () => part('title')!.textContent;
    expect([title(), step(), names()]).to.deep.equal(['Boleto', 'pay-boleto-details', ['Pix']]);
    await press();
    expect([title(), step(), names()]).to.deep.equal(['Pix', 'pay-qr', ['Boleto']]);
    await press();
    expect([title(), step(), names()]).to.deep.equal(['Boleto', 'pay-boleto-details', ['Pix']]);
  });

  it('moves the focus to the head, because the step above the button has changed', async () => {
    const { focused, press } = await setup(boleto, 'boleto_br');
    await press();
    expect(focused()).to.equal('head');
  });

  it('keeps the way when the payment is updated, and begins anew with another action', async () => {
    const { element, step, press } = await setup(boleto, 'boleto_br');
    await press();
    element.payment = payment({ payment_method: 'boleto_br', action: boleto, description: 'later' });
    await element.updateComplete;
    expect(step()).to.equal('pay-qr');
    const code = { ...qrAction, display_qr_code: { data: '00020101021226' } };
    element.payment = payment({ payment_method: 'boleto_br', action: { ...boletoAction, alternatives: [code] } });
    await element.updateComplete;
    expect(step()).to.equal('pay-boleto-details');
  });

  it('has no buttons for an action with one way, and none after the outcome', async () => {
    const { element, part } = await setup(gopay);
    element.payment = payment({ status: 'paid', paid: true, action: {} });
    await element.updateComplete;
    expect(part('way')).to.equal(null);
    const { part: single } = await mount<PayAction>(html`<pay-action .payment=${payment()}></pay-action>`);
    expect(single('ways')).to.equal(null);
  });
});
