import { expect, html } from '@open-wc/testing';
import type { PayAction } from '../../src/index.js';
import '../../src/providers/adyen.js';
import '../../src/providers/adapters.js';
import '../../src/providers/stripe.js';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';
import { payment, qrAction } from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

/** A PaymentIntent of Stripe that waits for a Pix payment. */
const intent = (overrides: object = {}) => ({
  id: 'pi_1',
  object: 'payment_intent',
  amount: 1050,
  currency: 'brl',
  status: 'requires_action',
  payment_method_types: ['pix'],
  next_action: {
    type: 'pix_display_qr_code',
    pix_display_qr_code: { data: qrAction.display_qr_code.data, expires_at: 1_795_413_600 },
  },
  ...overrides,
});

const paid = () => intent({ status: 'succeeded', next_action: null });

interface Given {
  payment?: unknown;
  src?: string;
  provider?: string;
}

async function setup({ provider = 'stripe', payment, src = '' }: Given) {
  const mounted = await mount<PayAction>(
    html`<pay-action .provider=${provider} .payment=${payment} .src=${src}></pay-action>`,
  );
  const { element, backend, part } = mounted;
  const step = () => part('step')?.localName ?? '';
  return {
    ...mounted,
    step,
    shows: (tag: string) => waitUntil(() => step() === tag, tag),
    answer: async (body: unknown, status?: number) => {
      backend.last.answer(body, status);
      await settle();
      await element.updateComplete;
    },
  };
}

describe('pay-action with the objects of a payment provider', () => {
  it('shows the step, the method and the amount of a payment', async () => {
    const { shows, part, log } = await setup({ payment: intent() });
    await shows('pay-qr');
    expect([part('title')!.textContent, part('amount')!.textContent.includes('R$10.50')]).to.deep.equal(['Pix', true]);
    expect(log.of('pay-error')).to.deep.equal([]);
  });

  it('takes it as JSON in an attribute', async () => {
    const { shows } = await setup({ payment: JSON.stringify(intent()) });
    await shows('pay-qr');
  });

  it('requests and polls src, and reports the outcome once', async () => {
    const { shows, answer, log, clock, backend, part } = await setup({ src: '/payments/pi_1' });
    await answer(intent());
    await shows('pay-qr');
    await waitUntil(() => part('check') !== null, 'polling');
    await clock.pass(5_000);
    expect(backend.calls.length).to.equal(2);
    await answer(paid());
    await waitUntil(() => log.of('pay-complete').length > 0);
    await clock.pass(60_000);
    expect([log.of('pay-complete').length, log.of('pay-fail').length, log.of('pay-error').length]).to.deep.equal([
      1, 0, 0,
    ]);
  });

  it('follows a new object, and keeps the step for the same one', async () => {
    const { element, shows, part, log } = await setup({ payment: intent() });
    await shows('pay-qr');
    const before = part('step');
    element.payment = intent();
    await settle();
    await element.updateComplete;
    expect(part('step') === before).to.equal(true);
    element.payment = paid();
    await waitUntil(() => log.of('pay-complete').length === 1);
  });

  it('takes an object that was set before its provider was named', async () => {
    const { element, shows, log } = await setup({ provider: '', payment: intent() });
    expect(log.of('pay-error').map(({ code }) => code)).to.deep.equal(['invalid-input']);
    element.provider = 'stripe';
    await shows('pay-qr');
  });

  it('shows the step again after a move in the page', async () => {
    const { element, shows } = await setup({ payment: intent() });
    const parent = element.parentElement!;
    element.remove();
    parent.append(element);
    await shows('pay-qr');
  });

  it('takes the objects of the contract as before when the provider is removed', async () => {
    const { element, shows, log } = await setup({ payment: intent() });
    await shows('pay-qr');
    Object.assign(element, { provider: '', payment: payment({ id: 'pm_2', action: {} }) });
    await waitUntil(() => element.matches(':state(waiting)'));
    expect(log.of('pay-error')).to.deep.equal([]);
  });

  it('takes an object of the contract at once, as a page that a server rendered has it, and polls those of the provider', async () => {
    const { element, answer, part, log } = await setup({ payment: payment({ id: 'pi_1' }), src: '/payments/pi_1' });
    await element.updateComplete;
    expect(part('step')!.localName).to.equal('pay-qr');
    await answer(paid());
    await waitUntil(() => log.of('pay-complete').length === 1);
    expect(log.of('pay-error')).to.deep.equal([]);
  });

  it('polls a backend that answers with objects of the contract', async () => {
    const { answer, shows, log } = await setup({ src: '/payments/pi_1' });
    await answer(payment({ id: 'pi_1' }));
    await shows('pay-qr');
    expect(log.of('pay-error')).to.deep.equal([]);
  });

  describe('bad input', () => {
    for (const [name, given, code, message] of [
      ['of another provider', { resultCode: 'Pending' }, 'invalid-input', 'expected an object of'],
      ['with a wrong field', intent({ status: 5 }), 'invalid-input', 'payment_intent.status: expected string'],
      [
        'for a card’s own software',
        intent({ next_action: { type: 'use_stripe_sdk' } }),
        'unsupported-action',
        'handleNextAction',
      ],
    ] as const) {
      it(`${name} is an error`, async () => {
        const { element, log } = await setup({ payment: given });
        await waitUntil(() => log.of('pay-error').length > 0);
        const [error] = log.of('pay-error');
        expect([error!.code, element.matches(':state(unusable)')]).to.deep.equal([code, true]);
        expect(error!.message).to.contain(message);
      });
    }

    it('from src is an error of the backend that names the path', async () => {
      const { answer, log } = await setup({ src: '/payments/pi_1' });
      await answer({ resultCode: 'Pending' });
      await waitUntil(() => log.of('pay-error').length > 0);
      const [error] = log.of('pay-error');
      expect(error!.code).to.equal('bad-response');
      expect(error!.message).to.contain('expected an object of');
    });

    it('an unknown provider lists the known ones', async () => {
      for (const given of [{ payment: intent() }, { src: '/payments/pi_1' }]) {
        const { answer, log } = await setup({ provider: 'paypal', ...given });
        if ('src' in given) await answer(intent());
        await waitUntil(() => log.of('pay-error').length > 0);
        const [error] = log.of('pay-error');
        expect(error!.code).to.equal('unsupported-action');
        expect(error!.message).to.contain('expected stripe, adyen');
      }
    });
  });
});
