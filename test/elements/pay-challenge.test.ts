import { expect, html } from '@open-wc/testing';
import { parsePayment, PayRetryEvent, PayStatusEvent, type PayAction, type PayChallenge } from '../../src/index.js';
import { reportAttack } from '../support/attack-report.js';
import { expectAccessible } from '../support/accessible.js';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';
import { payment, redirectAction } from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

interface Seen {
  readonly method: string;
  readonly body: string;
  readonly referrer: string;
}

/** This machine under its other name: another origin. */
const BANK = location.origin.replace(location.hostname, location.hostname === 'localhost' ? '127.0.0.1' : 'localhost');
const CREQ = 'eyJtZXNzYWdlVHlwZSI6IkNSZXEifQ';

let pages = 0;
/** A page of the bank that no other test opens. */
const bankPage = () => `${BANK}/__bank/page-${Date.now()}-${pages++}`;
/** The requests for a page of the bank. */
const requestsFor = async (url: string) =>
  (await (await fetch(`${url.replace(BANK, '')}/seen`)).json()) as readonly Seen[];

const frameIn = (root: ParentNode) => root.querySelector('iframe');

async function setup(overrides: Partial<PayChallenge> = {}) {
  const { url = bankPage(), creq = null, returnHosts, allowedHosts } = overrides;
  const mounted = await mount<PayChallenge>(
    html`<pay-challenge
      .url=${url}
      .creq=${creq}
      .returnHosts=${returnHosts}
      .allowedHosts=${allowedHosts}
    ></pay-challenge>`,
  );
  const { element } = mounted;
  await element.updateComplete;
  let messages = 0;
  element.addEventListener('challenge-message', () => messages++);
  return {
    ...mounted,
    url,
    frame: () => frameIn(element.renderRoot)!,
    loaded: () => waitUntil(() => element.matches(':state(ready)'), 'the page of the bank'),
    /** The messages that counted. */
    messages: () => messages,
    has: (state: string) => element.matches(`:state(${state})`),
  };
}

