import { expect, html } from '@open-wc/testing';
import * as fc from 'fast-check';
import type { PayAction, PayProvider } from '../../src/index.js';
import { result } from '../../src/locales/en/result.js';
import { expectAccessible } from '../support/accessible.js';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';
import {
  appAction,
  boletoAction,
  mandate,
  otherAction,
  otpAction,
  payment,
  qrAction,
  redirectAction,
  transferAction,
  voucherAction,
} from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

interface Given {
  action?: unknown;
  payment?: unknown;
  mandate?: unknown;
  src?: string;
}

async function setup({ action, payment, mandate, src = '' }: Given) {
  const mounted = await mount<PayAction>(
    html`<pay-action .action=${action} .payment=${payment} .mandate=${mandate} .src=${src}></pay-action>`,
  );
  const { element, backend } = mounted;
  return {
    ...mounted,
    step: () => mounted.part('step')?.localName,
    state: (name: string) => element.matches(`:state(${name})`),
    /** Responds to the last request, and waits until the element is updated. */
    answer: async (body: unknown, status?: number) => {
      backend.last.answer(body, status);
      await settle();
      await element.updateComplete;
    },
  };
}

const paid = (overrides: object = {}) => payment({ status: 'paid', paid: true, action: {}, ...overrides });

describe('pay-action', () => {
  // Loaded in advance, so that no test waits for a lazy load.

  const steps: [{ type: string }, string][] = [
    [redirectAction, 'pay-redirect'],
    [appAction, 'pay-redirect'],
    [otpAction, 'pay-otp-verify'],
    [qrAction, 'pay-qr'],
    [transferAction, 'pay-bank-transfer'],
    [boletoAction, 'pay-boleto-details'],
    [voucherAction, 'pay-cash-voucher'],
    [otherAction, 'pay-details'],
  ];
  for (const [action, tag] of steps) {
    it(`shows ${action.type} as ${tag}, from the action alone`, async () => {
      const { element, step, state, log } = await setup({ action });
      await waitUntil(() => log.names.includes('pay-ready'));
      expect(step()).to.equal(tag);
      expect(state('ready')).to.equal(true);
      expect(log.names).to.deep.equal(['pay-ready']);
      await expectAccessible(element);
    });
  }

  it('accepts JSON attributes', async () => {
    const { element } = await mount<PayAction>(html`<pay-action payment=${JSON.stringify(payment())}></pay-action>`);
    expect(element.renderRoot.querySelector('pay-qr')!.data).to.equal(qrAction.display_qr_code.data);
  });

  it('passes the amount and the deadline to the step', async () => {
    const { element } = await setup({ payment: payment({ amount: '10.50' }) });
    expect(element.renderRoot.querySelector('pay-qr')).to.include({
      amount: '10.50',
      currency: 'BRL',
      expiresAt: '2026-11-21T13:00:00+00:00',
    });
  });

  it('passes no amount in another currency than the consumer’s', async () => {
    const { element } = await setup({ payment: payment({ currency: 'USD' }) });
    expect(element.renderRoot.querySelector('pay-qr')).to.include({ amount: null, currency: null });
  });

  it('distinguishes details by payment method before shape', async () => {
    const { step } = await setup({
      payment: payment({ payment_method: 'boleto_br', action: { ...otherAction, display_details: { number: '1' } } }),
    });
    expect(step()).to.equal('pay-boleto-details');
  });

  it('passes the id of the mandate to the code step', async () => {
    const { element } = await setup({ mandate: mandate() });
    expect(element.renderRoot.querySelector('pay-otp-verify')!.mandateId).to.equal('mdt_1');
  });

  it('starts a new step with another action, and cleans up the old one', async () => {
    const { element, step, part, clock } = await setup({ action: otpAction });
    const old = part('step')!;
    element.action = otherAction;
    await element.updateComplete;
    expect(step()).to.equal('pay-details');
    expect(old.isConnected).to.equal(false);
    await settle();
    expect(clock.waiting).to.equal(0);
  });

  it('keeps the step if an equal action is set', async () => {
    const { element, part } = await setup({ payment: payment() });
    const old = part('step');
    element.payment = payment();
    await element.updateComplete;
    expect(part('step') === old).to.equal(true);
  });

  describe('a final status', () => {
    const finals: [Given, string, string, string][] = [
      [{ payment: paid() }, 'complete', 'pay-complete', 'Payment complete'],
      [{ mandate: mandate({ status: 'active', action: {} }) }, 'complete', 'pay-complete', 'Account linked'],
      [{ payment: payment({ status: 'failed' }) }, 'failed', 'pay-fail', 'Payment failed'],
      [{ payment: payment({ status: 'expired' }) }, 'expired', 'pay-fail', 'The time to pay has run out'],
      [{ mandate: mandate({ status: 'failed' }) }, 'failed', 'pay-fail', 'Couldn’t link the account'],
    ];
    for (const [given, name, event, text] of finals) {
      it(`${JSON.stringify(given).slice(2, 20)}… is ${name}, and fires ${event} once`, async () => {
        const { element, state, log, status, step } = await setup(given);
        expect([state(name), step(), status()]).to.deep.equal([true, undefined, text]);
        element.requestUpdate();
        await element.updateComplete;
        expect(log.names).to.deep.equal([event]);
        await expectAccessible(element);
      });
    }

    it('is not replaced by an older object', async () => {
      const { element, log, state } = await setup({ payment: paid() });
      element.payment = payment();
      await element.updateComplete;
      expect(state('complete')).to.equal(true);
      expect(log.names).to.deep.equal(['pay-complete']);
    });

    it('is replaced by another payment', async () => {
      const { element, log } = await setup({ payment: paid() });
      element.payment = paid({ id: 'pm_2' });
      await element.updateComplete;
      expect(log.names).to.deep.equal(['pay-complete', 'pay-complete']);
    });

    it('is reported with its reason', async () => {
      const { log } = await setup({ payment: payment({ status: 'failed', failure_code: 'declined' }) });
      expect(log.of('pay-fail')[0]!.detail.reason).to.equal('declined');
    });
  });

  it('treats an unknown status as neither success nor failure', async () => {
    const { log, step } = await setup({ payment: payment({ status: 'under_review' }) });
    expect(step()).to.equal('pay-qr');
    expect(log.names).not.to.include.members(['pay-complete', 'pay-fail']);
  });

  it('waits if the action has no step', async () => {
    const { state, status } = await setup({ payment: payment({ action: {} }) });
    expect([state('waiting'), status()]).to.deep.equal([true, 'Waiting for confirmation…']);
  });

  for (const [method, timing] of [
    ['pix_br', 'The payment is usually confirmed within seconds.'],
    ['boleto_br', 'Confirmation takes 1 to 3 business days.'],
    ['dinero_xx', null],
  ] as const)
    it(`says how long a confirmation takes: ${method}`, async () => {
      const { element } = await setup({ payment: payment({ action: {}, payment_method: method }) });
      const hints = () => [...element.renderRoot.querySelectorAll('[part=hint]')].map((hint) => hint.textContent);
      await waitUntil(() => hints().length, 'the hints');
      expect(hints()).to.deep.equal([...(timing ? [timing] : []), result.waitingHint]);
    });

  describe('unusable input', () => {
    const inputs: [Given, string, string][] = [
      [{ action: { type: 'constructor' } }, 'unsupported-action', 'unknown type'],
      [{ action: '{' }, 'invalid-input', 'JSON'],
      [{ action: 7 }, 'invalid-input', 'action: expected object'],
      [{ payment: [1] }, 'invalid-input', 'payment: expected object'],
      [
        { payment: payment({ action: { type: 'display_qr_code', display_qr_code: {} } }) },
        'invalid-input',
        'payment.action.display_qr_code.data: expected string',
      ],
    ];
    for (const [given, code, message] of inputs) {
      it(`${message}: shows an error, and fires pay-error once`, async () => {
        const { state, log, part, element } = await setup(given);
        expect(state('unusable')).to.equal(true);
        expect(log.of('pay-error').map((error) => error.code)).to.deep.equal([code]);
        expect(log.of('pay-error')[0]!.message).to.contain(message);
        expect(part('error')!.textContent.trim()).to.equal(
          'We can’t show this payment step. Choose another way to pay.',
        );
        await expectAccessible(element);
      });
    }

    it('a later valid input is shown', async () => {
      const { element, step } = await setup({ action: 7 });
      element.action = otherAction;
      await element.updateComplete;
      expect(step()).to.equal('pay-details');
    });

    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    const boom = () => {
      throw new RangeError('boom');
    };
    const UNWRITABLE: Readonly<Record<string, unknown>> = {
      'a bigint': { a: 1n },
      'itself inside': circular,
      'a getter that throws': Object.defineProperty({}, 'a', { get: boom, enumerable: true }),
      'a toJSON that throws': { toJSON: boom },
      'an empty list': [],
    };
    for (const [what, value] of Object.entries(UNWRITABLE)) {
      for (const [name, given, complete] of [
        ['payment', payment, { status: 'paid', action: {} }],
        ['mandate', mandate, { status: 'active', action: {} }],
      ] as const) {
        it(`a ${name} works whose metadata and extra are ${what}`, async () => {
          const { element, step, log, updated } = await setup({ [name]: given({ metadata: value, extra: value }) });
          await waitUntil(() => log.names.includes('pay-ready'), 'not ready');
          expect(step()).to.equal(name === 'payment' ? 'pay-qr' : 'pay-otp-verify');
          Object.assign(element, { [name]: given({ ...complete, metadata: value, extra: value }) });
          await updated();
          expect(log.names.slice(-1)).to.deep.equal(['pay-complete']);
          const fresh = await setup({ [name]: given({ ...complete, metadata: value, extra: value }) });
          expect(fresh.log.names).to.deep.equal(['pay-complete']);
        });
      }
    }

    it('2,000 random inputs cause no error, dialog or navigation', async function () {
      this.timeout(120_000);
      const { element } = await setup({});
      const errors: string[] = [];
      const record = (event: ErrorEvent | PromiseRejectionEvent) => errors.push(event.type);
      addEventListener('error', record);
      addEventListener('unhandledrejection', record);
      const { alert } = window;
      window.alert = () => void errors.push('dialog');
      const here = location.href;
      await fc.assert(
        fc.asyncProperty(hostile, fc.constantFrom('action', 'payment', 'mandate'), async (value, name) => {
          element.action = element.payment = element.mandate = undefined;
          element[name as 'action'] = value as never;
          await element.updateComplete;
        }),
        { numRuns: 2_000 },
      );
      await settle();
      removeEventListener('error', record);
      removeEventListener('unhandledrejection', record);
      window.alert = alert;
      expect(errors).to.deep.equal([]);
      expect(location.href).to.equal(here);
    });
  });

  describe('with src', () => {
    it('polls src, and shows that it is loading', async () => {
      const { backend, state, status, answer, step, log } = await setup({ src: '/shop/payments/pm_1' });
      expect([state('loading'), status()]).to.deep.equal([true, 'Loading…']);
      expect([backend.last.method, backend.last.url]).to.deep.equal(['GET', '/shop/payments/pm_1']);
      await answer(payment());
      await waitUntil(() => log.names.includes('pay-ready'));
      expect(step()).to.equal('pay-qr');
      expect(log.names).to.deep.equal(['pay-status', 'pay-ready']);
    });

    it('polls until the payment is paid, and not after that', async () => {
      const { backend, clock, answer, log } = await setup({ src: '/p' });
      await answer(payment());
      await clock.pass(2_000);
      expect(backend.calls).to.have.length(2);
      await answer(payment());
      await clock.pass(2_999);
      expect(backend.calls).to.have.length(2);
      await clock.pass(1);
      await answer(paid());
      await clock.pass(3_600_000);
      expect(backend.calls).to.have.length(3);
      expect(log.of('pay-status').map(({ status }) => status)).to.deep.equal(['created', 'paid']);
      expect(log.of('pay-complete')).to.have.length(1);
    });

    it('sends one request at a time', async () => {
      const { backend, clock } = await setup({ src: '/p' });
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('online'));
      await clock.pass(60_000);
      expect(backend.calls).to.have.length(1);
    });

    it('polls at once when the page is shown again', async () => {
      const { backend, answer, clock } = await setup({ src: '/p' });
      await answer(payment());
      clock.sleep(2_000);
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      expect(backend.calls).to.have.length(2);
    });

    it('pauses while the page is hidden', async () => {
      const { backend, answer, clock } = await setup({ src: '/p' });
      await answer(payment());
      const visibility = (state: DocumentVisibilityState) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
        document.dispatchEvent(new Event('visibilitychange'));
      };
      visibility('hidden');
      await clock.rush(60_000);
      expect(backend.calls).to.have.length(1);
      visibility('visible');
      expect(backend.calls).to.have.length(2);
      Reflect.deleteProperty(document, 'visibilityState');
    });

    it('pauses while the browser is offline', async () => {
      const { backend, answer, clock } = await setup({ src: '/p' });
      await answer(payment());
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
      window.dispatchEvent(new Event('offline'));
      await clock.rush(60_000);
      expect(backend.calls).to.have.length(1);
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
      expect(backend.calls).to.have.length(2);
    });

    it('keeps the step after a failed poll, fires pay-error once, and continues to poll', async () => {
      const { backend, answer, clock, step, log } = await setup({ src: '/p' });
      await answer(payment());
      await clock.pass(2_000);
      await answer({}, 503);
      await clock.pass(15_000);
      await answer({}, 503);
      await clock.pass(15_000);
      expect(step()).to.equal('pay-qr');
      expect(backend.calls).to.have.length(4);
      expect(log.of('pay-error').map(({ code }) => code)).to.deep.equal(['server']);
    });

    it('shows when the first poll fails, and offers to try again', async () => {
      const { backend, answer, part, state, step } = await setup({ src: '/p' });
      await answer({}, 404);
      expect(state('unusable')).to.equal(true);
      part('retry')!.click();
      expect(backend.calls).to.have.length(2);
      await answer(payment());
      expect(step()).to.equal('pay-qr');
    });

    it('shows the step if the retry returns an unchanged payment', async () => {
      const { element, answer, part, state, step, updated } = await setup({ src: '/p' });
      await answer(payment());
      element.payment = '{';
      await updated();
      expect(state('unusable')).to.equal(true);
      part('retry')!.click();
      await answer(payment());
      expect(step()).to.equal('pay-qr');
    });

    it('stops polling after a refusal', async () => {
      const { backend, answer, clock } = await setup({ src: '/p' });
      await answer({}, 404);
      await clock.pass(600_000);
      expect(backend.calls).to.have.length(1);
    });

    it('continues to poll after a refusal if a step is on screen', async () => {
      const { backend, answer, clock, step } = await setup({ src: '/p' });
      await answer(payment());
      await clock.pass(2_000);
      await answer({}, 403);
      await clock.pass(15_000);
      expect(backend.calls).to.have.length(3);
      expect(step()).to.equal('pay-qr');
    });

    it('shows a given payment while it polls', async () => {
      const { backend, step } = await setup({ src: '/p', payment: payment() });
      expect(step()).to.equal('pay-qr');
      expect(backend.calls).to.have.length(1);
    });

    it('polls another payment at an unchanged src after a final status', async () => {
      const { element, answer, backend, state, log } = await setup({ src: '/p' });
      await answer(payment({ status: 'failed', action: {} }));
      expect(backend.calls).to.have.length(1);
      element.payment = payment({ id: 'pm_2' });
      await element.updateComplete;
      expect(backend.calls).to.have.length(2);
      await answer(paid({ id: 'pm_2' }));
      expect(state('complete')).to.equal(true);
      expect(log.of('pay-complete')).to.have.length(1);
    });

    it('shows the next step of a mandate', async () => {
      const { answer, clock, step } = await setup({ src: '/m' });
      await answer(mandate());
      await clock.pass(2_000);
      await answer(mandate({ action: redirectAction }));
      expect(step()).to.equal('pay-redirect');
    });

    it('ignores the response of an earlier src, and polls its current one', async () => {
      const { element, backend, state, answer, clock } = await setup({ src: '/a' });
      const [first] = backend.calls;
      element.src = '/b';
      await element.updateComplete;
      expect(first!.signal.aborted).to.equal(true);
      first!.answer(paid());
      await settle();
      expect(state('loading')).to.equal(true);
      expect(backend.last.url).to.equal('/b');
      await answer(payment());
      await clock.pass(2_000);
      expect(backend.calls.map(({ url }) => url)).to.deep.equal(['/a', '/b', '/b']);
    });

    it('ignores the response of an earlier src from a fetch without abort signals', async () => {
      const { element, backend, state, step, answer, clock } = await setup({ src: '/a' });
      const resolvers: ((response: Response) => void)[] = [];
      (element.parentElement as PayProvider).fetch = () => new Promise((resolve) => resolvers.push(resolve));
      await settle();
      await answer(payment());
      await clock.pass(2_000);
      expect([resolvers.length, backend.calls.length]).to.deep.equal([1, 1]);
      element.src = '/b';
      await element.updateComplete;
      resolvers[0]!(new Response(JSON.stringify(paid())));
      await settle();
      await element.updateComplete;
      expect(state('complete')).to.equal(false);
      resolvers[1]!(new Response(JSON.stringify(payment({ id: 'pm_2' }))));
      await settle();
      await element.updateComplete;
      expect(step()).to.equal('pay-qr');
    });

    it('stops everything when it is removed, and polls again when it is added again', async () => {
      const { element, backend, answer, clock } = await setup({ src: '/p' });
      await answer(payment());
      const home = element.parentElement!;
      element.remove();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await clock.pass(600_000);
      expect([backend.calls.length, clock.waiting]).to.deep.equal([1, 0]);
      home.append(element);
      expect(backend.calls).to.have.length(2);
    });

    it('reports the outcome once, although both the code and the poll return it', async () => {
      const { element, backend, answer, log, state } = await setup({ src: '/m' });
      await answer(mandate());
      const otp = element.renderRoot.querySelector('pay-otp-verify')!;
      await otp.updateComplete;
      const input = otp.renderRoot.querySelector('input')!;
      input.value = '123456';
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      expect(backend.last.url).to.equal('/shop/v1/mandates/mdt_1/verify');
      await answer(mandate({ status: 'active', action: {} }));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await settle();
      expect(log.of('pay-complete')).to.have.length(1);
      expect(state('complete')).to.equal(true);
      expect(backend.calls).to.have.length(2);
    });

    it('passes a later deadline to the step', async () => {
      const { element, answer, clock } = await setup({ src: '/p' });
      await answer(payment());
      await clock.pass(2_000);
      await answer(payment({ time_expired: '2026-11-21T14:00:00+00:00' }));
      expect(element.renderRoot.querySelector('pay-qr')!.expiresAt).to.equal('2026-11-21T14:00:00+00:00');
    });

    it('passes the difference to the backend’s clock to the step', async () => {
      const { element, backend, updated } = await setup({ src: '/p' });
      backend.last.answer(payment(), 200, { date: 'Sat, 21 Nov 2026 12:10:00 GMT' });
      await settle();
      await updated();
      expect(element.renderRoot.querySelector('pay-qr')!.clockSkew).to.equal(600_500);
    });

    it('moves the focus to the result, not to the top of the page', async () => {
      const { element, answer, clock, focused } = await setup({ src: '/p' });
      await answer(payment({ action: otherAction, payment_method: 'store_pe' }));
      const details = element.renderRoot.querySelector('pay-details')!;
      await details.updateComplete;
      details.renderRoot.querySelector('button')!.focus();
      await clock.pass(2_000);
      await answer(paid());
      expect(focused()).to.contain('complete');
    });
  });
});

const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom('javascript:alert(1)', '"><script>alert(1)</script>', 'https://a.example/'),
);
const hostile = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true, withSparseArray: true }),
  fc
    .record({
      type: fc.constantFrom(
        'redirect_to_url',
        'redirect_to_app',
        'display_qr_code',
        'display_details',
        'verify_otp',
        'toString',
      ),
    })
    .chain(({ type }) =>
      fc
        .dictionary(fc.constantFrom('url', 'data', 'image_url_svg', 'reference', 'code', '__proto__'), anyText)
        .map((sub) => ({ type, [type]: sub, id: 'x', status: 'created', action: { type, [type]: sub } })),
    ),
  fc.json(),
);
