import { expect, html } from '@open-wc/testing';
import type { PayProvider, PayRedirect } from '../../src/index.js';
import { redirectHelp } from '../../src/locales/en/redirect-help.js';
import { expectAccessible } from '../support/accessible.js';
import { fakeClipboard, restoreClipboard } from '../support/clipboard.js';
import { fakeUserAgent, fakeVisibility, restoreUserAgent } from '../support/device.js';
import { mount } from '../support/mount.js';
import { waitUntil } from '../support/wait-until.js';

const IPHONE_WEBVIEW = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const URL_ = 'https://bank.example.com/pay?id=%31&x=y';

async function setup(overrides: Partial<PayRedirect> = {}) {
  const { url = URL_, kind = 'url', autoRedirect = 0, allowedHosts, appSchemes } = overrides;
  const mounted = await mount<PayRedirect>(
    html`<pay-redirect
      .url=${url}
      .kind=${kind}
      .autoRedirect=${autoRedirect}
      .allowedHosts=${allowedHosts}
      .appSchemes=${appSchemes}
    ></pay-redirect>`,
  );
  // Keeps the tests on their page: WebKit follows links also after synthetic clicks of the middle button.
  for (const type of ['click', 'auxclick']) mounted.element.addEventListener(type, (event) => event.preventDefault());
  return { ...mounted, link: () => mounted.part<HTMLAnchorElement>('link') };
}