/** A message as the browser delivers it. Firefox creates none with the window of another process. */
function deliver(origin: string, source: Window | null): void {
  const event = new MessageEvent('message', { origin, data: { status: 'COMPLETE' } });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

describe('pay-challenge', () => {
  it('is accessible', async () => {
    const { element, loaded } = await setup();
    await loaded();
    await expectAccessible(element);
  });

  it('posts the challenge request into its frame, once, and keeps it nowhere', async () => {
    const { element, url, loaded, log, status, has } = await setup({ creq: CREQ });
    expect([has('loading'), status()]).to.deep.equal([true, 'Loading…']);
    await loaded();
    element.amount = '10.00';
    await element.updateComplete;
    const requests = await requestsFor(url);
    expect(requests.map(({ method, body }) => [method, body])).to.deep.equal([['POST', `creq=${CREQ}`]]);
    expect([status(), log.names]).to.deep.equal(['', ['pay-ready']]);
    expect(element.renderRoot.querySelector('form, input')).to.equal(null);
    expect(element.outerHTML + element.shadowRoot!.innerHTML).not.to.contain(CREQ);
  });

  it('opens a URL without a request', async () => {
    const { url, loaded, log } = await setup();
    await loaded();
    expect((await requestsFor(url)).map(({ method, body }) => [method, body])).to.deep.equal([['GET', '']]);
    expect(log.names).to.deep.equal(['pay-ready']);
  });

  it('tells the bank no more than the origin of the page', async () => {
    for (const creq of [null, CREQ]) {
      const { url, loaded } = await setup({ creq });
      await loaded();
      const [{ referrer } = { referrer: 'none' }] = await requestsFor(url);
      expect(referrer.replace(/\/$/, '')).to.equal(location.origin);
    }
  });

  it('names its frame, and gives it no more than it needs', async () => {
    const { frame } = await setup();
    expect(frame().title).to.equal('Confirmation with your bank');
    expect([...frame().sandbox].sort()).to.deep.equal([
      'allow-forms',
      'allow-popups',
      'allow-same-origin',
      'allow-scripts',
    ]);
    expect(frame().allow).to.equal('');
  });

  it('fits every window of EMVCo', async () => {
    const { element, frame } = await setup();
    element.style.inlineSize = '250px';
    expect(frame().offsetWidth).to.equal(250);
    expect(frame().offsetHeight).to.be.within(400, 600);
  });

  it('opens another challenge in the same frame', async () => {
    const { element, url, frame, loaded, has } = await setup({ creq: CREQ });
    await loaded();
    const before = frame();
    const next = bankPage();
    Object.assign(element, { url: next, creq: null });
    await element.updateComplete;
    await element.updateComplete;
    expect(has('loading')).to.equal(true);
    await loaded();
    expect([(await requestsFor(url)).length, (await requestsFor(next)).length]).to.deep.equal([1, 1]);
    expect(frame() === before).to.equal(true);
  });

  it('opens the challenge again after it was moved in the page, where browsers empty a frame', async () => {
    const { element, url, loaded } = await setup({ creq: CREQ });
    await loaded();
    element.parentElement!.append(document.createElement('p'), element);
    await element.updateComplete;
    await loaded();
    expect((await requestsFor(url)).map(({ method }) => method)).to.deep.equal(['POST', 'POST']);
  });

  describe('a message', () => {
    it('of the bank counts', async () => {
      const { frame, loaded, messages } = await setup({ creq: CREQ });
      await loaded();
      frame().contentWindow!.postMessage('COMPLETE', '*');
      await waitUntil(() => messages() === 1);
    });

    for (const [origin, count] of [
      ['https://pay.example', 1],
      ['https://www.pay.example', 1],
      ['https://evil.example', 0],
      ['http://pay.example', 0],
      ['null', 0],
      [location.origin, 0],
    ] as const)
      it(`of ${origin} in the frame ${count ? 'counts' : 'does not count'}`, async () => {
        const { frame, loaded, messages } = await setup({ returnHosts: ['pay.example'] });
        await loaded();
        deliver(origin, frame().contentWindow);
        expect(messages()).to.equal(count);
      });

    it('of another frame, of the page or of nobody does not count', async () => {
      const { frame, loaded, messages } = await setup();
      await loaded();
      const other = document.createElement('iframe');
      other.src = bankPage();
      document.body.append(other);
      await new Promise((done) => other.addEventListener('load', done));
      const echo = new Promise((done) => window.addEventListener('message', done, { once: true }));
      other.contentWindow!.postMessage('COMPLETE', '*');
      await echo;
      for (const source of [other.contentWindow, window, null]) deliver(BANK, source);
      expect(messages()).to.equal(0);
      deliver(BANK, frame().contentWindow);
      expect(messages()).to.equal(1);
      other.remove();
    });

    it('does not count once the element is not in the page', async () => {
      const { element, frame, loaded, messages } = await setup();
      await loaded();
      const { contentWindow } = frame();
      element.remove();
      deliver(BANK, contentWindow);
      expect(messages()).to.equal(0);
    });

    for (const hosts of ['pay.example', 5, {}, [{}, Symbol('x'), null]])
      it(`reports no error for wrong hosts: ${typeof hosts}`, async () => {
        const { frame, loaded, messages } = await setup({ returnHosts: hosts as unknown as string[] });
        await loaded();
        deliver('https://pay.example', frame().contentWindow);
        expect(messages()).to.equal(0);
      });
  });

  describe('a URL that is not safe', () => {
    for (const [url, why] of [
      ['javascript:alert(1)', 'a script'],
      ['http://bank.example/', 'not https'],
      ['https://a@bank.example/', 'with a user'],
      ['data:text/html,x', 'data'],
      ['/challenge', 'relative'],
      [`${location.origin}/__bank/own`, 'the origin of the page'],
    ] as const)
      it(`is not opened: ${why}`, async () => {
        const { element, frame, log, status, has } = await setup({ url, creq: CREQ });
        expect(frame()).to.equal(null);
        expect([has('unusable'), status()]).to.deep.equal([
          true,
          'This payment step links to an unsafe address. Choose another way to pay.',
        ]);
        expect(log.of('pay-error').map(({ code }) => code)).to.deep.equal(['unsafe-url']);
        element.amount = '1.00';
        await element.updateComplete;
        expect(log.names).to.deep.equal(['pay-error']);
      });

    it('may be one of a host that is not allowed', async () => {
      const { log } = await setup({ allowedHosts: ['bank.example'] });
      expect(log.of('pay-error').map(({ message }) => message)).to.deep.equal(['host not allowed']);
    });

    it('is replaced by one that is', async () => {
      const { element, loaded, frame } = await setup({ url: 'javascript:1' });
      element.url = bankPage();
      await loaded();
      expect(frame()).to.exist;
    });
  });

  for (const [directive, disposition, isBlocked] of [
    ['frame-src', 'enforce', true],
    ['form-action', 'enforce', true],
    ['frame-src', 'report', false],
    ['img-src', 'enforce', false],
  ] as const)
    it(`says that the policy of the page forbids it: ${directive}, ${disposition}`, async () => {
      const { element, url, log, has, loaded } = await setup();
      await loaded();
      const violation = { effectiveDirective: directive, violatedDirective: directive, disposition };
      document.dispatchEvent(
        new SecurityPolicyViolationEvent('securitypolicyviolation', {
          ...violation,
          blockedURI: url,
          documentURI: location.href,
          originalPolicy: '',
          statusCode: 200,
        }),
      );
      await element.updateComplete;
      const errors = log.of('pay-error').map(({ code, message }) => `${code}: ${message}`);
      expect([has('unusable'), errors]).to.deep.equal([
        isBlocked,
        isBlocked ? [`not-configured: the Content Security Policy forbids the frame: ${directive}`] : [],
      ]);
    });

  it('is empty without a URL', async () => {
    const { has, frame } = await setup({ url: '' });
    expect([has('empty'), frame()]).to.deep.equal([true, null]);
  });
});

describe('a challenge in pay-action', () => {
  after(() =>
    reportAttack(
      'messages of the page, of another frame, of nobody, and of 4 other origins in its own frame; 50 messages at once',
      '0 outcomes; ignored, or at most 2 requests',
    ),
  );

  const challenge = (show_challenge: object) =>
    payment({ payment_method: 'card_br', action: { type: 'show_challenge', show_challenge } });

  async function start(show_challenge: object) {
    const mounted = await mount<PayAction>(html`<pay-action src="/p"></pay-action>`);
    const { element, backend, part } = mounted;
    backend.last.answer(challenge(show_challenge));
    await settle();
    await element.updateComplete;
    await waitUntil(() => part('step')?.matches(':state(ready)'));
    return { ...mounted, frame: () => frameIn(part<PayChallenge>('step')!.renderRoot)! };
  }

  it('is requested again at once after a message of the bank, and its outcome is that of the payment', async () => {
    const { element, backend, clock, frame, log } = await start({ url: bankPage(), creq: CREQ });
    const before = backend.calls.length;
    await clock.pass(1_000);
    frame().contentWindow!.postMessage({ status: 'COMPLETE' }, '*');
    await waitUntil(() => backend.calls.length === before + 1, 'a request');
    backend.last.answer(payment({ status: 'failed', failure_code: 'payment_declined', action: {} }));
    await settle();
    await element.updateComplete;
    expect(frame).to.throw();
    expect(log.names.filter((name) => name !== 'pay-status')).to.deep.equal(['pay-ready', 'pay-fail']);
  });

  it('is polled without any message', async () => {
    const { backend, clock } = await start({ url: bankPage() });
    const before = backend.calls.length;
    await clock.pass(2_000);
    expect(backend.calls.length).to.equal(before + 1);
  });

  it('is not requested more often for many messages', async () => {
    const { backend, clock, frame } = await start({ url: bankPage() });
    const before = backend.calls.length;
    for (let count = 0; count < 50; count++) {
      deliver(BANK, frame().contentWindow);
      if (backend.calls.length > before) backend.last.answer(challenge({ url: frame().src }));
      await settle();
      await clock.pass(10);
    }
    expect(backend.calls.length - before).to.be.within(1, 2);
  });

  it('is in no event', async () => {
    const { log } = await start({ url: bankPage(), creq: CREQ });
    const [event] = log.of('pay-status');
    expect(event!.resource.action).to.equal(null);
    expect(JSON.stringify(log.events.map(({ detail }) => detail))).not.to.contain(CREQ);
  });

  it('is in no event either as another way, or after a failure', () => {
    const { action } = challenge({ url: bankPage(), creq: CREQ });
    for (const given of [action, { ...redirectAction, alternatives: [action] }]) {
      const resource = parsePayment(payment({ action: given }));
      expect(resource.action).not.to.equal(null);
      for (const event of [new PayStatusEvent(resource), new PayRetryEvent(resource)])
        expect([event.resource?.action, event.detail.resource?.action]).to.deep.equal([null, null]);
    }
    const other = parsePayment(payment());
    expect(new PayRetryEvent(other).resource).to.equal(other);
  });
});
