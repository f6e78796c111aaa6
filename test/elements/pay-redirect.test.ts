import { expect, html } from '@open-wc/testing';
import type { PayRedirect } from '../../src/index.js';
import { mount } from '../support/mount.js';

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
  // The tests stay on their page.
  mounted.element.addEventListener('click', (event) => event.preventDefault());
  return { ...mounted, link: () => mounted.part<HTMLAnchorElement>('link') };
}

describe('pay-redirect', () => {
  it('is accessible', async () => {
    const { element } = await setup();
    await expect(element).to.be.accessible();
  });

  it('is a link, byte for byte, that names its host and opens in the top frame', async () => {
    const { link, log } = await setup();
    expect(link()!.getAttribute('href')).to.equal(URL_);
    expect(link()!.textContent.trim()).to.equal('Continue to bank.example.com');
    expect(link()!.target).to.equal('_top');
    expect(log.names).to.deep.equal(['pay-ready']);
  });

  it('says that it leaves, and where to', async () => {
    const { link, log, updated, status, element } = await setup();
    link()!.click();
    await updated();
    expect(log.names).to.deep.equal(['pay-ready', 'pay-redirect']);
    expect(log.of('pay-redirect')[0]!.detail).to.deep.equal({ url: URL_, kind: 'url' });
    expect(status()).to.equal('Taking you to bank.example.com…');
    expect(element.matches(':state(leaving)')).to.equal(true);
  });

  it('leaves the opening to a host that cancels', async () => {
    const { element, link, updated, status } = await setup();
    let prevented: boolean | undefined;
    element.addEventListener('pay-redirect', (event) => event.preventDefault());
    element.renderRoot.addEventListener('click', (event) => (prevented = event.defaultPrevented));
    link()!.click();
    await updated();
    expect(prevented).to.equal(true);
    expect(status()).to.equal('');
  });

  it('shows its link again when the page comes out of the back-forward cache', async () => {
    const { link, updated, status } = await setup();
    link()!.click();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await updated();
    expect(status()).to.equal('');
    expect(link()).to.exist;
  });

  it('says after 10 seconds that the browser did not leave', async () => {
    const { link, clock, status, element } = await setup();
    link()!.click();
    await clock.pass(9_999);
    expect(status()).to.equal('Taking you to bank.example.com…');
    await clock.pass(1);
    expect(status()).to.equal('bank.example.com did not open? Try again.');
    expect(element.matches(':state(stuck)')).to.equal(true);
    expect(link()!.getAttribute('href')).to.equal(URL_);
  });

  describe('a host that opens it', () => {
    async function answered(response: unknown) {
      const mounted = await setup({ kind: 'app', url: 'wallet://pay?id=1' });
      mounted.element.addEventListener('pay-redirect', (event) => event.respondWith(response));
      let prevented: boolean | undefined;
      mounted.element.renderRoot.addEventListener('click', (event) => (prevented = event.defaultPrevented));
      mounted.link()!.click();
      await mounted.updated();
      expect(prevented).to.equal(true);
      return mounted;
    }

    it('has all the time it needs, and one press', async () => {
      const { clock, status, link, log } = await answered(new Promise(() => {}));
      await clock.pass(60_000);
      expect(status()).to.equal('Opening the app…');
      link()!.click();
      expect(log.names).to.deep.equal(['pay-ready', 'pay-redirect']);
    });

    for (const [name, response] of [
      ['false', () => Promise.resolve(false)],
      ['a rejection', () => Promise.reject(new Error('ERR_UNKNOWN_URL_SCHEME'))],
    ] as const) {
      it(`could not, by ${name}`, async () => {
        const { clock, element, status } = await answered(response());
        await clock.pass(0);
        expect(status()).to.equal('The app did not open?');
        expect(element.matches(':state(stuck)')).to.equal(true);
      });
    }

    for (const response of [true, undefined]) {
      it(`could, by ${response}: the link is there again`, async () => {
        const { clock, element, status } = await answered(response);
        await clock.pass(9_999);
        expect(status()).to.equal('Opening the app…');
        await clock.pass(1);
        expect(status()).to.equal('');
        expect(element.matches(':state(ready)')).to.equal(true);
        expect(clock.waiting).to.equal(0);
      });
    }

    it('is not heard about a link that is another one by now', async () => {
      let refuse = (_: boolean): void => {};
      const { element, clock, status } = await answered(new Promise<boolean>((done) => (refuse = done)));
      element.url = 'wallet://pay?id=2';
      await clock.pass(0);
      refuse(false);
      await clock.pass(0);
      expect(status()).to.equal('');
    });
  });

  describe('an unsafe URL', () => {
    for (const url of ['javascript:alert(1)', 'http://bank.example.com', 'https://a:b@bank.example.com', '//x']) {
      it(`${url} is not followed`, async () => {
        const { link, log, status, element } = await setup({ url });
        expect(link()).to.equal(null);
        expect(status()).to.contain('unsafe address');
        expect(log.of('pay-error').map(({ code, retryable }) => [code, retryable])).to.deep.equal([
          ['unsafe-url', false],
        ]);
        expect(element.matches(':state(unusable)')).to.equal(true);
      });
    }

    it('is one on another host than the allowed', async () => {
      const { link } = await setup({ allowedHosts: ['other.example'] });
      expect(link()).to.equal(null);
    });

    it('can be mended', async () => {
      const { element, link, updated } = await setup({ url: 'javascript:alert(1)' });
      element.url = URL_;
      await updated();
      expect(link()).to.exist;
    });
  });

  describe('by itself', () => {
    it('goes after the seconds, announced once', async () => {
      const { clock, log, status } = await setup({ autoRedirect: 3 });
      expect(status()).to.equal('You will be taken to bank.example.com in 3 seconds.');
      await clock.pass(2_999);
      expect(log.names).to.deep.equal(['pay-ready']);
      expect(status()).to.equal('You will be taken to bank.example.com in 3 seconds.');
      await clock.pass(1);
      expect(log.names).to.deep.equal(['pay-ready', 'pay-redirect']);
    });

    it('does not when the consumer stays, whose focus goes to the link', async () => {
      const { clock, log, part, focused, updated } = await setup({ autoRedirect: 3 });
      part('stay')!.focus();
      part('stay')!.click();
      await updated();
      await clock.pass(60_000);
      expect(log.names).to.deep.equal(['pay-ready']);
      expect(focused()).to.equal('link');
    });

    it('does not after it left the page', async () => {
      const { clock, log, element } = await setup({ autoRedirect: 3 });
      element.remove();
      await clock.pass(60_000);
      expect(log.names).to.deep.equal(['pay-ready']);
      expect(clock.waiting).to.equal(0);
    });

    it('never opens an app', async () => {
      const { clock, log } = await setup({ autoRedirect: 3, kind: 'app', url: 'wallet://pay' });
      await clock.pass(60_000);
      expect(log.names).to.deep.equal(['pay-ready']);
    });
  });

  describe('an app', () => {
    it('is a link to press', async () => {
      const { link, log, updated, status } = await setup({ kind: 'app', url: 'wallet://pay?id=1' });
      expect(link()!.textContent.trim()).to.equal('Open the app');
      link()!.click();
      await updated();
      expect(log.of('pay-redirect')[0]!.kind).to.equal('app');
      expect(status()).to.equal('Opening the app…');
    });

    it('is not opened when its scheme is not allowed', async () => {
      const { link } = await setup({ kind: 'app', url: 'wallet://pay', appSchemes: ['other'] });
      expect(link()).to.equal(null);
    });
  });

  it('shows nothing while it has no URL', async () => {
    const { element, log } = await setup({ url: '' });
    expect(element.renderRoot.childElementCount).to.equal(0);
    expect(log.names).to.deep.equal([]);
  });
});
