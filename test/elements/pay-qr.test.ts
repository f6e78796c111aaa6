import { expect, html, oneEvent, waitUntil } from '@open-wc/testing';
import type { PayQr } from '../../src/index.js';
import { fakeClipboard, fakeCopyCommand, restoreClipboard } from '../support/clipboard.js';
import { mount } from '../support/mount.js';
import { selectedText } from '../support/selection.js';
import { mountSlip } from '../support/slip.js';
import { EMV_QRS, UPI } from '../vectors/transfers.js';
import vectors from '../vectors/instruments.json' with { type: 'json' };
import { qrAction } from '../support/samples.js';

const { data } = qrAction.display_qr_code;
/** Loopback is allowed over http, so pictures of the test server are safe. */
const PICTURE = new URL('../support/picture.svg', import.meta.url).href;
const MISSING = new URL('../support/missing.svg', import.meta.url).href;

async function setup(overrides: Partial<PayQr> = {}) {
  const source = { data, imageUrlSvg: null, imageUrlPng: null, ...overrides };
  const mounted = await mount<PayQr>(
    html`<pay-qr .data=${source.data} .imageUrlSvg=${source.imageUrlSvg} .imageUrlPng=${source.imageUrlPng}></pay-qr>`,
  );
  const { element, log } = mounted;
  await waitUntil(() => log.names.length > 0, 'neither ready nor error');
  await element.updateComplete;
  return {
    ...mounted,
    svg: () => element.renderRoot.querySelector<SVGSVGElement>('[part=code] svg'),
    img: () => element.renderRoot.querySelector('img'),
  };
}

const vector = (id: string) => vectors['emvQr.valid'].find((one) => one.id === id)!.input;

/** Mounts a code with its lazy-loaded parts. */
async function whole(given: Partial<PayQr> = {}) {
  const mounted = await mountSlip<PayQr>(
    html`<pay-qr
      .data=${given.data ?? data}
      .amount=${given.amount ?? null}
      .currency=${given.currency ?? null}
      .expiresAt=${given.expiresAt ?? null}
      .clockSkew=${given.clockSkew ?? null}
      .merchant=${given.merchant ?? ''}
    ></pay-qr>`,
  );
  return { ...mounted, svg: () => mounted.element.renderRoot.querySelector<SVGSVGElement>('[part=code] svg') };
}

