import { expect, html, oneEvent, waitUntil } from '@open-wc/testing';
import type { PayQr } from '../../src/index.js';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';
import { qrAction } from '../support/samples.js';

const { data } = qrAction.display_qr_code;
/** Loopback is allowed over http, so the test server's own pictures are. */
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
    svg: () => element.renderRoot.querySelector('svg'),
    img: () => element.renderRoot.querySelector('img'),
  };
}

describe('pay-qr', () => {
  it('is accessible', async () => {
    const { element } = await setup();
    await expect(element).to.be.accessible();
  });

  it('draws one path, black on white, at least four pixels a module', async () => {
    const { element, svg, log, part } = await setup();
    const modules = svg()!.viewBox.baseVal.width;
    expect(svg()!.querySelectorAll('path')).to.have.length(1);
    expect(svg()!.getBoundingClientRect().width / modules).to.be.at.least(4);
    expect(getComputedStyle(svg()!).fill).to.equal('rgb(0, 0, 0)');
    expect(getComputedStyle(part('code')!).backgroundColor).to.equal('rgb(255, 255, 255)');
    expect(log.names).to.deep.equal(['pay-ready']);
    expect(element.matches(':state(ready)')).to.equal(true);
  });

  it('does not shrink a long code on a narrow page, but scrolls', async () => {
    const { svg, part, element } = await setup({ data: 'x'.repeat(2_331) });
    element.parentElement!.parentElement!.style.inlineSize = '320px';
    expect(svg()!.getBoundingClientRect().width).to.equal(185 * 4);
    expect(part('code')!.getBoundingClientRect().width).to.be.at.most(320);
    expect(part('code')!.tabIndex).to.equal(0);
  });

  it('draws another text when it is given one', async () => {
    const { element, svg, log } = await setup();
    const before = svg()!.innerHTML;
    element.data = 'another';
    await oneEvent(element, 'pay-ready');
    expect(svg()!.innerHTML).not.to.equal(before);
    expect(log.names).to.deep.equal(['pay-ready', 'pay-ready']);
  });

  describe('pictures', () => {
    it('are not loaded while there is a text', async () => {
      const { img } = await setup({ imageUrlSvg: PICTURE });
      expect(img()).to.equal(null);
    });

    it('stand in when there is no text', async () => {
      const { img, log, part } = await setup({ data: null, imageUrlSvg: PICTURE });
      expect(img()!.src).to.equal(PICTURE);
      expect(img()!.alt).to.equal('QR code to pay');
      expect(part('copy-button')).to.equal(null);
      expect(log.names).to.deep.equal(['pay-ready']);
    });

    it('stand in when the text is too long', async () => {
      const { img, part } = await setup({ data: 'x'.repeat(2_332), imageUrlSvg: PICTURE });
      expect(img()!.src).to.equal(PICTURE);
      expect(part('copy-button')).to.exist;
    });

    it('are tried one after the other', async () => {
      const { img, log } = await setup({ data: null, imageUrlSvg: MISSING, imageUrlPng: PICTURE });
      expect(img()!.src).to.equal(PICTURE);
      expect(log.names).to.deep.equal(['pay-ready']);
    });

    it('that cannot be loaded are an error', async () => {
      const { log, status } = await setup({ data: null, imageUrlSvg: MISSING });
      expect(log.of('pay-error').map(({ code }) => code)).to.deep.equal(['image-failed']);
      expect(status()).to.equal('The QR code could not be loaded.');
    });

    it('of unsafe addresses are not asked for', async () => {
      const { img, log } = await setup({
        data: null,
        imageUrlSvg: 'javascript:alert(1)',
        imageUrlPng: 'http://x.example/a',
      });
      expect(img()).to.equal(null);
      expect(log.of('pay-error').map(({ code }) => code)).to.deep.equal(['unsafe-url']);
    });
  });

  it('says that a text is too long, and still lets it be copied', async () => {
    const { log, status, part, element } = await setup({ data: 'x'.repeat(2_332) });
    expect(log.of('pay-error').map(({ code }) => code)).to.deep.equal(['qr-too-long']);
    expect(status()).to.contain('too long for a QR code');
    expect(part('copy-button')).to.exist;
    await expect(element).to.be.accessible();
  });

  describe('copying', () => {
    const original = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')!;
    const clipboard = (writeText: (text: string) => Promise<void>) =>
      Object.defineProperty(Navigator.prototype, 'clipboard', { configurable: true, get: () => ({ writeText }) });
    afterEach(() => Object.defineProperty(Navigator.prototype, 'clipboard', original));

    it('copies the text as it is, and says so', async () => {
      const { part, log, status } = await setup();
      let written = '';
      clipboard(async (text) => void (written = text));
      part('copy-button')!.click();
      await settle();
      expect(written).to.equal(data);
      expect(log.of('pay-copied').map(({ field }) => field)).to.deep.equal(['data']);
      expect(status()).to.equal('Copied: payment code');
    });

    it('does not say so when it was refused', async () => {
      const { part, log, status } = await setup();
      clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
      part('copy-button')!.click();
      await settle();
      expect(log.of('pay-copied')).to.have.length(0);
      expect(status()).to.contain('Could not copy');
    });

    it('does not say so where there is no clipboard', async () => {
      const { part, log } = await setup();
      Object.defineProperty(Navigator.prototype, 'clipboard', { configurable: true, get: () => undefined });
      part('copy-button')!.click();
      await settle();
      expect(log.of('pay-copied')).to.have.length(0);
    });
  });
});
