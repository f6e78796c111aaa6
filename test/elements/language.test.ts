import { expect, html } from '@open-wc/testing';
import { addLanguage, en, type Language, type PayAction, type PayDetails } from '../../src/index.js';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';
import { otherAction, payment } from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

const page = document.documentElement;
const before_ = page.lang;

/** Without most texts, and with a part of a group. */
const french: Language = {
  locale: 'fr',
  paymentComplete: 'Paiement effectué',
  otherMethod: 'Choisir un autre moyen',
  failures: { payment_declined: 'Refusé par la banque' },
};
const paid = payment({ status: 'paid', action: {} });

async function setup(lang = '') {
  const mounted = await mount<PayAction>(html`<pay-action lang=${lang} .payment=${paid}></pay-action>`);
  const base = () => mounted.part('base')!;
  return { ...mounted, base, waitForText: (text: string) => waitUntil(() => mounted.status() === text, text) };
}

describe('the language of an element', () => {
  before(() => {
    addLanguage('eo', { paymentComplete: 'First' });
    addLanguage('eu', { paymentComplete: 'Second' });
    addLanguage('ga', () => Promise.resolve({ strings: { paymentComplete: 'Late' } }));
    addLanguage('is', () => Promise.reject(new TypeError('offline')));
    addLanguage('fr', french);
  });
  afterEach(() => (page.lang = before_));

  it('is English by default', async () => {
    page.lang = 'en-CA';
    const { base, status } = await setup();
    expect([status(), base().lang, base().hasAttribute('dir')]).to.deep.equal(['Payment complete', 'en-CA', false]);
  });

  it('is its own lang, before that of the nearest ancestor, before that of the page', async () => {
    page.lang = 'en';
    const { element, waitForText, base } = await setup('fr-CH');
    await waitForText('Paiement effectué');
    expect(base().lang).to.equal('fr-CH');
    element.parentElement!.lang = 'eo';
    await settle();
    await waitForText('Paiement effectué');
    element.lang = '';
    await waitForText('First');
    element.parentElement!.lang = '';
    await waitForText('Payment complete');
  });

  it('is that of the browser if the page’s language is not available', async () => {
    page.lang = 'cy';
    Object.defineProperty(navigator, 'languages', { configurable: true, get: () => ['kw', 'fr-BE'] });
    const { waitForText } = await setup();
    await waitForText('Paiement effectué');
    Object.defineProperty(navigator, 'languages', { configurable: true, get: () => ['eu'] });
    window.dispatchEvent(new Event('languagechange'));
    await waitForText('Second');
    Reflect.deleteProperty(navigator, 'languages');
  });

  it('changes with the page, including the steps', async () => {
    const { element } = await mount<PayAction>(html`<pay-action .action=${otherAction}></pay-action>`);
    const step = element.renderRoot.querySelector<PayDetails>('pay-details')!;
    addLanguage('la', { copy: 'Kopieren' });
    page.lang = 'la';
    await waitUntil(() => step.renderRoot.textContent.includes('Kopieren'));
    page.lang = 'en';
    await waitUntil(() => step.renderRoot.textContent.includes('Copy'));
  });

  it('is resolved in linear time with many elements', async () => {
    const { maximize } = Intl.Locale.prototype;
    const resolutions = async (count: number) => {
      let made = 0;
      Intl.Locale.prototype.maximize = function () {
        made++;
        return maximize.call(this);
      };
      const actions = Array.from({ length: count }, () => html`<pay-action .action=${otherAction}></pay-action>`);
      const { element } = await mount(html`<div lang="zh-TW">${actions}</div>`);
      const steps = () =>
        [...element.querySelectorAll('pay-action')].map((one) => one.renderRoot.querySelector('pay-details'));
      await waitUntil(() => steps().every((step) => step?.renderRoot?.querySelector('[part~=base]')));
      await settle();
      element.remove();
      Intl.Locale.prototype.maximize = maximize;
      return made;
    };
    await resolutions(1);
    const ten = await resolutions(10);
    expect(ten).to.be.above(0);
    expect(await resolutions(40)).to.be.at.most(4 * ten);
  });

  it('is loaded before any text is shown', async () => {
    const seen: string[] = [];
    const { element } = await mount<PayAction>(html`<div></div>`);
    const action = document.createElement('pay-action');
    Object.assign(action, { lang: 'ga', payment: paid });
    element.append(action);
    await waitUntil(() => {
      const text = action.renderRoot?.querySelector('#status')?.textContent ?? '';
      if (text) seen.push(text);
      return text === 'Late';
    });
    expect(new Set(seen)).to.deep.equal(new Set(['Late']));
  });

  it('is English when it cannot be loaded', async () => {
    const { waitForText } = await setup('is');
    await waitForText('Payment complete');
  });

  for (const [what, failure_code, expected] of [
    ['a text', undefined, ['Payment failed', en.startAgain, 'Choisir un autre moyen']],
    ['a text of a group', 'insufficient_funds', ['Payment failed', en.failures.insufficient_funds]],
  ] as const) {
    it(`falls back to English for ${what} that it lacks, and keeps the others`, async () => {
      const { element, waitForText } = await setup('fr');
      await waitForText('Paiement effectué');
      element.payment = payment({ id: 'pm_2', status: 'failed', failure_code });
      await waitUntil(() => expected.every((text) => element.renderRoot.textContent.includes(text)), expected.join());
      element.payment = payment({ id: 'pm_3', status: 'failed', failure_code: 'payment_declined' });
      await waitUntil(() => element.renderRoot.textContent.includes('Refusé par la banque'));
    });
  }

  it('is overridden by the strings of the provider, and those by its own', async () => {
    const { element, waitForText } = await setup('fr');
    const provider = element.closest('pay-provider')!;
    provider.strings = { paymentComplete: 'Merci' };
    await waitForText('Merci');
    element.strings = { paymentComplete: 'Merci beaucoup' };
    await waitForText('Merci beaucoup');
  });

  it('sets the direction, which the page may override', async () => {
    const { element, base, updated } = await setup('ar');
    await waitUntil(() => base().lang.startsWith('ar'));
    expect(getComputedStyle(base()).direction).to.equal('rtl');
    element.dir = 'ltr';
    await settle();
    await updated();
    expect(getComputedStyle(base()).direction).to.equal('ltr');
    element.removeAttribute('dir');
    element.lang = 'en';
    await waitUntil(() => base().lang === 'en');
    expect(getComputedStyle(base()).direction).to.equal('ltr');
  });
});
