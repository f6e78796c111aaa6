import { expect, html } from '@open-wc/testing';
import { parsePayment, PayError, registerProvider, type PayAction, type Payment } from '../../src/index.js';
import { loadAdapter } from '../../src/providers/adapters.js';
import { mount } from '../support/mount.js';
import { payment, qrAction } from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

/** An order of a gateway of the shop's own. */
interface AcmeOrder {
  readonly no: string;
  readonly pix: string;
}
const order: AcmeOrder = { no: 'A1', pix: qrAction.display_qr_code.data };

const fromAcme = ({ no, pix }: AcmeOrder): Payment =>
  parsePayment({
    object: 'payment',
    id: no,
    status: 'created',
    action: { type: 'display_qr_code', display_qr_code: { data: pix } },
  });

const removals: (() => void)[] = [];
const register: typeof registerProvider = (...given) => {
  const remove = registerProvider(...given);
  removals.push(remove);
  return remove;
};

async function setup({ src = '', payment }: { src?: string; payment?: unknown }) {
  const mounted = await mount<PayAction>(
    html`<pay-action provider="acme" .payment=${payment} .src=${src}></pay-action>`,
  );
  const { part, log } = mounted;
  return {
    ...mounted,
    shows: (tag: string) => waitUntil(() => part('step')?.localName === tag, tag),
    fails: () => waitUntil(() => log.of('pay-error').length, 'pay-error').then(() => log.of('pay-error')[0]!),
  };
}

describe('registerProvider', () => {
  afterEach(() => removals.splice(0).forEach((remove) => remove()));

  it('shows an object of a provider of the page', async () => {
    register('acme', fromAcme);
    const { shows, log } = await setup({ payment: order });
    await shows('pay-qr');
    expect(log.of('pay-error')).to.deep.equal([]);
  });

  it('shows the response of src', async () => {
    register('acme', fromAcme);
    const { backend, shows } = await setup({ src: '/orders/A1' });
    backend.last.answer(order);
    await shows('pay-qr');
  });

  it('shows an object that the page had set before it registered its provider', async () => {
    const { shows, fails } = await setup({ payment: order });
    expect((await fails()).code).to.equal('unsupported-action');
    register('acme', fromAcme);
    await shows('pay-qr');
  });

  it('reports an error of the adapter with its message', async () => {
    register('acme', () => {
      throw new PayError('unsupported-action', { message: 'order.next: unknown kind' });
    });
    const { code, message } = await setup({ payment: order }).then(({ fails }) => fails());
    expect([code, message]).to.deep.equal(['unsupported-action', 'order.next: unknown kind']);
  });

  it('checks what the adapter returns', async () => {
    register('acme', () => ({ ...payment(), amount: 10 }) as unknown as Payment);
    const { code, message } = await setup({ payment: order }).then(({ fails }) => fails());
    expect([code, message]).to.deep.equal(['invalid-input', 'payment.amount: expected string']);
  });

  it('replaces a built-in adapter until it is removed', async () => {
    const remove = register('stripe', fromAcme);
    expect((await loadAdapter('stripe'))(order).id).to.equal('A1');
    remove();
    const builtIn = await loadAdapter('stripe');
    expect(() => builtIn(order)).to.throw('expected an object of Stripe');
  });

  it('keeps a later adapter of the same name when an earlier one is removed', async () => {
    const remove = register('acme', fromAcme);
    register('acme', (value: AcmeOrder) => ({ ...fromAcme(value), id: 'later' }));
    remove();
    expect((await loadAdapter('acme'))(order).id).to.equal('later');
  });

  for (const [name, adapter, problem] of [
    ['', fromAcme, 'name: expected string'],
    ['acme', {}, 'adapter: expected function'],
  ] as const) {
    it(`refuses a wrong argument: ${problem}`, () => {
      expect(() => registerProvider(name, adapter as typeof fromAcme)).to.throw(problem);
    });
  }
});
