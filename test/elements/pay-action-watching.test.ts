import { expect, html, waitUntil } from '@open-wc/testing';
import type { PayAction } from '../../src/index.js';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';
import { mandate, payment, redirectAction, voucherAction } from '../support/samples.js';

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
  /** The backend was asked for its events. */
  const listens = () => waitUntil(() => backend.last.url === '/p/events');
  return {
    ...mounted,
    answer,
    listens,
    press: async () => {
      part('check')!.click();
      await element.updateComplete;
    },
    /** The backend begins to tell of changes; what it tells from now on is sent by what this returns. */
    open: async () => {
      await listens();
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

describe('pay-action while it watches', () => {
  // So that they are there at once when an element brings them in.
  before(() =>
    Promise.all([import('../../src/client/listen.js'), import('../../src/elements/pay-action/watching.js')]),
  );

  describe('the button that asks', () => {
    it('asks at once, and says what came of it', async () => {
      const { element, answer, press, status, backend, part } = await setup();
      await answer(payment());
      expect(part('check')!.textContent.trim()).to.equal('I’ve paid');
      await press();
      expect([status(), backend.calls.length]).to.deep.equal(['Checking…', 2]);
      await answer(payment());
      expect(status()).to.equal('Not confirmed yet. This can take a moment.');
      await expect(element).to.be.accessible();
      await press();
      await answer(paid());
      expect(status()).to.equal('Payment complete');
      expect(part('check') === null).to.equal(true);
    });

    it('does not ask twice at a time', async () => {
      const { answer, press, backend } = await setup();
      await answer(payment());
      await press();
      await press();
      expect(backend.calls).to.have.length(2);
    });

    it('is there while there is nothing to do but wait', async () => {
      const { answer, part } = await setup();
      await answer(payment({ action: {} }));
      expect(part('check') !== null).to.equal(true);
    });

    it('has its own words for a mandate', async () => {
      const { answer, part } = await setup();
      await answer(mandate({ action: redirectAction }));
      expect(part('check')!.textContent.trim()).to.equal('I’m done');
    });

    it('is not there for a code, which tells by itself, nor without anything to ask', async () => {
      const { answer, part } = await setup();
      await answer(mandate());
      expect(part('check') === null).to.equal(true);
      const { part: other } = await mount<PayAction>(html`<pay-action .payment=${payment()}></pay-action>`);
      expect(other('check') === null).to.equal(true);
    });

    it('stays where it is, with the focus, while it asks', async () => {
      const { answer, press, part, focused } = await setup();
      await answer(payment());
      part('check')!.focus();
      await press();
      await answer(payment());
      expect(focused()).to.equal('check');
    });
  });

  describe('answers that are none', () => {
    const bad: [string, unknown, number][] = [
      ['HTTP 500', {}, 500],
      ['HTTP 429', {}, 429],
      ['HTTP 404', {}, 404],
      ['what is not JSON', '<html>', 200],
      ['what is no payment', { object: 'order' }, 200],
      ['an empty body', '', 200],
    ];
    for (const [name, body, code] of bad) {
      it(`${name}: still checking, and it goes on`, async () => {
        const { answer, clock, status, backend, log, part } = await setup();
        await answer(payment());
        await clock.pass(2_000);
        await answer(body, code);
        expect(status()).to.equal('No response yet. Still checking…');
        expect(part('step')!.localName).to.equal('pay-qr');
        await clock.pass(3_000);
        expect(backend.calls).to.have.length(3);
        await answer(payment());
        expect(status()).to.equal('');
        expect(log.of('pay-error')).to.have.length(1);
      });
    }

    it('no network: still checking, and it goes on', async () => {
      const { answer, clock, status, backend } = await setup();
      await answer(payment());
      await clock.pass(2_000);
      backend.last.fail();
      await settle();
      expect(status()).to.equal('No response yet. Still checking…');
      await clock.pass(3_000);
      expect(backend.calls).to.have.length(3);
    });

    it('keeps to Retry-After, when the consumer asks too', async () => {
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

    it('says that there is no connection, and that there is one again', async () => {
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

  describe('past the time to pay', () => {
    const words = /^Payment time has expired. If you’ve paid, don’t pay again/;

    it('says that a payment may still arrive, asks slowly, and completes with it', async () => {
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

    it('is said though the consumer asked, and it was not paid', async () => {
      const { answer, press, status } = await setup();
      await answer(voucher(), 200, { date: 'Sat, 21 Nov 2026 13:00:05 GMT' });
      await press();
      expect(status()).to.equal('Checking…');
      await answer(voucher());
      expect(status()).to.match(words);
    });

    it('is by the backend’s clock', async () => {
      const { answer, status } = await setup();
      await answer(voucher(), 200, { date: 'Sat, 21 Nov 2026 13:00:05 GMT' });
      expect(status()).to.match(words);
    });

    it('is not said of a link, which tells by itself', async () => {
      const { answer, status } = await setup();
      await answer(payment({ action: redirectAction }), 200, { date: 'Sat, 21 Nov 2026 13:00:05 GMT' });
      expect(status()).to.equal('');
    });

    it('is what the page says where the payment does not', async () => {
      const { element, answer, status } = await setup({ expiresAt: '2026-11-21T11:59:00Z' });
      await answer(voucher({ time_expired: null }));
      expect(status()).to.match(words);
      expect(element.renderRoot.querySelector('pay-cash-voucher')!.expiresAt).to.equal('2026-11-21T11:59:00Z');
    });

    it('is the payment’s own where it says', async () => {
      const { answer, status } = await setup({ expiresAt: '2026-11-21T11:59:00Z' });
      await answer(voucher());
      expect(status()).to.equal('');
    });
  });

  describe('with stream-src', () => {
    it('asks once, is told of the rest, and ends with it', async () => {
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

    it('asks, and listens again, when the connection is cut', async () => {
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

    it('asks as usual where there are no events', async () => {
      const { backend, answer, clock, listens } = await setup({ streamSrc: '/p/events' });
      await answer(payment());
      await listens();
      await answer({}, 404);
      for (let asked = 0; asked < 3; asked++) {
        await clock.pass(15_000);
        await answer(payment());
      }
      expect(backend.calls.map(({ url }) => url)).to.deep.equal(['/p', '/p/events', '/p', '/p', '/p']);
    });

    it('asks once more when the consumer does', async () => {
      const { backend, answer, open, press } = await setup({ streamSrc: '/p/events' });
      await answer(payment());
      await open();
      const stream = backend.last;
      await press();
      expect([backend.last.url, stream.signal.aborted]).to.deep.equal(['/p', true]);
    });

    it('is shown again by the next answer when the page takes its payment away', async () => {
      const { element, answer, clock, part } = await setup();
      await answer(voucher());
      element.payment = payment({ id: 'pm_2' });
      await element.updateComplete;
      element.payment = null;
      await element.updateComplete;
      await clock.pass(20_000);
      await answer(voucher());
      expect(part('step')!.localName).to.equal('pay-cash-voucher');
    });

    it('asks for no more events after the end', async () => {
      const { element, answer, backend, log } = await setup();
      await answer(paid());
      element.streamSrc = '/p/events';
      await settle();
      expect(backend.calls).to.have.length(1);
      expect(log.names.at(-1)).to.equal('pay-complete');
    });

    it('lets go of it when it leaves the page', async () => {
      const { element, backend, answer, open, clock } = await setup({ streamSrc: '/p/events' });
      await answer(payment());
      await open();
      element.remove();
      await settle();
      expect([backend.last.signal.aborted, clock.waiting]).to.deep.equal([true, 0]);
    });
  });

  describe('later, and elsewhere', () => {
    it('shows the same slip again from the stored payment alone', async () => {
      const stored = JSON.stringify(voucher());
      const { element } = await mount<PayAction>(html`<pay-action payment=${stored}></pay-action>`);
      expect(element.renderRoot.querySelector('pay-cash-voucher')!.details).to.deep.equal(
        voucherAction.display_details,
      );
    });

    it('shows the stored payment while it asks how it stands now', async () => {
      const { part, answer, log } = await setup({ payment: voucher() });
      expect(part('step')!.localName).to.equal('pay-cash-voucher');
      await answer(paid());
      expect(log.of('pay-complete')).to.have.length(1);
    });

    it('keeps several on one page apart', async () => {
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
