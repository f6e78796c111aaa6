import { expect, html, oneEvent } from '@open-wc/testing';
import * as fc from 'fast-check';
import { PayCopiedEvent, PayReadyEvent, PayRedirectEvent } from '../../src/events/index.js';
import type { PayOtpVerify, PayRedirect } from '../../src/index.js';
import { connectWebview, openedReply, parseWebviewMessage } from '../../src/webview/index.js';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';
import { connect, noHost } from '../support/webview-harness.js';
import { androidListener, reactNativeOnAndroid, wkWebView, type FakeHost } from '../support/webview-hosts.js';

let undo: (() => void)[] = [];
const later = (task: () => void) => undo.push(task);
afterEach(() => {
  for (const task of undo) task();
  undo = [];
});

function install(): FakeHost {
  const host = androidListener.install();
  later(() => host.remove());
  return host;
}

const read = ({ received }: FakeHost) => received.map((text) => parseWebviewMessage(text)!);

describe('the webview bridge', () => {
  it('is off until the page connects it', async () => {
    const host = install();
    await mount(html`<pay-redirect url="https://bank.example.com/"></pay-redirect>`);
    expect(host.received).to.deep.equal([]);
  });

  describe('without a host', () => {
    it('does nothing and stops waiting after 5 s', () => {
      const { target, timer, close } = connect(wkWebView, {}, noHost);
      later(close);
      for (let count = 0; count < 3; count++) target.dispatchEvent(new PayReadyEvent());
      expect(timer.waiting).to.equal(1);
      timer.pass(5_000);
      expect(timer.waiting).to.equal(0);
      const host = install();
      timer.pass(60_000);
      expect(host.received).to.deep.equal([]);
    });

    it('stops waiting when disconnected', () => {
      const { target, timer, disconnect } = connect(wkWebView, {}, noHost);
      target.dispatchEvent(new PayReadyEvent());
      disconnect();
      expect(timer.waiting).to.equal(0);
    });

    it('keeps the last 64 messages', () => {
      const { target, timer, close } = connect(wkWebView, {}, noHost);
      later(close);
      for (let count = 0; count < 70; count++) target.dispatchEvent(new PayReadyEvent());
      const host = install();
      timer.pass(100);
      expect(read(host).map(({ id }) => id)).to.deep.equal(Array.from({ length: 64 }, (_, index) => index + 7));
    });
  });

  it('sends queued messages before a redirect that the host opens', () => {
    const { target, close } = connect(wkWebView, { openUrls: 'host' }, noHost);
    later(close);
    target.dispatchEvent(new PayReadyEvent());
    const host = install();
    target.dispatchEvent(new PayRedirectEvent('https://bank.example.com/', 'url'));
    expect(read(host).map(({ id, event }) => [id, event])).to.deep.equal([
      [1, 'pay-ready'],
      [2, 'pay-redirect'],
    ]);
  });

  it('sends each message to one host, preferring the named one', () => {
    const named = wkWebView.install();
    const other = reactNativeOnAndroid.install();
    later(() => (named.remove(), other.remove()));
    const { target, close } = connect(wkWebView, {}, noHost);
    later(close);
    target.dispatchEvent(new PayReadyEvent());
    expect([named.received.length, other.received.length]).to.deep.equal([1, 0]);
  });

  it('sends messages to a host that cannot have listeners', () => {
    const received: unknown[] = [];
    const refuse = () => {
      throw new TypeError('Illegal invocation');
    };
    const object = { postMessage: (text: string) => received.push(text), addEventListener: refuse };
    Object.assign(window, { payElements: object });
    later(() => delete (window as unknown as Record<string, unknown>).payElements);
    const { target, close } = connect(wkWebView, {}, noHost);
    later(close);
    target.dispatchEvent(new PayReadyEvent());
    expect(received.length).to.equal(1);
  });

  it('does not treat a frame of that name as a host', () => {
    const frame = Object.assign(document.createElement('iframe'), { name: 'payElements' });
    document.body.append(frame);
    later(() => frame.remove());
    let posted = 0;
    (frame.contentWindow as unknown as Record<string, unknown>).postMessage = () => posted++;
    expect('payElements' in window).to.equal(true);
    const { target, timer, close } = connect(wkWebView, { openUrls: 'host' }, noHost);
    later(close);
    const event = new PayRedirectEvent('https://bank.example.com/', 'url');
    target.dispatchEvent(event);
    timer.pass(1_000);
    expect([posted, event.defaultPrevented]).to.deep.equal([0, false]);
  });

  it('ignores replies to an earlier page load', async () => {
    const host = install();
    const first = connect(androidListener, { openUrls: 'host' }, host);
    first.target.dispatchEvent(new PayRedirectEvent('wallet://pay', 'app'));
    first.disconnect();
    const second = connect(androidListener, { openUrls: 'host' }, host);
    later(second.disconnect);
    const event = new PayRedirectEvent('wallet://pay', 'app');
    second.target.dispatchEvent(event);
    const [old, recent] = read(host);
    expect(old!.id).to.equal(recent!.id);
    host.say(openedReply(old!, true));
    host.say(openedReply(recent!, false));
    expect(await event.response).to.equal(false);
  });

  it('lets the host open the URL for an event of another version of the elements', () => {
    const host = install();
    const page = document.createElement('div');
    later(connectWebview({ target: page, openUrls: 'host' }));
    const detail = { url: 'https://bank.example.com/', kind: 'url' };
    const event = new CustomEvent('pay-redirect', { detail, cancelable: true });
    page.dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(true);
    expect(read(host).map(({ detail }) => detail)).to.deep.equal([{ ...detail, opener: 'host' }]);
  });

  it('asks the host once if it is connected twice', () => {
    const host = install();
    const page = document.createElement('div');
    for (let count = 0; count < 2; count++) later(connectWebview({ target: page, openUrls: 'host' }));
    page.dispatchEvent(new PayRedirectEvent('wallet://pay', 'app'));
    expect(read(host).map(({ detail }) => (detail as { opener: string }).opener)).to.deep.equal(['host', 'page']);
  });

  describe('with the elements', () => {
    it('forwards their events from anywhere on the page, without one-time codes', async () => {
      const host = install();
      later(connectWebview());
      const { part, backend } = await mount<PayOtpVerify>(
        html`<pay-otp-verify mandate-id="mdt_1" length="6"></pay-otp-verify>`,
      );
      const input = part<HTMLInputElement>('input')!;
      input.value = '483920';
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await settle();
      expect(backend.last.body).to.equal('{"otp":"483920"}');
      expect(read(host).map(({ event, detail }) => [event, detail])).to.deep.equal([
        ['pay-ready', {}],
        ['pay-otp-submit', {}],
      ]);
      expect(host.received.join().includes('483920')).to.equal(false);
    });

    it('opens the app instead of them, and they show help if it did not open', async () => {
      const host = install();
      later(connectWebview({ openUrls: 'host' }));
      const { element, part, updated } = await mount<PayRedirect>(
        html`<pay-redirect kind="app" url="wallet://pay?id=1"></pay-redirect>`,
      );
      let stayed = false;
      element.addEventListener('click', (event) => {
        stayed = event.defaultPrevented;
        event.preventDefault();
      });
      part('link')!.click();
      await updated();
      expect(stayed).to.equal(true);
      expect(element.matches(':state(leaving)')).to.equal(true);
      host.say(openedReply(read(host).at(-1)!, false));
      await settle();
      await updated();
      expect(element.matches(':state(stuck)')).to.equal(true);
    });
  });

  describe('in a frame', () => {
    const inFrame = async (options: string): Promise<Record<string, unknown>[]> => {
      const module = new URL('../../src/webview/index.ts', import.meta.url).pathname;
      const events = new URL('../../src/events/index.ts', import.meta.url).pathname;
      const frame = document.createElement('iframe');
      frame.srcdoc = `<script type="module">
        import { connectWebview } from '${module}';
        import { PayReadyEvent } from '${events}';
        const received = [];
        window.payElements = { postMessage: (text) => received.push(text) };
        connectWebview(${options});
        dispatchEvent(new PayReadyEvent());
        parent.dispatchEvent(new CustomEvent('framed', { detail: received }));
      </script>`;
      const framed = oneEvent<CustomEvent<string[]>>(window, 'framed');
      document.body.append(frame);
      later(() => frame.remove());
      return (await framed).detail.map((text) => JSON.parse(text) as Record<string, unknown>);
    };

    it('does nothing by default', async () => expect(await inFrame('')).to.deep.equal([]));

    it('connects with the option frames: all', async () => {
      const messages = await inFrame(`{ frames: 'all' }`);
      expect(messages.map(({ event }) => event)).to.deep.equal(['pay-ready']);
    });
  });
});

