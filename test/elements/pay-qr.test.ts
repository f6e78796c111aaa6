import { expect, html, oneEvent } from '@open-wc/testing';
import type { PayQr } from '../../src/index.js';
import { extras } from '../../src/locales/en/extras.js';
import { expectAccessible } from '../support/accessible.js';
import { fakeClipboard, fakeCopyCommand, restoreClipboard } from '../support/clipboard.js';
import { fakeUserAgent, restoreUserAgent } from '../support/device.js';
import { fakeDownloads, isPictureOf, restoreDownloads, sizeOf } from '../support/files.js';
import { mount } from '../support/mount.js';
import { selectedText } from '../support/selection.js';
import { mountSlip } from '../support/slip.js';
import { EMV_QRS, UPI } from '../vectors/transfers.js';
import vectors from '../vectors/instruments.json' with { type: 'json' };
import { qrAction } from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

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
    await expectAccessible(element);
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

  it('makes the modules of a long code smaller to fit the column', async () => {
    const { svg } = await setup({ data: 'x'.repeat(2_331) });
    expect(svg()!.getBoundingClientRect().width).to.equal(185 * 2);
  });

  for (const bytes of [100, 410, 517, 1_000, 2_331]) {
    for (const width of [280, 320, 344, 480]) {
      it(`shows all of a code of ${bytes} bytes, square, on ${width} px`, async () => {
        const { svg, part, element } = await setup({ data: 'x'.repeat(bytes) });
        element.parentElement!.parentElement!.style.inlineSize = `${width}px`;
        const [code, drawn] = [part('code')!, svg()!].map((node) => node.getBoundingClientRect());
        expect(drawn!.width).to.be.within(Math.min(width, 200), width);
        expect(drawn!.height).to.equal(drawn!.width);
        expect([code!.width, part('code')!.scrollWidth]).to.deep.equal([drawn!.width, Math.round(drawn!.width)]);
      });
    }
  }

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

    it('that neither load nor fail have as long as a request, and the next one is tried', async () => {
      // An own property: without it, the method of the prototype applies again.
      HTMLImageElement.prototype.addEventListener = () => {};
      try {
        const { element, clock, log, part, status } = await mount<PayQr>(
          html`<pay-qr .imageUrlSvg=${PICTURE} .imageUrlPng=${MISSING}></pay-qr>`,
        );
        const img = () => element.renderRoot.querySelector('img');
        await waitUntil(() => img());
        await clock.pass(19_999);
        expect(img()!.src).to.equal(PICTURE);
        await clock.pass(1);
        expect(img()!.src).to.equal(MISSING);
        await clock.pass(20_000);
        expect([part('code'), log.of('pay-error').map(({ code }) => code)]).to.deep.equal([null, ['image-failed']]);
        expect(status()).to.equal('Couldn’t load the QR code.');
        expect(clock.waiting).to.equal(0);
      } finally {
        Reflect.deleteProperty(HTMLImageElement.prototype, 'addEventListener');
      }
    });

    it('that have loaded stay', async () => {
      const { clock, img, log } = await setup({ data: null, imageUrlSvg: PICTURE });
      await clock.pass(60_000);
      expect([img()!.src, log.names]).to.deep.equal([PICTURE, ['pay-ready']]);
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
    await expectAccessible(element);
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

  it('is faint if it looks wrong, until the consumer wants to see it, and again for the next one', async () => {
    const { part, press, element, updated } = await whole({ data: `${data.slice(0, -1)}E` });
    const opacity = () => getComputedStyle(part('code')!.querySelector('svg')!).opacity;
    await waitUntil(() => opacity() === '0.12');
    expect([part('tools'), part('copy')]).to.deep.equal([null, null]);
    await press('show');
    expect([opacity(), part('show')]).to.deep.equal(['1', null]);
    expect([part('tools'), part('copy')]).not.to.include(null);
    element.data = `${data.slice(0, -1)}F`;
    await updated();
    await waitUntil(() => opacity() === '0.12');
  });

  describe('amount and payee from the text', () => {
    const facts = ({ text }: Awaited<ReturnType<typeof whole>>) => [text('amount'), text('payee')];

    it('the payee is shown', async () => {
      const shown = await whole();
      await waitUntil(() => shown.text('payee'));
      expect(facts(shown)).to.deep.equal([null, 'Fulano de Tal']);
    });

    it('the names of a seller and a payee that differ stand out', async () => {
      const shown = await whole({ merchant: 'Norte Coffee' });
      await waitUntil(() => shown.text('payee') === 'Norte Coffee · your bank shows Fulano de Tal');
      const names = [...shown.part('payee')!.querySelectorAll('b')];
      expect(names.map(({ textContent }) => textContent)).to.deep.equal(['Norte Coffee', 'Fulano de Tal']);
      // In a text from right to left, they do not take the words beside them along.
      expect(names.map((name) => getComputedStyle(name).unicodeBidi)).to.deep.equal(['isolate', 'isolate']);
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
        const { element, log, part, press, svg, text } = await whole(given);
        element.requestUpdate();
        await element.updateComplete;
        expect(log.of('pay-warning').map(({ code }) => code)).to.deep.equal(code ? [code] : []);
        expect(svg()).to.exist;
        if (code) expect(text('warning')).to.match(/^(Part|This) .* Contact the seller/);
        // It says to copy, scan or save the code, and then to pay.
        expect(Boolean(text('steps'))).to.equal(!code);
        await expectAccessible(element);
        if (code) await press('show');
        // A computer has no use for the text of a UPI code.
        const isDoubtful = part('data')?.classList.contains('doubtful') ?? null;
        expect(isDoubtful).to.equal(given.data === UPI ? null : code !== null);
        await expectAccessible(element);
      });
    }
  });

  it('says the amount in a code that is for a different one', async () => {
    const { text } = await whole({ data: vector('pixutils-10'), amount: '10.01', currency: 'BRL' });
    await waitUntil(() => text('warning'));
    expect(text('warning')).to.match(/Amount in the code: R\$10\.00$/);
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
    expect(part('disc')).to.exist;
    expect([text('title'), text('merchant')]).to.deep.equal(['Pix', 'Seller Loja Azul']);
    expect(text('expired')).to.contain('run out');
    await expectAccessible(element);
  });

  describe('on a phone, which cannot scan its own screen', () => {
    const { matchMedia } = window;
    const onPhone = async (given: Partial<PayQr>) => {
      window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(pointer: coarse)' });
      return whole(given);
    };
    afterEach(() => void (window.matchMedia = matchMedia));
    const order = ({ element }: { element: PayQr }) =>
      [...element.renderRoot.querySelectorAll('[part=data], [part=code], [part=save-png]')].map((node) =>
        node.getAttribute('part'),
      );

    it('names the payee and the amount to check, which no translator changes', async () => {
      const shown = await onPhone({ amount: '10.50', currency: 'BRL' });
      await waitUntil(() => shown.text('steps'));
      const names = [...shown.part('steps')!.querySelectorAll('b')];
      expect(names.map(({ translate }) => translate)).to.deep.equal([false, false]);
      const [payee, amount] = names.map(({ textContent }) => textContent);
      expect(payee).to.equal(shown.text('payee'));
      expect(shown.text('steps')).to.include(`Check the payee (${payee}) and the amount (${amount}), then confirm.`);
    });

    it('shows the text first', async () => {
      expect(order(await whole())).to.deep.equal(['code', 'data', 'save-png']);
      const shown = await onPhone({});
      expect(order(shown)).to.deep.equal(['data', 'code', 'save-png']);
      await waitUntil(() => shown.text('steps')?.includes(extras.qrSteps.copy));
    });

    it('shows the code on a press, for another screen', async () => {
      const { part, press, element } = await onPhone({});
      expect([part('code')!.hidden, part('elsewhere')!.ariaExpanded]).to.deep.equal([true, 'false']);
      await press('elsewhere');
      expect([part('code')!.hidden, part('elsewhere')!.ariaExpanded]).to.deep.equal([false, 'true']);
      await expect(element).to.be.accessible();
    });

    it('does not urge the consumer to copy a code that looks wrong', async () => {
      const { part, press } = await onPhone({ data: vector('pixutils-10'), amount: '10.01', currency: 'BRL' });
      expect([part('warning') === null, part('copy-button')]).to.deep.equal([false, null]);
      await press('show');
      expect(part('copy-button')!.classList.contains('wide')).to.equal(false);
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

  describe('names only what is there, and works', () => {
    const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
    const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
    const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
    const WEBVIEW = ANDROID.replace('Pixel 8', 'Pixel 8; wv');
    const DEVICES: [name: string, userAgent: string, saves: boolean, bridge?: object][] = [
      ['Chrome on Android', ANDROID, true],
      ['Safari on an iPhone', `${IPHONE} Safari/604.1`, true],
      ['Facebook on Android', `${WEBVIEW} [FB_IAB/FB4A;FBAV/125.0.0.16.80;]`, false],
      ['LINE on an iPhone', `${IPHONE} Safari Line/14.0.0`, false],
      ['TikTok on an iPhone, which looks like Safari', `${IPHONE} Safari/604.1 musical_ly_41.9.0`, false],
      ['the webview of an iPhone app', IPHONE, false],
      ['the webview of an app with a bridge', WEBVIEW, false, { postMessage: () => {} }],
    ];
    const PROMPTPAY = vector('pp-phone');
    const CODES: [name: string, given: Partial<PayQr>, pastes: boolean, drawn: boolean][] = [
      ['Pix', { data }, true, true],
      ['a text in another format', { data: 'https://qr.example.com/pay?id=1' }, true, true],
      ['PromptPay', { data: PROMPTPAY }, false, true],
      ['QRIS', { data: vector('qris-synth') }, false, true],
      ['PayNow', { data: EMV_QRS[1].text }, false, true],
      ['UPI', { data: UPI }, false, true],
      ['PromptPay with a picture', { data: PROMPTPAY, imageUrlPng: PICTURE }, false, true],
      ['a picture in SVG', { data: null, imageUrlSvg: PICTURE }, false, false],
      ['a picture in PNG', { data: null, imageUrlPng: PICTURE }, false, false],
      ['a picture of a text that is too long', { data: 'x'.repeat(2_332), imageUrlPng: PICTURE }, true, false],
    ];

    const shownOn = async (userAgent: string, given: Partial<PayQr>) => {
      fakeUserAgent(userAgent);
      const mounted = await mountSlip<PayQr>(
        html`<pay-qr
          .data=${given.data ?? null}
          .imageUrlSvg=${given.imageUrlSvg ?? null}
          .imageUrlPng=${given.imageUrlPng ?? null}
        ></pay-qr>`,
      );
      const all = <Node extends Element>(selector: string) => [
        ...mounted.element.renderRoot.querySelectorAll<Node>(selector),
      ];
      await waitUntil(() => all('[part=code]').length > 0 && mounted.log.names.includes('pay-ready'));
      return {
        ...mounted,
        steps: async () => {
          await waitUntil(() => mounted.text('steps'));
          return all('[part=steps] li').map((step) => step.textContent);
        },
        wide: () => all('button.wide').map((button) => button.getAttribute('part')),
        images: () => all<HTMLImageElement>('[part=code] img'),
        saves: () => all('[part=save-png]').length,
      };
    };

    let downloads: ReturnType<typeof fakeDownloads>;
    beforeEach(() => void (downloads = fakeDownloads()));
    afterEach(() => {
      restoreDownloads();
      restoreClipboard();
      restoreUserAgent();
      Reflect.deleteProperty(window, 'ReactNativeWebView');
    });

    for (const [code, given, pastes, drawn] of CODES) {
      it(`${code} is scanned from a computer`, async () => {
        const { steps, wide } = await shownOn(MAC, given);
        expect([(await steps())[1], wide()]).to.deep.equal([extras.qrSteps.scan, []]);
      });

      for (const [device, userAgent, saves, bridge] of DEVICES) {
        const way = pastes ? 'copied' : saves && drawn ? 'saved' : 'photographed';
        it(`${code} is ${way} in ${device}`, async () => {
          if (bridge) Object.assign(window, { ReactNativeWebView: bridge });
          const written = fakeClipboard();
          const { steps, wide, images, press, log, saves: buttons } = await shownOn(userAgent, given);
          if (way === 'copied') {
            expect([(await steps())[0], wide()]).to.deep.equal([extras.qrSteps.copy, ['copy-button']]);
            await press('copy-button');
            expect(written.text).to.equal(given.data);
          } else if (way === 'saved') {
            expect([(await steps())[0], wide(), buttons()]).to.deep.equal([extras.qrSteps.save, ['save-png'], 1]);
            await press('save-png');
            expect(downloads.map(({ name }) => name)).to.deep.equal(['qr-code.png']);
            const [width, height] = await sizeOf(downloads[0]!.file);
            expect([width, width]).to.deep.equal([height, Math.max(width, 300)]);
            expect(log.of('pay-saved').map(({ file }) => file)).to.deep.equal(['qr-code.png']);
          } else {
            expect([(await steps())[0], wide(), buttons()]).to.deep.equal([extras.qrSteps.screenshot, [], 0]);
            // A long press saves an image, and not a drawing.
            expect(images()).to.have.length(1);
            await waitUntil(() => images()[0]!.complete && images()[0]!.naturalWidth > 0);
          }
        });
      }
    }

    it('the image has the size of the drawing that it covers, and its pixels', async () => {
      const { images, element } = await shownOn(DEVICES[2]![1], { data: PROMPTPAY });
      const svg = element.renderRoot.querySelector<SVGSVGElement>('svg[role=img]')!;
      const [image, drawing] = [images()[0]!, svg].map((node) => node.getBoundingClientRect());
      expect([image!.x, image!.y, image!.width, image!.height]).to.deep.equal([
        drawing!.x,
        drawing!.y,
        drawing!.width,
        drawing!.height,
      ]);
      const file = await (await fetch(images()[0]!.src)).blob();
      const path = svg.querySelector('path')!.getAttribute('d')!;
      expect(await isPictureOf(file, path, svg.viewBox.baseVal.width)).to.equal(true);
      await expect(element).to.be.accessible();
    });

    it('the text of a picture does not speak of a code to copy', async () => {
      for (const lang of ['en', 'pt-BR']) {
        const { part } = await mountSlip(html`<pay-qr lang=${lang} .imageUrlSvg=${PICTURE}></pay-qr>`);
        await waitUntil(() => part('steps'));
        expect(part('steps')!.textContent).not.to.match(/cop(y|ie)/i);
      }
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