const APP = 'wallet://pay?id=1';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('pay-redirect', () => {
  afterEach(restoreUserAgent);

  beforeEach(() => sessionStorage.clear());

  it('is accessible', async () => {
    const { element } = await setup();
    await expectAccessible(element);
  });

  it('is an unchanged link that names its host and opens in the top frame', async () => {
    const { link, log } = await setup();
    expect(link()!.getAttribute('href')).to.equal(URL_);
    expect(link()!.textContent.trim()).to.equal('Continue to bank.example.com');
    expect(link()!.target).to.equal('_top');
    expect(log.names).to.deep.equal(['pay-ready']);
  });

  it('says to a consumer who comes back that it is not finished', async () => {
    const first = await setup();
    const textOf = ({ part }: typeof first) => part('next')!.textContent.trim();
    expect(textOf(first)).to.match(/^You’ll finish on/);
    first.link()!.click();
    const back = await setup();
    await back.updated();
    expect(textOf(back)).to.match(/^Not finished yet\.\s*You’ll finish on/);
  });

  it('shows the QR code of an app at once on a computer, and no link as text', async () => {
    const url = 'https://app.example.com/pay';
    const { element, part, link } = await setup({ url, kind: 'app' });
    await waitUntil(() => part('code'));
    expect([...element.shadowRoot!.querySelectorAll('li')].map(({ textContent }) => textContent)).to.deep.equal([
      'To continue on your phone, scan this code with its camera.',
      'Confirm in the app on your phone.',
    ]);
    expect(link()!.classList.contains('text')).to.equal(true);
    expect(element.shadowRoot!.textContent).not.to.contain(url);
    await expect(element).to.be.accessible();
  });

  for (const [method, url, label, next] of [
    ['ovo_id', APP, 'Open OVO', 'Confirm in the OVO app, then come back here.'],
    ['qris_id', APP, 'Open the app', 'Confirm in the app, then come back here.'],
    ['upi_in', 'upi://pay?pa=a@b', 'Open your UPI app', 'Confirm in your UPI app, then come back here.'],
  ] as const)
    it(`names the app on a phone: ${method}`, async () => {
      fakeUserAgent(`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`);
      const { element, link, part, updated } = await setup({ url, kind: 'app' });
      element.paymentMethod = method;
      await updated();
      expect([link()!.textContent.trim(), part('next')!.textContent.trim()]).to.deep.equal([label, next]);
    });

  it('names the computer on the button of an app there', async () => {
    const { element, link, updated } = await setup({ url: APP, kind: 'app' });
    element.paymentMethod = 'ovo_id';
    await updated();
    expect(link()!.textContent.trim()).to.equal('Open OVO on this computer');
  });

  it('reports and shows that it redirects, and the target', async () => {
    const { link, log, updated, status, element } = await setup();
    link()!.click();
    await updated();
    expect(log.names).to.deep.equal(['pay-ready', 'pay-redirect']);
    expect(log.of('pay-redirect')[0]!.detail).to.deep.equal({ url: URL_, kind: 'url' });
    expect(status()).to.equal('Redirecting to bank.example.com…');
    expect(element.matches(':state(leaving)')).to.equal(true);
  });

  it('does not open the link if the host cancels the event', async () => {
    const { element, link, updated, status } = await setup();
    let prevented: boolean | undefined;
    element.addEventListener('pay-redirect', (event) => event.preventDefault());
    element.renderRoot.addEventListener('click', (event) => (prevented = event.defaultPrevented));
    link()!.click();
    await updated();
    expect(prevented).to.equal(true);
    expect(status()).to.equal('');
  });

  it('shows its link again when the page is restored from the back-forward cache', async () => {
    const { link, updated, status } = await setup();
    link()!.click();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await updated();
    expect(status()).to.equal('');
    expect(link()).to.exist;
  });

  it('shows after 10 seconds that the page did not open', async () => {
    const { link, clock, status, element } = await setup();
    link()!.click();
    await clock.pass(9_999);
    expect(status()).to.equal('Redirecting to bank.example.com…');
    await clock.pass(1);
    expect(status()).to.equal('bank.example.com didn’t open? Try again.');
    expect(element.matches(':state(stuck)')).to.equal(true);
    expect(link()!.getAttribute('href')).to.equal(URL_);
  });

  describe('a host that opens the link', () => {
    async function respondedWith(response: unknown) {
      const mounted = await setup({ kind: 'app', url: 'wallet://pay?id=1' });
      mounted.element.addEventListener('pay-redirect', (event) => event.respondWith(response));
      let prevented: boolean | undefined;
      mounted.element.renderRoot.addEventListener('click', (event) => (prevented = event.defaultPrevented));
      mounted.link()!.click();
      await mounted.updated();
      expect(prevented).to.equal(true);
      return mounted;
    }

    it('has ten seconds to respond, in which presses are ignored', async () => {
      const { clock, status, link, log } = await respondedWith(new Promise(() => {}));
      await clock.pass(9_999);
      expect(status()).to.equal('Opening the app…');
      link()!.click();
      expect(log.names).to.deep.equal(['pay-ready', 'pay-redirect']);
    });

    it('lets the consumer try again if it never responds', async () => {
      const { clock, element, status, link, log } = await respondedWith(new Promise(() => {}));
      await clock.pass(10_000);
      expect(status()).to.equal('');
      expect(element.matches(':state(ready)')).to.equal(true);
      expect(clock.waiting).to.equal(0);
      link()!.click();
      expect(log.names).to.deep.equal(['pay-ready', 'pay-redirect', 'pay-redirect']);
    });

    it('may report a failure late', async () => {
      let refuse = (_: boolean): void => {};
      const { clock, status } = await respondedWith(new Promise<boolean>((done) => (refuse = done)));
      await clock.pass(60_000);
      refuse(false);
      await clock.pass(0);
      expect(status()).to.equal('App didn’t open?');
    });

    for (const [name, response] of [
      ['false', () => Promise.resolve(false)],
      ['a rejection', () => Promise.reject(new Error('ERR_UNKNOWN_URL_SCHEME'))],
    ] as const) {
      it(`reports a failure by ${name}`, async () => {
        const { clock, element, status } = await respondedWith(response());
        await clock.pass(0);
        expect(status()).to.equal('App didn’t open?');
        expect(element.matches(':state(stuck)')).to.equal(true);
      });
    }

    for (const response of [true, undefined]) {
      it(`reports a success by ${response}, and the link returns`, async () => {
        const { clock, element, status } = await respondedWith(response);
        await clock.pass(9_999);
        expect(status()).to.equal('Opening the app…');
        await clock.pass(1);
        expect(status()).to.equal('');
        expect(element.matches(':state(ready)')).to.equal(true);
        expect(clock.waiting).to.equal(0);
      });
    }

    it('is ignored after the link was replaced', async () => {
      let refuse = (_: boolean): void => {};
      const { element, clock, status } = await respondedWith(new Promise<boolean>((done) => (refuse = done)));
      element.url = 'wallet://pay?id=2';
      await clock.pass(0);
      refuse(false);
      await clock.pass(0);
      expect(status()).to.equal('');
    });
  });

  describe('a press for another tab', () => {
    for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }]) {
      it(`does not redirect this page: ${Object.keys(keys).join()}`, async () => {
        const { link, log, updated, element, clock } = await setup();
        link()!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...keys }));
        await updated();
        expect(log.names).to.deep.equal(['pay-ready']);
        expect(element.matches(':state(ready)')).to.equal(true);
        expect(clock.waiting).to.equal(0);
      });
    }

    for (const type of ['auxclick', 'contextmenu', 'dragstart', 'touchstart']) {
      it(`does not count as a press: ${type}`, async () => {
        const { link, log, updated, element } = await setup();
        link()!.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, button: 1 }));
        await updated();
        expect(log.names).to.deep.equal(['pay-ready']);
        expect(element.matches(':state(ready)')).to.equal(true);
      });
    }
  });

  it('counts a double click as one press', async () => {
    const { link, log, updated } = await setup();
    const press = (detail: number) =>
      link()!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail }));
    press(1);
    press(2);
    await updated();
    expect(log.names).to.deep.equal(['pay-ready', 'pay-redirect']);
    // A separate press counts.
    press(1);
    expect(log.names).to.deep.equal(['pay-ready', 'pay-redirect', 'pay-redirect']);
  });

  describe('a page in a tab of its own', () => {
    class FakeTab {
      closed = false;
      focused = 0;
      opener: unknown = window;
      opened = '';
      readonly location = { replace: (url: string) => void (this.opened = url) };
      focus(): void {
        this.focused++;
      }
    }

    async function inTab(tab: FakeTab | null) {
      const mounted = await setup();
      mounted.element.target = 'tab';
      await mounted.updated();
      const { open } = window;
      const calls: unknown[][] = [];
      window.open = (...given) => (calls.push(given), tab as unknown as Window);
      const press = async () => {
        mounted.link()!.click();
        await mounted.updated();
      };
      return { ...mounted, calls, press, restore: () => (window.open = open) };
    }

    it('is opened by a press, cannot navigate this page, and is shown again by another press', async () => {
      const tab = new FakeTab();
      const { press, part, link, log, calls, restore, element } = await inTab(tab);
      await press();
      expect([tab.opened, tab.opener, calls]).to.deep.equal([URL_, null, [[]]]);
      expect(element.matches(':state(tab)')).to.equal(true);
      expect(part('next')!.textContent.trim()).to.equal('Finish on bank.example.com in the other tab.');
      expect(link()!.textContent).to.contain('Go to');
      await expectAccessible(element);
      await press();
      expect([tab.focused, calls.length]).to.deep.equal([1, 1]);
      tab.closed = true;
      await press();
      restore();
      expect([tab.focused, calls.length]).to.deep.equal([1, 2]);
      expect(log.names).to.deep.equal(['pay-ready', 'pay-redirect', 'pay-redirect']);
    });

    it('stays known when the consumer looks at it, and is forgotten for another URL', async () => {
      const { press, element, updated, restore } = await inTab(new FakeTab());
      await press();
      restore();
      fakeVisibility('hidden');
      fakeVisibility('visible');
      expect(element.matches(':state(tab)')).to.equal(true);
      element.url = 'https://bank.example.com/other';
      await updated();
      expect(element.matches(':state(ready)')).to.equal(true);
    });

    it('replaces this page if the browser blocks tabs', async () => {
      const { press, element, restore, status } = await inTab(null);
      await press();
      restore();
      expect(element.matches(':state(leaving)')).to.equal(true);
      expect(status()).to.contain('bank.example.com');
    });

    it('is not opened for a host that handles the event, for an app, or without a press', async () => {
      const { element, press, calls, updated, restore } = await inTab(new FakeTab());
      const handle = (event: Event) => event.preventDefault();
      element.addEventListener('pay-redirect', handle);
      await press();
      element.removeEventListener('pay-redirect', handle);
      element.autoRedirect = 1;
      await updated();
      expect(element.matches(':state(counting)')).to.equal(false);
      Object.assign(element, { kind: 'app', url: 'wallet://pay?id=1' });
      await updated();
      await press();
      restore();
      expect(calls).to.deep.equal([]);
    });
  });

  describe('a page that does not open', () => {
    it('offers a new tab and the link', async () => {
      const { link, clock, part, element, log } = await setup();
      const clipboard = fakeClipboard();
      link()!.click();
      await clock.pass(10_000);
      await waitUntil(() => part('help'));
      const tab = part<HTMLAnchorElement>('new-tab')!;
      expect(tab.getAttribute('href')).to.equal(URL_);
      expect(tab.target).to.equal('_blank');
      expect(part('code') === null).to.equal(true);
      expect(link()!.textContent.trim()).to.equal('Try again');
      part('copy-button')!.click();
      await clock.pass(0);
      restoreClipboard();
      expect(clipboard.text).to.equal(URL_);
      expect(log.of('pay-copied')[0]!.field).to.equal('url');
      await expectAccessible(element);
    });
  });

  describe('a host name that looks like another one', () => {
    // A Cyrillic а, a word in Cyrillic, and full-width letters.
    for (const [name, ascii] of [
      ['pаypal.example', 'xn--pypal-4ve.example'],
      ['сбер.example', 'xn--90ai7ab.example'],
      ['ｂank.example', 'bank.example'],
    ] as const) {
      it(`${name} is shown as ${ascii}, and opened and copied unchanged`, async () => {
        const url = `https://${name}/é?x=//${name}`;
        const { link, clock, part } = await setup({ url });
        expect(link()!.textContent.trim()).to.equal(`Continue to ${ascii}`);
        expect(link()!.getAttribute('href')).to.equal(url);
        link()!.click();
        await clock.pass(10_000);
        await waitUntil(() => part('help'));
        expect(part('url')!.textContent).to.equal(`https://${ascii}/é?x=//${name}`);
        const clipboard = fakeClipboard();
        part('copy-button')!.click();
        await clock.pass(0);
        restoreClipboard();
        expect(clipboard.text).to.equal(url);
      });
    }
  });

  describe('an unsafe URL', () => {
    for (const url of ['javascript:alert(1)', 'http://bank.example.com', 'https://a:b@bank.example.com', '//x']) {
      it(`${url} is not opened`, async () => {
        const { link, log, status, element } = await setup({ url });
        expect(link() === null).to.equal(true);
        expect(status()).to.contain('unsafe address');
        expect(log.of('pay-error').map(({ code, retryable }) => [code, retryable])).to.deep.equal([
          ['unsafe-url', false],
        ]);
        expect(element.matches(':state(unusable)')).to.equal(true);
      });
    }

    it('a URL outside allowed-hosts is not opened', async () => {
      const { link } = await setup({ allowedHosts: ['other.example'] });
      expect(link() === null).to.equal(true);
    });

    it('a later safe URL is shown', async () => {
      const { element, link, updated } = await setup({ url: 'javascript:alert(1)' });
      element.url = URL_;
      await updated();
      expect(link()).to.exist;
    });
  });

  describe('auto-redirect', () => {
    it('redirects after the seconds, and is announced once', async () => {
      const { clock, log, status } = await setup({ autoRedirect: 3 });
      expect(status()).to.equal('You’ll be redirected to bank.example.com in 3 seconds.');
      await clock.pass(2_999);
      expect(log.names).to.deep.equal(['pay-ready']);
      expect(status()).to.equal('You’ll be redirected to bank.example.com in 3 seconds.');
      await clock.pass(1);
      expect(log.names).to.deep.equal(['pay-ready', 'pay-redirect']);
    });

    it('stops when the consumer stays, and focuses the link', async () => {
      const { clock, log, part, focused, updated } = await setup({ autoRedirect: 3 });
      part('stay')!.focus();
      part('stay')!.click();
      await updated();
      await clock.pass(60_000);
      expect(log.names).to.deep.equal(['pay-ready']);
      expect(focused()).to.equal('link');
    });

    it('stops when the element is removed', async () => {
      const { clock, log, element } = await setup({ autoRedirect: 3 });
      element.remove();
      await clock.pass(60_000);
      expect(log.names).to.deep.equal(['pay-ready']);
      expect(clock.waiting).to.equal(0);
    });

    it('starts again when the element is moved in the page', async () => {
      const { clock, log, element, status } = await setup({ autoRedirect: 3 });
      await clock.pass(2_000);
      element.parentElement!.append(document.createElement('hr'), element);
      await clock.pass(2_999);
      expect([log.names, status()]).to.deep.equal([
        ['pay-ready'],
        'You’ll be redirected to bank.example.com in 3 seconds.',
      ]);
      await clock.pass(1);
      expect(log.names).to.deep.equal(['pay-ready', 'pay-redirect']);
    });

    it('that the consumer has stopped stays stopped when the element is moved', async () => {
      const { clock, log, element, part } = await setup({ autoRedirect: 3 });
      part('stay')!.click();
      element.parentElement!.append(document.createElement('hr'), element);
      await clock.pass(60_000);
      expect(log.names).to.deep.equal(['pay-ready']);
    });

    for (const [how, meanwhile] of [
      ['automatically', (clock: { pass(ms: number): Promise<void> }) => clock.pass(3_000)],
      ['by a press', async () => {}],
    ] as const) {
      it(`does not redirect again after a redirect ${how}`, async () => {
        const first = await setup({ autoRedirect: 3 });
        await meanwhile(first.clock);
        if (how === 'by a press') first.link()!.click();
        first.element.remove();
        const { clock, log, status, link } = await setup({ autoRedirect: 3 });
        expect(status()).to.equal('');
        await clock.pass(60_000);
        expect(log.names).to.deep.equal(['pay-ready']);
        expect(link()).to.exist;
        const other = await setup({ autoRedirect: 3, url: `${URL_}&another` });
        expect(other.status()).to.contain('in 3 seconds');
      });
    }

    it('stores no readable address', async () => {
      const { link } = await setup({ autoRedirect: 3 });
      link()!.click();
      expect(JSON.stringify({ ...sessionStorage })).not.to.contain('bank');
      expect(sessionStorage.length).to.equal(1);
    });

    it('works without storage', async () => {
      const getItem = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!;
      Object.defineProperty(window, 'sessionStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
      try {
        const { clock, log } = await setup({ autoRedirect: 3 });
        await clock.pass(3_000);
        expect(log.names).to.deep.equal(['pay-ready', 'pay-redirect']);
      } finally {
        Object.defineProperty(window, 'sessionStorage', getItem);
      }
    });

    it('never opens an app automatically', async () => {
      const { clock, log } = await setup({ autoRedirect: 3, kind: 'app', url: 'wallet://pay' });
      await clock.pass(60_000);
      expect(log.names).to.deep.equal(['pay-ready']);
    });
  });

  describe('an app', () => {
    it('is opened by a link', async () => {
      const { link, log, updated, status } = await setup({ kind: 'app', url: 'wallet://pay?id=1' });
      expect(link()!.textContent.trim()).to.equal('Open the app on this computer');
      link()!.click();
      await updated();
      expect(log.of('pay-redirect')[0]!.kind).to.equal('app');
      expect(status()).to.equal('Opening the app…');
    });

    it('is not opened if its scheme is not allowed', async () => {
      const { link } = await setup({ kind: 'app', url: 'wallet://pay', appSchemes: ['other'] });
      expect(link() === null).to.equal(true);
    });
  });

  describe('an app that does not open', () => {
    async function pressed(overrides: Partial<PayRedirect> = {}) {
      const mounted = await setup({ kind: 'app', url: APP, ...overrides });
      mounted.link()!.click();
      await mounted.updated();
      const panel = async () => {
        await waitUntil(() => mounted.part('help'), 'no panel');
        return mounted.part('help')!;
      };
      return { ...mounted, panel, is: (state: string) => mounted.element.matches(`:state(${state})`) };
    }

    async function stuck(overrides: Partial<PayRedirect> = {}) {
      const mounted = await pressed(overrides);
      await mounted.clock.pass(2_000);
      await mounted.panel();
      return mounted;
    }

    afterEach(restoreClipboard);

    it('gets help after 2 seconds, not before', async () => {
      const { clock, status, part, is } = await pressed();
      await clock.pass(1_999);
      expect(status()).to.equal('Opening the app…');
      expect(part('help') === null).to.equal(true);
      await clock.pass(1);
      expect(status()).to.equal('App didn’t open?');
      expect(is('stuck')).to.equal(true);
      await waitUntil(() => part('advice'));
      expect(part('advice')!.textContent).to.contain('The app may not be on this computer');
      expect(clock.waiting).to.equal(0);
    });

    it('is named where its name is known', async () => {
      const { element, status, part } = await stuck();
      await waitUntil(() => part('advice'));
      element.paymentMethod = 'ovo_id';
      await element.updateComplete;
      expect(status()).to.equal('OVO didn’t open?');
      expect(part('advice')!.textContent).to.contain('The OVO app may not be on this computer');
    });

    it('has accessible help', async () => {
      const { element, part } = await stuck();
      await waitUntil(() => part('code'));
      await expect(element).to.be.accessible();
    });

    it('is retried by its link, which keeps the focus while the help stays', async () => {
      const { link, log, part, status, updated, clock, focused } = await stuck();
      const before = link()!;
      before.focus();
      expect(before.textContent.trim()).to.equal('Try again');
      expect(before.getAttribute('href')).to.equal(APP);
      before.click();
      await updated();
      expect(link() === before).to.equal(true);
      expect(focused()).to.equal('link');
      expect(part('help')).to.exist;
      expect(status()).to.equal('Opening the app…');
      expect(log.of('pay-redirect').length).to.equal(2);
      await clock.pass(2_000);
      expect(status()).to.equal('App didn’t open?');
    });

    it('is opened only by a press', async () => {
      const { clock, log } = await stuck();
      await clock.pass(3_600_000);
      expect(log.names).to.deep.equal(['pay-ready', 'pay-redirect']);
    });

    it('offers its unchanged link to copy', async () => {
      const { part, log, clock, status } = await stuck({ url: 'wallet://pay?id=%31&a=b#c' });
      const reason = status();
      const clipboard = fakeClipboard();
      part('copy-button')!.click();
      await clock.pass(0);
      expect(clipboard.text).to.equal('wallet://pay?id=%31&a=b#c');
      expect(log.of('pay-copied').map(({ field }) => field)).to.deep.equal(['url']);
      // What did not open stays on screen.
      expect([part('announcement')!.textContent, status()]).to.deep.equal(['Copied: link', reason]);
    });

    it('clears the copy announcement at the next press', async () => {
      const { part, clock, link, updated } = await stuck();
      fakeClipboard();
      part('copy-button')!.click();
      await clock.pass(0);
      expect(part('announcement')!.textContent).to.equal('Copied: link');
      link()!.click();
      await updated();
      expect(part('announcement')!.textContent).to.equal('');
    });

    it('selects its link if copying is impossible', async () => {
      const { part, clock } = await stuck();
      fakeClipboard({ refused: true });
      document.execCommand = () => false;
      part('copy-button')!.click();
      await clock.pass(0);
      expect(part('copy-problem')!.textContent).to.contain('Selected: link');
      expect(part('announcement')!.textContent).to.contain('Selected: link');
    });

    describe('on a computer', () => {
      it('shows a QR code of its link for a phone', async () => {
        const { part, clock } = await stuck();
        await waitUntil(() => part('code'), 'no code');
        const { drawQr } = await import('../../src/domain/qr.js');
        expect(part('code')!.querySelector('path')!.getAttribute('d')).to.equal(drawQr(APP).path);
        expect(clock.waiting).to.equal(0);
      });

      for (const [name, url] of [
        ['an intent', 'intent://pay#Intent;scheme=wallet;S.browser_fallback_url=https%3A%2F%2Fa.example;end'],
        ['a link that is too long for a QR code on a screen', `wallet://pay?id=${'ab'.repeat(600)}`],
        ['a link that is too long for any QR code', `wallet://pay?id=${'ab'.repeat(1_250)}`],
      ] as const) {
        it(`shows no QR code for ${name}`, async () => {
          const { part, clock } = await stuck({ url });
          for (let turn = 0; turn < 5; turn++) await clock.pass(0);
          expect(part('help')).to.exist;
          expect(part('code') === null).to.equal(true);
        });
      }
    });

    for (const [name, agent] of [
      ['a phone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
      [
        'an Android with a mouse',
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
      ],
    ] as const) {
      it(`shows no QR code on ${name}`, async () => {
        fakeUserAgent(agent);
        const { part, clock } = await stuck();
        for (let turn = 0; turn < 5; turn++) await clock.pass(0);
        expect(part('help')).to.exist;
        expect(part('code') === null).to.equal(true);
      });
    }

    for (const [agent, advice] of [
      [`${IPHONE} Mobile/15E148 Instagram 393.1.0 (iPhone15,3) Safari/604.1`, 'You’re in the browser inside Instagram'],
      [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.23 NetType/WIFI`, 'Tap “…” at the top right'],
      [`${IPHONE} Mobile/15E148`, 'This page is open inside an app'],
      [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'Make sure the app is installed'],
    ] as const) {
      it(`gives advice for the browser: ${advice}`, async () => {
        fakeUserAgent(agent);
        const { part } = await stuck();
        expect(part('advice')!.textContent).to.contain(advice);
      });
    }

    describe('that opens late', () => {
      for (const [name, away] of [
        ['hidden', () => fakeVisibility('hidden')],
        ['left', () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))],
      ] as const) {
        it(`gets no help: the page was ${name}`, async () => {
          const { clock, status, is, updated } = await pressed();
          await clock.pass(1_999);
          away();
          await updated();
          expect(clock.waiting).to.equal(0);
          await clock.pass(60_000);
          expect(status()).to.equal('');
          expect(is('ready')).to.equal(true);
        });

        it(`hides its help: the page was ${name}`, async () => {
          const { part, link, updated, status } = await stuck();
          away();
          await updated();
          expect(part('help') === null).to.equal(true);
          expect(status()).to.equal('');
          expect(link()!.textContent.trim()).to.equal('Open the app on this computer');
        });
      }

      it('gets no help if the page slept before it was hidden', async () => {
        const { clock, status, is } = await pressed();
        clock.sleep(20_000);
        await clock.pass(0);
        expect(status()).to.equal('');
        expect(is('ready')).to.equal(true);
      });

      it('gets help on a device that is slow, but not asleep', async () => {
        const { clock, is } = await pressed();
        clock.sleep(3_000);
        await clock.pass(0);
        expect(is('stuck')).to.equal(true);
      });
    });

    it('gets help even if the page finishes loading meanwhile', async () => {
      const { clock, is } = await pressed();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
      await clock.pass(2_000);
      expect(is('stuck')).to.equal(true);
    });

    describe('with a dialog of the browser, such as "Open in the app?"', () => {
      const blur = () => window.dispatchEvent(new Event('blur'));
      const focus = () => window.dispatchEvent(new Event('focus'));

      it('gets no help while the page has no focus', async () => {
        const { clock, status } = await pressed();
        await clock.pass(500);
        blur();
        await clock.pass(29_000);
        expect(status()).to.equal('Opening the app…');
      });

      it('gets help 2 seconds after the dialog was declined', async () => {
        const { clock, is } = await pressed();
        blur();
        await clock.pass(5_000);
        focus();
        await clock.pass(1_999);
        expect(is('leaving')).to.equal(true);
        await clock.pass(1);
        expect(is('stuck')).to.equal(true);
      });

      it('gets no help after the dialog was accepted', async () => {
        const { clock, is } = await pressed();
        blur();
        await clock.pass(5_000);
        focus();
        await clock.pass(300);
        fakeVisibility('hidden');
        await clock.pass(60_000);
        expect(is('ready')).to.equal(true);
      });

      it('counts as open next to the page after 30 seconds', async () => {
        const { clock, is } = await pressed();
        blur();
        await clock.pass(30_000);
        expect(is('ready')).to.equal(true);
        focus();
        await clock.pass(60_000);
        expect(is('ready')).to.equal(true);
      });
    });

    it('gets no help if the host cancelled the event', async () => {
      const { element, link, clock, part, status } = await setup({ kind: 'app', url: APP });
      element.addEventListener('pay-redirect', (event) => event.preventDefault());
      link()!.click();
      await clock.pass(60_000);
      expect(status()).to.equal('');
      expect(part('help') === null).to.equal(true);
    });

    it('gets help if the host reports a failure', async () => {
      const { element, link, part } = await setup({ kind: 'app', url: APP });
      element.addEventListener('pay-redirect', (event) => event.respondWith(Promise.resolve(false)));
      link()!.click();
      await waitUntil(() => part('help'), 'no panel');
    });

    it('says that the app is missing when the host of a webview could not open it', async () => {
      fakeUserAgent(IPHONE_WEBVIEW);
      const { element, link, part } = await setup({ kind: 'app', url: APP });
      element.addEventListener('pay-redirect', (event) => event.respondWith(false));
      link()!.click();
      await waitUntil(() => part('advice'), 'no advice');
      expect(part('advice')!.textContent).to.equal(redirectHelp.appHelp(''));
      // The next press is under way: the advice stays.
      element.addEventListener('pay-redirect', (event) => event.respondWith(new Promise(() => {})));
      link()!.click();
      await element.updateComplete;
      expect(part('advice')!.textContent).to.equal(redirectHelp.appHelp(''));
    });

    it('says that a webview may not open apps when the browser could not open it', async () => {
      fakeUserAgent(IPHONE_WEBVIEW);
      const { link, part, clock } = await setup({ kind: 'app', url: APP });
      link()!.addEventListener('click', (event) => event.preventDefault());
      link()!.click();
      await clock.pass(2_000);
      await waitUntil(() => part('advice'), 'no advice');
      expect(part('advice')!.textContent).to.equal(redirectHelp.inAnApp);
    });

    it('removes its listeners when the element is removed', async () => {
      const signals: AbortSignal[] = [];
      const { addEventListener } = window;
      window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        const [, , options] = args;
        if (typeof options === 'object' && options.signal) signals.push(options.signal);
        addEventListener.apply(window, args);
      };
      try {
        const { element } = await setup({ kind: 'app', url: APP });
        expect(signals.length).to.be.above(0);
        element.remove();
        expect(signals.every(({ aborted }) => aborted)).to.equal(true);
      } finally {
        window.addEventListener = addEventListener;
      }
    });

    it('stops its timers when the element is removed', async () => {
      const { element, clock, log } = await pressed();
      element.remove();
      expect(clock.waiting).to.equal(0);
      window.dispatchEvent(new Event('blur'));
      window.dispatchEvent(new Event('focus'));
      await clock.pass(60_000);
      expect(clock.waiting).to.equal(0);
      expect(log.names).to.deep.equal(['pay-ready', 'pay-redirect']);
    });
  });

  it('still helps with a page that did not open when the element is moved', async () => {
    const { link, clock, element, part, updated } = await setup();
    link()!.click();
    await clock.pass(10_000);
    await waitUntil(() => part('help'));
    element.parentElement!.append(document.createElement('hr'), element);
    await updated();
    expect([element.matches(':state(stuck)'), part('help') === null, clock.waiting]).to.deep.equal([true, false, 0]);
  });

  it('shows nothing while it has no URL', async () => {
    const { element, log } = await setup({ url: '' });
    expect(element.renderRoot.childElementCount).to.equal(0);
    expect(log.names).to.deep.equal([]);
  });

  describe('a policy that changes', () => {
    it('reports unsafe-url once when it refuses the URL, and is ready when it allows it again', async () => {
      const { element, log, link, updated } = await setup();
      for (const allowedHosts of [['other.example'], ['another.example']]) {
        element.allowedHosts = allowedHosts;
        await updated();
      }
      expect(link()).not.to.exist;
      expect(log.names).to.deep.equal(['pay-ready', 'pay-error']);
      expect(log.of('pay-error')[0]!.code).to.equal('unsafe-url');
      element.allowedHosts = ['bank.example.com'];
      await updated();
      expect(link()).to.exist;
      expect(log.names).to.deep.equal(['pay-ready', 'pay-error', 'pay-ready']);
    });

    it('of the provider reports unsafe-url, too', async () => {
      const { element, log, updated } = await setup({ kind: 'app', url: 'wallet://pay?id=1' });
      const provider = element.parentElement as PayProvider;
      provider.appSchemes = ['dana'];
      await provider.updateComplete;
      await updated();
      expect(log.names).to.deep.equal(['pay-ready', 'pay-error']);
    });

    it('ends a countdown to a URL that is refused now', async () => {
      const { element, log, clock, updated } = await setup({ autoRedirect: 2 });
      element.allowedHosts = ['other.example'];
      await updated();
      await clock.pass(60_000);
      expect(clock.waiting).to.equal(0);
      expect(log.names).to.deep.equal(['pay-ready', 'pay-error']);
    });
  });
});