describe('parseWebviewMessage', () => {
  const page = '0123456789abcdef'.repeat(2);
  const message = { v: 1, page, id: 1, event: 'pay-copied', detail: { field: 'data' } };
  const parse = (overrides: object) => parseWebviewMessage(JSON.stringify({ ...message, ...overrides }));

  it('reads messages of the bridge and ignores unknown fields', () => {
    const more = { more: 1, detail: { field: 'data', later: true } };
    expect(parse(more)).to.deep.equal(message);
  });

  for (const wrong of [
    { v: 2 },
    { v: '1' },
    { page: 'x' },
    { id: 0 },
    { id: 1.5 },
    { event: 'pay-later' },
    { event: 'toString' },
    { detail: null },
    { event: 'pay-redirect', detail: { url: '/bank', kind: 'url', opener: 'host' } },
    { event: 'pay-redirect', detail: { url: 'https://bank.example.com/ x', kind: 'url', opener: 'host' } },
    { event: 'pay-redirect', detail: { url: 'https://bank.example.com/', kind: 'url', opener: 'me' } },
  ]) {
    it(`is null for ${JSON.stringify(wrong)}`, () => expect(parse(wrong)).to.equal(null));
  }

  it('does not need the URL class, which some hosts implement incompletely', () => {
    const { URL } = window;
    later(() => Object.assign(window, { URL }));
    delete (window as { URL?: unknown }).URL;
    const detail = { url: 'https://bank.example.com/', kind: 'url', opener: 'host' };
    expect(parse({ event: 'pay-redirect', detail })?.detail).to.deep.equal(detail);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.json()), (data) => parseWebviewMessage(data) === null),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(message)), fc.anything(), (key, value) => {
        try {
          JSON.stringify(value);
        } catch {
          return;
        }
        parse({ [key]: value });
      }),
    );
  });

  it('rejects a message that is too long', () => {
    const url = (length: number) => `https://bank.example.com/${'x'.repeat(length)}`;
    const redirect = (length: number) =>
      parse({ event: 'pay-redirect', detail: { url: url(length), kind: 'url', opener: 'host' } });
    expect(redirect(60_000)?.event).to.equal('pay-redirect');
    expect(redirect(100_000)).to.equal(null);
    expect(parse({ more: 'x'.repeat(100_000) })).to.equal(null);
  });
});

describe('the system timer', () => {
  it('is the default of a bridge', async () => {
    const target = new EventTarget();
    const host = { received: [] as unknown[] };
    later(connectWebview({ target, channel: 'payLate' }));
    target.dispatchEvent(new PayCopiedEvent('data'));
    const came = new Promise<void>((done) => {
      const object = { postMessage: (text: string) => (host.received.push(text), done()) };
      Object.assign(window, { payLate: object });
    });
    later(() => delete (window as unknown as Record<string, unknown>).payLate);
    await came;
    expect(parseWebviewMessage(host.received[0])!.event).to.equal('pay-copied');
  });
});
