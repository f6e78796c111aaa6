import { expect, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import '../../src/define/all.js';
import { printSlip } from '../../src/controllers/print.js';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';
import { payment, voucherAction } from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

/** Another document on the same origin. */
function frame(): Document {
  const element = document.createElement('iframe');
  document.body.append(element);
  return element.contentDocument!;
}

const colourOf = (element: LitElement) =>
  element.ownerDocument.defaultView!.getComputedStyle(element.shadowRoot!.querySelector('.button, [part=base]')!)
    .minBlockSize + element.ownerDocument.defaultView!.getComputedStyle(element).display;

const TAGS: Record<string, object> = {
  'pay-action': { payment: payment({ action: voucherAction, payment_method: 'cashvoucher_mx' }) },
  'pay-otp-verify': { mandateId: 'mdt_1' },
  'pay-redirect': { url: 'https://bank.example.com/' },
  'pay-qr': { data: 'HELLO', expiresAt: '2126-01-01T00:00:00Z' },
  'pay-customer-fields': { paymentMethod: 'boleto_br' },
  'pay-methods': { methods: ['pix_br', 'boleto_br'], value: 'boleto_br' },
};

describe('elements in another document', () => {
  let errors: unknown[] = [];
  const recordError = (event: Event) =>
    errors.push((event as ErrorEvent).message ?? (event as PromiseRejectionEvent).reason);
  before(() => {
    addEventListener('error', recordError);
    addEventListener('unhandledrejection', recordError);
  });
  after(() => {
    removeEventListener('error', recordError);
    removeEventListener('unhandledrejection', recordError);
  });
  beforeEach(() => void (errors = []));

  for (const [tag, properties] of Object.entries(TAGS)) {
    it(`${tag} keeps its styles when it is moved there and back`, async () => {
      const { element: place } = await mount<LitElement>(html`<div></div>`);
      const element = Object.assign(document.createElement(tag) as LitElement, properties);
      place.append(element);
      await settle();
      await waitUntil(() => element.shadowRoot!.adoptedStyleSheets.length >= 3);
      const sheets = () => element.shadowRoot!.adoptedStyleSheets.map(({ cssRules }) => cssRules.length);
      await settle();
      const [adopted, style] = [sheets(), colourOf(element)];
      const there = frame();
      there.body.append(element);
      await settle();
      expect(sheets()).to.deep.equal(adopted);
      expect(colourOf(element)).to.equal(style);
      place.append(element);
      await settle();
      expect([sheets(), colourOf(element), errors]).to.deep.equal([adopted, style, []]);
      there.defaultView!.frameElement!.remove();
    });

    it(`${tag} can be created there`, async () => {
      const there = frame();
      const provider = document.createElement('pay-provider');
      const element = Object.assign(document.createElement(tag) as LitElement, properties);
      provider.append(element);
      there.body.append(provider);
      await settle();
      await waitUntil(() => (element.shadowRoot?.adoptedStyleSheets.length ?? 0) >= 3);
      expect(colourOf(element)).to.contain('block');
      const { delegatesFocus } = (element.constructor as typeof LitElement).shadowRootOptions;
      expect(element.shadowRoot!.delegatesFocus).to.equal(Boolean(delegatesFocus));
      expect(there.defaultView!.getComputedStyle(provider).display).to.equal('contents');
      expect(errors).to.deep.equal([]);
      there.defaultView!.frameElement!.remove();
    });
  }

  it('the result, the tools of a slip and the appearance have their styles there', async () => {
    const { element: here } = await mount<LitElement>(html`<div></div>`);
    const there = frame();
    const sheetsOf = async (place: Element) => {
      const provider = Object.assign(document.createElement('pay-provider'), {
        appearance: { variables: { colorAccent: 'rgb(1, 2, 3)' } },
      });
      const element = Object.assign(document.createElement('pay-action'), TAGS['pay-action']);
      provider.append(element);
      place.append(provider);
      await settle();
      const slip = element.shadowRoot!.querySelector('pay-cash-voucher')!;
      await waitUntil(
        () => slip.shadowRoot!.adoptedStyleSheets.length >= 10,
        slip.shadowRoot!.textContent + slip.shadowRoot!.adoptedStyleSheets.length,
      );
      Object.assign(element, { payment: payment({ status: 'paid', action: {} }) });
      await waitUntil(() => element.shadowRoot!.adoptedStyleSheets.length >= 9);
      await waitUntil(() => provider.shadowRoot!.adoptedStyleSheets.length === 2);
      const { defaultView: view } = place.ownerDocument;
      return [
        view!.getComputedStyle(provider).getPropertyValue('--pay-color-accent'),
        ...[provider, element, slip].map((one) => one.shadowRoot!.adoptedStyleSheets.length),
      ];
    };
    expect(await sheetsOf(there.body)).to.deep.equal(await sheetsOf(here));
    expect(errors).to.deep.equal([]);
    there.defaultView!.frameElement!.remove();
  });

  it('a provider keeps its appearance when it is moved there', async () => {
    const { element: here } = await mount<LitElement>(html`<div></div>`);
    const there = frame();
    const appearance = { variables: { colorAccent: 'rgb(1, 2, 3)' } };
    const provider = Object.assign(document.createElement('pay-provider'), { appearance });
    const accent = () =>
      provider.ownerDocument.defaultView!.getComputedStyle(provider).getPropertyValue('--pay-color-accent');
    here.append(provider);
    await waitUntil(() => accent() === 'rgb(1, 2, 3)');
    there.body.append(provider);
    await waitUntil(() => accent() === 'rgb(1, 2, 3)');
    expect(errors).to.deep.equal([]);
    there.defaultView!.frameElement!.remove();
  });

  it('a slip is printed from its own document', async () => {
    const there = frame();
    const slip = there.createElement('section');
    there.body.append(slip);
    let printed = 0;
    there.defaultView!.print = () => void printed++;
    printSlip(slip, there.createElement('p'));
    expect([printed, there.querySelectorAll('pay-paper').length]).to.deep.equal([1, 1]);
    there.defaultView!.dispatchEvent(new Event('afterprint'));
    expect(there.querySelectorAll('pay-paper').length).to.equal(0);
    there.defaultView!.frameElement!.remove();
  });
});