/** A picture of one pixel, in Base64. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PIXEL_URL = `data:image/png;base64,${PIXEL}`;

describe('pay-qr', () => {
  for (const [what, given] of [
    ['as the picture', { data: null, imageUrlPng: PIXEL_URL }],
    ['as the picture, in Base64 alone', { data: null, imageUrlSvg: PIXEL }],
    ['as the text', { data: PIXEL_URL }],
    ['as the text, in Base64 alone', { data: PIXEL }],
  ] as const) {
    it(`shows a picture that is sent as its content, ${what}, and offers nothing to copy`, async () => {
      const { img, part, log, status } = await setup(given);
      expect(img()!.src).to.equal(PIXEL_URL);
      expect(log.names).to.deep.equal(['pay-ready']);
      expect([part('data'), part('copy-button'), part('warning'), status()]).to.deep.equal([null, null, null, '']);
    });
  }

  it('is accessible', async () => {
    const { element } = await setup();
    await expect(element).to.be.accessible();
  });

  it('draws one path, black on white, at least four pixels per module', async () => {
    const { element, svg, log, part } = await setup();
    const modules = svg()!.viewBox.baseVal.width;
    expect(svg()!.querySelectorAll('path')).to.have.length(1);
    expect(svg()!.getBoundingClientRect().width / modules).to.be.at.least(4);
    expect(getComputedStyle(svg()!).fill).to.equal('rgb(0, 0, 0)');
    expect(getComputedStyle(part('code')!).backgroundColor).to.equal('rgb(255, 255, 255)');
    expect(log.names).to.deep.equal(['pay-ready']);
    expect(element.matches(':state(ready)')).to.equal(true);
  });

  it('makes the modules of a long code smaller to fit the column, and scrolls it on a narrower page', async () => {
    const { svg, part, element } = await setup({ data: 'x'.repeat(2_331) });
    element.parentElement!.parentElement!.style.inlineSize = '320px';
    expect(svg()!.getBoundingClientRect().width).to.equal(185 * 2);
    expect(part('code')!.getBoundingClientRect().width).to.be.at.most(320);
    expect(part('code')!.tabIndex).to.equal(0);
  });

  it('draws again when the text changes', async () => {
    const { element, svg, log } = await setup();
    const before = svg()!.innerHTML;
    element.data = 'another';
    await oneEvent(element, 'pay-ready');
    expect(svg()!.innerHTML).not.to.equal(before);
    expect(log.names).to.deep.equal(['pay-ready', 'pay-ready']);
  });

  describe('pictures', () => {
    it('are not loaded if there is a text', async () => {
      const { img } = await setup({ imageUrlSvg: PICTURE });
      expect(img()).to.equal(null);
    });

    it('are used if there is no text', async () => {
      const { img, log, part } = await setup({ data: null, imageUrlSvg: PICTURE });
      expect(img()!.src).to.equal(PICTURE);
      expect(img()!.alt).to.equal('Payment QR code');
      expect(part('copy-button')).to.equal(null);
      expect(log.names).to.deep.equal(['pay-ready']);
    });

    it('are used if the text is too long', async () => {
      const { img, part } = await setup({ data: 'x'.repeat(2_332), imageUrlSvg: PICTURE });
      expect(img()!.src).to.equal(PICTURE);
      await waitUntil(() => part('copy-button'));
    });

    it('are tried in order', async () => {
      const { img, log } = await setup({ data: null, imageUrlSvg: MISSING, imageUrlPng: PICTURE });
      expect(img()!.src).to.equal(PICTURE);
      expect(log.names).to.deep.equal(['pay-ready']);
    });

    it('cause an error if they cannot be loaded', async () => {
      const { log, status } = await setup({ data: null, imageUrlSvg: MISSING });
      expect(log.of('pay-error').map(({ code }) => code)).to.deep.equal(['image-failed']);
      expect(status()).to.equal('Couldn’t load the QR code.');
    });

    it('are not requested from unsafe addresses', async () => {
      const { img, log } = await setup({
        data: null,
        imageUrlSvg: 'javascript:alert(1)',
        imageUrlPng: 'http://x.example/a',
      });
      expect(img()).to.equal(null);
      expect(log.of('pay-error').map(({ code }) => code)).to.deep.equal(['unsafe-url']);
    });
  });

  it('shows that a text is too long, and still offers to copy it', async () => {
    const { log, status, part, element } = await setup({ data: 'x'.repeat(2_332) });
    expect(log.of('pay-error').map(({ code }) => code)).to.deep.equal(['qr-too-long']);
    expect(status()).to.contain('can’t be shown as a QR code');
    await waitUntil(() => part('copy-button'));
    await expect(element).to.be.accessible();
  });

  describe('copying', () => {
    afterEach(restoreClipboard);

    it('copies the unchanged text, and announces it', async () => {
      const written = fakeClipboard();
      const { press, log, status } = await whole();
      await press('copy-button');
      expect(written.text).to.equal(data);
      expect(log.of('pay-copied').map(({ field }) => field)).to.deep.equal(['data']);
      expect(status()).to.equal('Copied: payment code');
    });

    it('selects the text if the clipboard is refused, and reports no copy', async () => {
      fakeClipboard({ refused: true });
      fakeCopyCommand(false);
      const { press, log, status, element } = await whole();
      await press('copy-button');
      expect(log.of('pay-copied')).to.have.length(0);
      expect(status()).to.contain('Selected: payment code');
      expect(selectedText(element.shadowRoot!)).to.equal(data);
    });
  });

  describe('amount and payee from the text', () => {
    const facts = ({ text }: Awaited<ReturnType<typeof whole>>) => [text('amount'), text('payee')];

    it('the payee is shown', async () => {
      const shown = await whole();
      await waitUntil(() => shown.text('payee'));
      expect(facts(shown)).to.deep.equal([null, 'Fulano de Tal']);
    });

    it('the amount is shown if the payment’s is not known', async () => {
      const shown = await whole({ data: vector('pixutils-10') });
      await waitUntil(() => shown.text('payee'));
      expect(facts(shown)).to.deep.equal(['Amount R$10.00', 'THALES OGLIARI']);
    });

    it('texts in other formats have neither', async () => {
      const shown = await whole({ data: 'https://qr.example.com/pay?id=1', amount: '5', currency: 'KRW' });
      await waitUntil(() => shown.text('amount'));
      expect(facts(shown)).to.deep.equal(['Amount ₩5', null]);
      expect(shown.log.names).to.deep.equal(['pay-ready']);
    });

    const schemes: [string, string, string | null, string][] = [
      ['PayNow', EMV_QRS[1].text, 'Amount SGD 20.00', 'SHOPEEPAY PRIVATE LIMITED'],
      ['FPS', EMV_QRS[2].text, 'Amount HK$100.00', 'company_1_data'],
      ['UPI', UPI, 'Amount ₹10.00', 'nadeem chinna'],
    ];
    for (const [scheme, text, amount, payee] of schemes) {
      it(`both are shown for ${scheme}, with the name of the scheme`, async () => {
        const shown = await whole({ data: text });
        await waitUntil(() => shown.text('payee'));
        expect(facts(shown).map((fact) => fact?.replace(/\s/g, ' '))).to.deep.equal([amount, payee]);
        expect(shown.text('title')).to.equal(scheme);
        expect(shown.log.names).to.deep.equal(['pay-ready']);
      });
    }

    const warnings: [string, Partial<PayQr>, string | null][] = [
      ['a wrong CRC', { data: `${data.slice(0, -1)}E` }, 'invalid-code'],
      ['a field that is cut off', { data: data.slice(0, 40) }, 'invalid-code'],
      ['another amount in a UPI link', { data: UPI, amount: '11', currency: 'INR' }, 'amount-mismatch'],
      ['another amount', { data: vector('pixutils-10'), amount: '10.01', currency: 'BRL' }, 'amount-mismatch'],
      ['the same amount', { data: vector('pixutils-10'), amount: '10', currency: 'BRL' }, null],
      ['an amount in another currency', { data: vector('pixutils-10'), amount: '2', currency: 'USD' }, null],
    ];
    for (const [name, given, code] of warnings) {
      it(`${name} causes ${code ?? 'no warning'}, and the code is shown`, async () => {
        const { element, log, svg, text } = await whole(given);
        element.requestUpdate();
        await element.updateComplete;
        expect(log.of('pay-warning').map(({ code }) => code)).to.deep.equal(code ? [code] : []);
        expect(svg()).to.exist;
        if (code) expect(text('warning')).to.match(/^(Part|This) .* Contact the seller/);
        expect(element.renderRoot.querySelectorAll('[part=data].doubtful')).to.have.length(code ? 1 : 0);
        // It says to copy, scan or save the code, and then to pay.
        expect(Boolean(text('hint'))).to.equal(!code);
        await expect(element).to.be.accessible();
      });
    }
  });

  it('covers the code when the time has run out', async () => {
    const { element, clock, svg, part, text } = await whole({
      expiresAt: '2026-11-21T12:00:10Z',
      clockSkew: 0,
      merchant: 'Loja Azul',
    });
    expect(text('countdown')).to.equal('10 sec');
    await clock.pass(10_001);
    expect(element.matches(':state(expired)')).to.equal(true);
    expect([svg(), part('data'), part('tools')]).to.deep.equal([null, null, null]);
    expect(part('cover')).to.exist;
    expect([text('title'), text('merchant')]).to.deep.equal(['Pix', 'Seller Loja Azul']);
    expect(text('expired')).to.contain('expired');
    await expect(element).to.be.accessible();
  });

  describe('on a phone, which cannot scan its own screen', () => {
    const { matchMedia } = window;
    const onPhone = async (given: Partial<PayQr>) => {
      window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(pointer: coarse)' });
      const shown = await whole(given);
      window.matchMedia = matchMedia;
      return shown;
    };
    const order = ({ element }: { element: PayQr }) =>
      [...element.renderRoot.querySelectorAll('[part=data], [part=code], [part=save-png]')].map((node) =>
        node.getAttribute('part'),
      );

    it('shows the text first', async () => {
      expect(order(await whole())).to.deep.equal(['code', 'data', 'save-png']);
      const shown = await onPhone({});
      expect(order(shown)).to.deep.equal(['data', 'code', 'save-png']);
      expect(shown.text('hint')).to.contain('Copy this code');
    });

    it('does not urge the consumer to copy a code that looks wrong', async () => {
      const { part } = await onPhone({ data: vector('pixutils-10'), amount: '10.01', currency: 'BRL' });
      expect([part('warning') === null, part('copy-button')!.classList.contains('quiet')]).to.deep.equal([false, true]);
    });

    it('saves an image first, once, where banking apps read it from the gallery', async () => {
      const shown = await onPhone({ data: vector('pp-phone') });
      expect(order(shown)).to.deep.equal(['save-png', 'code', 'data']);
      expect(shown.texts('save-png')).to.have.length(1);
    });

    it('saves an image of a UPI link, which no app takes as text', async () => {
      expect(order(await onPhone({ data: UPI }))).to.deep.equal(['save-png', 'code', 'data']);
    });
  });

  it('saves the code as it is drawn', async () => {
    const create = URL.createObjectURL;
    const click = HTMLAnchorElement.prototype.click;
    const files: Blob[] = [];
    URL.createObjectURL = (file) => (files.push(file as Blob), 'blob:x');
    HTMLAnchorElement.prototype.click = () => {};
    const { press, log, svg } = await whole();
    await waitUntil(async () => (await press('save-svg'), files.length > 0));
    URL.createObjectURL = create;
    HTMLAnchorElement.prototype.click = click;
    expect(await files[0]!.text()).to.contain(svg()!.querySelector('path')!.getAttribute('d'));
    expect(log.of('pay-saved')[0]!.file).to.equal('qr-code.svg');
  });
});
