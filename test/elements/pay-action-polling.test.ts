import { expect, html } from '@open-wc/testing';
import type { PayAction, PaymentJson } from '../../src/index.js';
import { fakeClipboard, restoreClipboard } from '../support/clipboard.js';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';
import {
  appAction,
  byBoleto,
  mandate,
  otherAction,
  otpAction,
  payment,
  redirectAction,
  voucherAction,
} from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

interface Given {
  streamSrc?: string;
  payment?: unknown;
  expiresAt?: string | null;
}

async function setup({ streamSrc = '', payment, expiresAt = null }: Given = {}) {
  const mounted = await mount<PayAction>(
    html`<pay-action src="/p" .streamSrc=${streamSrc} .payment=${payment} .expiresAt=${expiresAt}></pay-action>`,
  );
  const { element, backend, part } = mounted;
  const answer = async (body: unknown, status?: number, headers?: Record<string, string>) => {
    backend.last.answer(body, status, headers);
    await settle();
    await element.updateComplete;
  };
  /** Waits for the request of the stream. */
  const streams = () => waitUntil(() => backend.last.url === '/p/events');
  return {
    ...mounted,
    answer,
    streams,
    press: async () => {
      part('check')!.click();
      await element.updateComplete;
    },
    /** Responds with a stream. @returns the functions that send an event and cut the connection */
    open: async () => {
      await streams();
      let pipe!: ReadableStreamDefaultController<Uint8Array>;
      const { last } = backend;
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (pipe = controller) });
      last.signal.addEventListener('abort', () => pipe.error(last.signal.reason));
      last.answerWith(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
      await settle();
      return {
        send: async (resource: unknown) => {
          pipe.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(resource)}\n\n`));
          await settle();
          await element.updateComplete;
        },
        cut: async () => {
          pipe.error(new TypeError('network error'));
          await settle();
        },
      };
    },
  };
}

const paid = (overrides: object = {}) => payment({ status: 'paid', paid: true, action: {}, ...overrides });
const voucher = (overrides: object = {}) =>
  payment({ payment_method: 'cashvoucher_mx', action: voucherAction, ...overrides });

describe('pay-action while it polls', () => {
  // Loaded before the tests, so that the elements load it without a delay.
  before(() => import('../../src/client/stream-resource.js'));

  describe('the button that checks the status', () => {
    it('requests at once, and shows the result', async () => {
      const { answer, press, status, backend, part } = await setup();
      await answer(payment());
      expect(part('check')!.textContent.trim()).to.equal('I’ve paid');
      await press();
      expect([status(), backend.calls.length]).to.deep.equal(['Checking…', 2]);
      await answer(payment());
      expect(status()).to.equal('Not confirmed yet. This can take a moment.');
      await press();
      await answer(paid());
      expect(status()).to.equal('Payment complete');
      expect(part('check') === null).to.equal(true);
    });

    it('sends one request at a time', async () => {
      const { answer, press, backend } = await setup();
      await answer(payment());
      await press();
      await press();
      expect(backend.calls).to.have.length(2);
    });

    it('is shown while the consumer waits', async () => {
      const { answer, part } = await setup();
      await answer(payment({ action: {} }));
      expect(part('check') !== null).to.equal(true);
    });

    it('has its own text for a mandate', async () => {
      const { answer, part } = await setup();
      await answer(mandate({ action: redirectAction }));
      expect(part('check')!.textContent.trim()).to.equal('I’m done');
    });

    it('has no frame until the link of a redirect was opened', async () => {
      const { answer, element, part } = await setup();
      const hasFrame = () => part('check')!.classList.contains('quiet');
      await answer(payment({ action: { ...redirectAction, redirect_to_url: { url: 'https://psp.example/link' } } }));
      expect(hasFrame()).to.equal(false);
      element.addEventListener('pay-redirect', (event) => event.respondWith(Promise.resolve(true)));
      part('step')!.shadowRoot!.querySelector('a')!.click();
      await settle();
      expect(hasFrame()).to.equal(true);
    });

    it('has a frame beside the code of an app, which a phone opens', async () => {
      const { answer, part } = await setup();
      await answer(payment({ payment_method: 'ovo_id', action: appAction }));
      await waitUntil(() => part('check')?.classList.contains('quiet'), 'the button');
    });

    it('is not shown in the step of a one-time code, nor without src', async () => {
      const { answer, part } = await setup();
      await answer(mandate());
      expect(part('check') === null).to.equal(true);
      const { part: other } = await mount<PayAction>(html`<pay-action .payment=${payment()}></pay-action>`);
      expect(other('check') === null).to.equal(true);
    });

    it('keeps the focus during a request', async () => {
      const { answer, press, part, focused } = await setup();
      await answer(payment());
      part('check')!.focus();
      await press();
      await answer(payment());
      expect(focused()).to.equal('check');
    });
  });

  describe('a failed request', () => {
    const bad: [string, unknown, number][] = [
      ['HTTP 500', {}, 500],
      ['HTTP 429', {}, 429],
      ['HTTP 404', {}, 404],
      ['a body that is not JSON', '<html>', 200],
      ['JSON that is no payment', { object: 'order' }, 200],
      ['an empty body', '', 200],
    ];
    for (const [name, body, code] of bad) {
      it(`${name}: shows that it is still checking, and polls on`, async () => {
        const { answer, clock, status, backend, log, part } = await setup();
        await answer(payment());
        await clock.pass(2_000);
        await answer(body, code);
        expect(status()).to.equal(
          'No answer from the payment service yet. Still checking… If you’ve paid, don’t pay again.',
        );
        expect(part('checked')).to.equal(part('status'));
        expect(part('step')!.localName).to.equal('pay-qr');
        await clock.pass(3_000);
        expect(backend.calls).to.have.length(3);
        await answer(payment());
        expect(status()).to.equal('');
        expect(log.of('pay-error')).to.have.length(1);
      });
    }

    it('no network: shows that it is still checking, and polls on', async () => {
      const { answer, clock, status, backend } = await setup();
      await answer(payment());
      await clock.pass(2_000);
      backend.last.fail();
      await settle();
      expect(status()).to.equal(
        'No answer from the payment service yet. Still checking… If you’ve paid, don’t pay again.',
      );
      await clock.pass(3_000);
      expect(backend.calls).to.have.length(3);
    });

    it('waits for Retry-After, also when the consumer presses the button', async () => {
      const { answer, clock, backend, press } = await setup();
      await answer(payment());
      await clock.pass(2_000);
      await answer({}, 429, { 'retry-after': '60' });
      await clock.pass(30_000);
      await press();
      await clock.pass(29_999);
      expect(backend.calls).to.have.length(2);
      await clock.pass(1);
      expect(backend.calls).to.have.length(3);
    });

    it('reports a lost connection, and removes the message when it is back', async () => {
      const { answer, status, updated } = await setup();
      await answer(payment());
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
      window.dispatchEvent(new Event('offline'));
      await updated();
      expect(status()).to.equal('You’re offline. We’ll continue when you’re back online.');
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
      await updated();
      expect(status()).to.equal('');
    });
  });

  describe('one message at a time', () => {
    afterEach(restoreClipboard);
    const messages = (root: ParentNode): string[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(element.id === 'status' ? [element.textContent.trim()].filter(Boolean) : []),
        ...(element.shadowRoot ? messages(element.shadowRoot) : []),
      ]);
    const failing = async (given: unknown) => {
      const mounted = await setup();
      const { answer, clock, element } = mounted;
      await answer(given);
      const step = element.renderRoot.querySelector<PayAction>('[part=step]')!;
      const shown = async () => {
        await settle();
        await step.updateComplete;
        await element.updateComplete;
        return messages(element.renderRoot);
      };
      return {
        ...mounted,
        shown,
        fail: async (after: number) => {
          await clock.pass(after);
          await answer({}, 500);
        },
        pressIn: (part: string) => step.renderRoot.querySelector<HTMLElement>(`[part~=${part}]`)!.click(),
      };
    };
    const STILL = 'No answer from the payment service yet. Still checking… If you’ve paid, don’t pay again.';

    it('a redirect that is pressed after a failed poll, until the consumer presses the button that checks', async () => {
      addEventListener('pay-redirect', (event) => event.respondWith(new Promise(() => {})), { once: true });
      const { fail, shown, pressIn, press, answer } = await failing(payment({ action: redirectAction }));
      await fail(2_000);
      expect(await shown()).to.deep.equal([STILL]);
      pressIn('link');
      const [leaving, ...others] = await shown();
      expect([leaving === STILL, others]).to.deep.equal([false, []]);
      await fail(3_000);
      expect(await shown()).to.deep.equal([leaving]);
      await press();
      expect(await shown()).to.deep.equal(['Checking…']);
      await answer(payment({ action: redirectAction }));
      expect(await shown()).to.deep.equal(['Not confirmed yet. This can take a moment.']);
    });

    for (const [name, given] of [
      ['a QR code', payment()],
      ['a voucher', voucher()],
    ] as const) {
      it(`${name} that is copied before and after a failed poll: the later one`, async () => {
        fakeClipboard();
        const { fail, shown, pressIn } = await failing(given);
        pressIn('copy-button');
        expect(await shown()).to.have.length(1);
        await fail(2_000);
        expect(await shown()).to.deep.equal([STILL]);
        pressIn('copy-button');
        const [message, ...others] = await shown();
        expect([message === STILL, others]).to.deep.equal([false, []]);
      });
    }
  });

  describe('the text that the page updates by itself', () => {
    for (const [name, given, text] of [
      ['a QR code', payment(), 'This page updates automatically.'],
      ['a voucher', voucher(), 'This page updates automatically.'],
      [
        'other details',
        payment({ payment_method: 'till_ph', action: otherAction }),
        'This page updates automatically.',
      ],
      ['a redirect', payment({ action: redirectAction }), 'This page updates automatically.'],
      ['an app', payment({ action: appAction }), 'This page updates automatically.'],
      ['a wait', payment({ action: {} }), 'This page updates automatically.'],
      ['a one-time code', mandate({ action: otpAction }), undefined],
    ] as const) {
      it(`${text ? 'is' : 'is not'} shown for ${name}`, async () => {
        const { answer, part } = await setup();
        await answer(given);
        expect(part('updates')?.textContent).to.equal(text);
      });
    }

    it('is not shown if nothing is polled', async () => {
      const { element, part } = await mount<PayAction>(html`<pay-action .payment=${payment()}></pay-action>`);
      await waitUntil(() => part('step'));
      await settle();
      await element.updateComplete;
      expect(part('updates') === null).to.equal(true);
    });
  });

  describe('after the deadline', () => {
    const words = /^The time to pay has run out If you’ve paid, don’t pay again/;

    it('the message says that a payment may still arrive, polling slows down, and a late payment completes', async () => {
      const { answer, clock, status, backend, log } = await setup();
      await answer(voucher({ time_expired: '2026-11-21T12:01:00+00:00' }));
      for (let asked = 1; clock.now() < Date.parse('2026-11-21T12:01:01Z');) {
        await clock.pass(500);
        if (backend.calls.length > asked) {
          asked = backend.calls.length;
          await answer(voucher({ time_expired: '2026-11-21T12:01:00+00:00' }));
        }
      }
      expect(status()).to.match(words);
      const before = backend.calls.length;
      // The next morning.
      for (let hour = 0; hour < 20; hour++) {
        await clock.pass(3_600_000);
        await answer(voucher({ time_expired: '2026-11-21T12:01:00+00:00' }));
      }
      expect(backend.calls.length - before).to.be.within(15, 80);
      expect(status()).to.match(words);
      await clock.pass(3_600_000);
      await answer(paid({ payment_method: 'cashvoucher_mx' }));
      expect(log.of('pay-complete')).to.have.length(1);
      expect(log.of('pay-fail')).to.have.length(0);
    });

    it('the message stays after a check that found no payment', async () => {
      const { answer, press, status } = await setup();
      await answer(voucher(), 200, { date: 'Sat, 21 Nov 2026 13:00:05 GMT' });
      await press();
      expect(status()).to.equal('Checking…');
      await answer(voucher(), 200, { date: 'Sat, 21 Nov 2026 13:00:06 GMT' });
      expect(status()).to.match(words);
    });

    it('one message is shown, followed by the buttons that check the status and start again', async () => {
      const { element, answer, part, log } = await setup();
      await answer(voucher(), 200, { date: 'Sat, 21 Nov 2026 13:00:05 GMT' });
      const step = element.renderRoot.querySelector('pay-cash-voucher')!;
      await step.updateComplete;
      await settle();
      const texts = [step, element].map(({ renderRoot }) => renderRoot.querySelector('#status')!.textContent.trim());
      expect(texts[0]).to.equal('');
      expect(texts[1]).to.match(words);
      const buttons = () => [...element.renderRoot.querySelectorAll('button')].map((button) => button.part.value);
      await waitUntil(() => part('start-again'));
      expect(buttons()).to.deep.equal(['check', 'start-again']);
      expect(part('question')!.textContent).to.equal('Did you pay?');
      expect(['check', 'start-again'].map((name) => part(name)!.textContent.trim())).to.deep.equal([
        'Yes, I’ve paid',
        'No, start again',
      ]);
      part('start-again')!.click();
      expect(log.of('pay-retry').map(({ otherMethod }) => otherMethod)).to.deep.equal([false]);
    });

    it('a code that looked wrong: how to reach the seller is below the question', async () => {
      const { element, answer, clock, part } = await setup();
      element.innerHTML = '<a slot="contact" href="tel:+15550100">Call us</a>';
      const contact = element.querySelector('a')!;
      const wrong = { ...byBoleto, amount: '10.50' };
      await answer(payment(wrong));
      await waitUntil(() => contact.checkVisibility());
      await clock.pass(2_000);
      await answer(payment({ ...wrong, time_expired: '2026-11-21T11:59:00+00:00' }));
      await waitUntil(() => part('start-again'));
      expect(contact.getBoundingClientRect().top).to.be.greaterThan(
        part('start-again')!.getBoundingClientRect().bottom,
      );
    });

    it('the backend’s clock decides', async () => {
      const { answer, status } = await setup();
      await answer(voucher(), 200, { date: 'Sat, 21 Nov 2026 13:00:05 GMT' });
      expect(status()).to.match(words);
    });

    it('a redirect has no such message', async () => {
      const { answer, status } = await setup();
      await answer(payment({ action: redirectAction }), 200, { date: 'Sat, 21 Nov 2026 13:00:05 GMT' });
      expect(status()).to.equal('');
    });

    it('the page’s expires-at counts for a payment without a deadline', async () => {
      const { element, answer, status } = await setup({ expiresAt: '2026-11-21T11:59:00Z' });
      await answer(voucher({ time_expired: null }));
      expect(status()).to.match(words);
      expect(element.renderRoot.querySelector('pay-cash-voucher')!.expiresAt).to.equal('2026-11-21T11:59:00Z');
    });

    it('the payment’s own deadline wins over expires-at', async () => {
      const { answer, status } = await setup({ expiresAt: '2026-11-21T11:59:00Z' });
      await answer(voucher());
      expect(status()).to.equal('');
    });
  });

  describe('with stream-src', () => {
    it('requests once, receives the changes, and ends with the final status', async () => {
      const { backend, answer, open, clock, log, status } = await setup({ streamSrc: '/p/events' });
      await answer(payment());
      const { send } = await open();
      expect(backend.calls.map(({ url }) => url)).to.deep.equal(['/p', '/p/events']);
      await send(payment());
      await clock.pass(44_000);
      await send(paid());
      expect(backend.calls).to.have.length(2);
      expect(log.of('pay-status').map((event) => event.status)).to.deep.equal(['created', 'paid']);
      expect(log.of('pay-complete')).to.have.length(1);
      expect(status()).to.equal('Payment complete');
      expect(backend.last.signal.aborted).to.equal(true);
      expect(clock.waiting).to.equal(0);
    });

    it('requests, and streams again, when the connection is cut', async () => {
      const { backend, answer, open, clock, log } = await setup({ streamSrc: '/p/events' });
      await answer(payment());
      await (await open()).cut();
      await clock.pass(2_000);
      expect(backend.last.url).to.equal('/p');
      await answer(payment());
      const { send } = await open();
      await send(paid());
      expect(log.of('pay-complete')).to.have.length(1);
      expect(backend.calls.map(({ url }) => url)).to.deep.equal(['/p', '/p/events', '/p', '/p/events']);
    });

    it('polls as usual where there is no stream', async () => {
      const { backend, answer, clock, streams } = await setup({ streamSrc: '/p/events' });
      await answer(payment());
      await streams();
      await answer({}, 404);
      for (let asked = 0; asked < 3; asked++) {
        await clock.pass(15_000);
        await answer(payment());
      }
      expect(backend.calls.map(({ url }) => url)).to.deep.equal(['/p', '/p/events', '/p', '/p', '/p']);
    });

    it('requests at once when the consumer presses the button', async () => {
      const { backend, answer, open, press } = await setup({ streamSrc: '/p/events' });
      await answer(payment());
      await open();
      const stream = backend.last;
      await press();
      expect([backend.last.url, stream.signal.aborted]).to.deep.equal(['/p', true]);
    });

    it('opens no stream after the outcome', async () => {
      const { element, answer, backend, log } = await setup();
      await answer(paid());
      element.streamSrc = '/p/events';
      await settle();
      expect(backend.calls).to.have.length(1);
      expect(log.names.at(-1)).to.equal('pay-complete');
    });

    it('closes the stream when the element is removed', async () => {
      const { element, backend, answer, open, clock } = await setup({ streamSrc: '/p/events' });
      await answer(payment());
      await open();
      element.remove();
      await settle();
      expect([backend.last.signal.aborted, clock.waiting]).to.deep.equal([true, 0]);
    });
  });

  describe('a payment that the page sets beside src', () => {
    const set = async (element: PayAction, payment: unknown) => {
      element.payment = payment as PaymentJson;
      await element.updateComplete;
    };

    it('is replaced by the next response after the page has removed it', async () => {
      const { element, answer, clock, part } = await setup();
      await answer(voucher());
      await set(element, payment({ id: 'pm_2' }));
      await set(element, null);
      await clock.pass(20_000);
      await answer(voucher());
      expect(part('step')!.localName).to.equal('pay-cash-voucher');
    });

    it('is requested at once after the page has removed it', async () => {
      const { element, answer, backend, part, status } = await setup();
      await answer(voucher());
      await set(element, payment({ id: 'pm_2' }));
      await set(element, null);
      expect([status(), backend.calls.length]).to.deep.equal(['Loading…', 2]);
      await answer(voucher());
      expect(part('step')!.localName).to.equal('pay-cash-voucher');
    });

    it('is reported once if it has ended, and again if it ends again', async () => {
      const { element, answer, log, backend, clock } = await setup();
      const ended = () => log.of('pay-complete').length;
      await answer(paid());
      expect(ended()).to.equal(1);
      await set(element, paid());
      await set(element, null);
      await answer(paid());
      expect([ended(), backend.calls.length]).to.deep.equal([1, 2]);
      await set(element, paid());
      await set(element, null);
      await answer(voucher());
      await clock.pass(2_000);
      await answer(paid());
      expect(ended()).to.equal(2);
    });

    it('does not bring back an earlier step of the same payment', async () => {
      const { element, answer, part } = await setup({ payment: payment() });
      expect(part('step')!.localName).to.equal('pay-qr');
      await answer(voucher());
      await set(element, payment());
      expect(part('step')!.localName).to.equal('pay-cash-voucher');
    });

    it('shows a later step of the same payment before the next response', async () => {
      const { element, answer, part } = await setup({ payment: payment() });
      await answer(payment());
      await set(element, voucher());
      expect(part('step')!.localName).to.equal('pay-cash-voucher');
    });

    it('brings an earlier step back when the service does', async () => {
      const { element, answer, part, clock } = await setup({ payment: payment() });
      await answer(voucher());
      await clock.pass(2_000);
      await answer(payment());
      await set(element, voucher());
      expect(part('step')!.localName).to.equal('pay-qr');
      await clock.pass(3_000);
      await answer(voucher());
      await set(element, voucher());
      expect(part('step')!.localName).to.equal('pay-cash-voucher');
    });
  });

  describe('a first request without a response', () => {
    const hangs = async () => {
      const mounted = await setup({ payment: payment() });
      await mounted.clock.pass(5_000);
      return mounted;
    };

    it('is repeated when the consumer presses the button', async () => {
      const { backend, press } = await hangs();
      const [first] = backend.calls;
      await press();
      expect([backend.calls.length, first!.signal.aborted]).to.deep.equal([2, true]);
    });

    it('is repeated when the consumer returns to the page, and its late response is ignored', async () => {
      const { backend, answer, part } = await hangs();
      const [first] = backend.calls;
      document.dispatchEvent(new Event('visibilitychange'));
      expect(backend.calls).to.have.length(2);
      await answer(voucher());
      first!.answer(paid());
      await settle();
      expect(part('step')!.localName).to.equal('pay-cash-voucher');
    });
  });

  describe('with a stored payment, and with several on a page', () => {
    it('shows the slip of a stored payment without a request', async () => {
      const stored = JSON.stringify(voucher());
      const { element } = await mount<PayAction>(html`<pay-action payment=${stored}></pay-action>`);
      expect(element.renderRoot.querySelector('pay-cash-voucher')!.details).to.deep.equal(
        voucherAction.display_details,
      );
    });

    it('shows a stored payment during the first request', async () => {
      const { part, answer, log } = await setup({ payment: voucher() });
      expect(part('step')!.localName).to.equal('pay-cash-voucher');
      await answer(paid());
      expect(log.of('pay-complete')).to.have.length(1);
    });

    it('polls for each element on a page separately', async () => {
      const { backend, element, log } = await mount<PayAction>(html`<pay-action src="/a"></pay-action>`);
      const other = document.createElement('pay-action');
      other.src = '/b';
      element.after(other);
      await other.updateComplete;
      const [a, b] = backend.calls;
      a!.answer(paid({ id: 'pm_a' }));
      b!.answer(payment({ id: 'pm_b' }));
      await settle();
      await other.updateComplete;
      expect([a!.url, b!.url]).to.deep.equal(['/a', '/b']);
      expect([element.matches(':state(complete)'), other.matches(':state(ready)')]).to.deep.equal([true, true]);
      expect(log.of('pay-complete').map(({ resource }) => resource.id)).to.deep.equal(['pm_a']);
    });
  });
});
