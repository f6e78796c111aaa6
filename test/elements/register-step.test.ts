import { expect, html, waitUntil } from '@open-wc/testing';
import { PayCompleteEvent, PayFailEvent, registerStep, type PayAction, type Payment } from '../../src/index.js';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';
import { payment, qrAction } from '../support/samples.js';

/** A step of the page: the consumer compares a number with the one in the wallet's app. */
class ShopMatch extends HTMLElement {
  action?: { readonly match_number?: { readonly number: string } };
  resource?: Payment | null;
  amount?: string | null;
  digits?: string;
}
customElements.define('shop-match', ShopMatch);
customElements.define('shop-other', class extends HTMLElement {});

const matchAction = { type: 'match_number', match_number: { number: '47' } };
const waiting = (overrides: object = {}) => payment({ status: 'pending', action: matchAction, ...overrides });

const removals: (() => void)[] = [];
const register: typeof registerStep = (definition) => {
  const remove = registerStep(definition);
  removals.push(remove);
  return remove;
};

interface Given {
  action?: unknown;
  payment?: unknown;
  src?: string;
}

async function setup({ action, payment, src = '' }: Given) {
  const mounted = await mount<PayAction>(
    html`<pay-action .action=${action} .payment=${payment} .src=${src}></pay-action>`,
  );
  const { element, part, log } = mounted;
  return {
    ...mounted,
    step: () => part<ShopMatch>('step'),
    shown: () => part('step')?.localName ?? '',
    errors: () => log.of('pay-error').map(({ code }) => code),
    updated: () => settle().then(() => element.updateComplete),
  };
}

describe('registerStep', () => {
  afterEach(() => removals.splice(0).forEach((remove) => remove()));

  it('shows an element of the page for a type that the contract does not have', async () => {
    register({ type: 'match_number', tag: 'shop-match' });
    const { step, shown, errors, part } = await setup({ payment: waiting() });
    expect(shown()).to.equal('shop-match');
    const { action, resource, amount } = step()!;
    expect([action!.match_number!.number, resource!.status, amount]).to.deep.equal(['47', 'pending', '10.50']);
    expect(part('amount')!.textContent).to.contain('10.50');
    expect(errors()).to.deep.equal([]);
  });

  it('shows it for an action alone, as JSON', async () => {
    register({ type: 'match_number', tag: 'shop-match' });
    const { step } = await setup({ action: JSON.stringify(matchAction) });
    expect([step()!.action!.match_number!.number, step()!.resource]).to.deep.equal(['47', null]);
  });

  it('shows it with the response of src, and then the outcome', async () => {
    register({ type: 'match_number', tag: 'shop-match' });
    const { backend, shown, updated, log, part } = await setup({ src: '/payments/pm_1' });
    backend.last.answer(waiting());
    await updated();
    expect(shown()).to.equal('shop-match');
    await waitUntil(() => part('check') !== null, 'polling');
    part('check')!.click();
    backend.last.answer(payment({ status: 'paid', action: null }));
    await updated();
    expect([shown(), log.of('pay-complete').length]).to.deep.equal(['', 1]);
  });

  it('gives the properties that the definition selects', async () => {
    const properties = ({ action }: { action: { [field: string]: unknown } }) => ({
      digits: (action['match_number'] as { number: string }).number,
    });
    register({ type: 'match_number', tag: 'shop-match', properties });
    const { step } = await setup({ payment: waiting() });
    expect([step()!.digits, step()!.action]).to.deep.equal(['47', undefined]);
  });

  it('leaves out properties that every element has: their names may come from the service', async () => {
    const match_number = {
      digits: '47',
      innerHTML: '<b>x</b>',
      onclick: 'x',
      'a"b': 'x',
      ['__proto__']: { number: '48' },
    };
    register({
      type: 'match_number',
      tag: 'shop-match',
      properties: ({ action }) => action['match_number'] as object,
    });
    const { step } = await setup({ action: { type: 'match_number', match_number } });
    expect([step()!.digits, step()!.innerHTML, step()!.onclick, 'a"b' in step()!]).to.deep.equal([
      '47',
      '',
      null,
      false,
    ]);
    expect(step() instanceof ShopMatch).to.equal(true);
  });

  it('comes before a built-in step, for the actions that it matches', async () => {
    register({
      type: 'display_qr_code',
      tag: 'shop-other',
      matches: ({ paymentMethod }) => paymentMethod === 'qris_id',
    });
    const own = await setup({ payment: payment({ action: qrAction, payment_method: 'qris_id' }) });
    const builtIn = await setup({ payment: payment({ action: qrAction, payment_method: 'pix_br' }) });
    expect([own.shown(), builtIn.shown()]).to.deep.equal(['shop-other', 'pay-qr']);
  });

  it('prefers the latest definition, and the one before it after its removal', async () => {
    register({ type: 'match_number', tag: 'shop-match' });
    const remove = register({ type: 'match_number', tag: 'shop-other' });
    const { shown, updated } = await setup({ action: matchAction });
    expect(shown()).to.equal('shop-other');
    remove();
    remove();
    await updated();
    expect(shown()).to.equal('shop-match');
  });

  it('shows an action that is on screen as unsupported already', async () => {
    const { shown, errors, updated } = await setup({ action: matchAction });
    expect([shown(), errors()]).to.deep.equal(['', ['unsupported-action']]);
    register({ type: 'match_number', tag: 'shop-match' });
    await updated();
    expect([shown(), errors()]).to.deep.equal(['shop-match', ['unsupported-action']]);
  });

  it('reports an action whose definition is removed, or does not match', async () => {
    const remove = register({ type: 'match_number', tag: 'shop-match' });
    const { shown, errors, updated } = await setup({ action: matchAction });
    remove();
    await updated();
    expect([shown(), errors()]).to.deep.equal(['', ['unsupported-action']]);

    register({ type: 'match_number', tag: 'shop-match', matches: () => false });
    const other = await setup({ action: matchAction });
    expect([other.shown(), other.errors()]).to.deep.equal(['', ['unsupported-action']]);
  });

  it('loads the element when it is needed, once', async () => {
    let loads = 0;
    const load = () => {
      loads++;
      customElements.define('shop-lazy', class extends HTMLElement {});
      return Promise.resolve();
    };
    register({ type: 'match_number', tag: 'shop-lazy', load });
    await setup({ payment: payment({ action: qrAction }) });
    expect(loads).to.equal(0);
    const { shown, updated } = await setup({ action: matchAction });
    await updated();
    expect([shown(), loads]).to.deep.equal(['shop-lazy', 1]);
  });

  it('reports an element that cannot be loaded', async () => {
    register({ type: 'match_number', tag: 'shop-never', load: () => Promise.reject(new Error('404')) });
    const { errors, updated, part } = await setup({ action: matchAction });
    await updated();
    expect([errors(), part('error')!.textContent.trim() !== '']).to.deep.equal([['load-failed'], true]);
  });

  it('waits for an element that the page registers itself', async () => {
    register({ type: 'match_number', tag: 'shop-late' });
    const { shown, updated } = await setup({ action: matchAction });
    expect(shown()).to.equal('');
    customElements.define('shop-late', class extends HTMLElement {});
    await updated();
    expect(shown()).to.equal('shop-late');
  });

  it('reports the outcome that the element knows', async () => {
    register({ type: 'match_number', tag: 'shop-match' });
    for (const [event, state] of [
      [new PayCompleteEvent(waiting()), 'complete'],
      [new PayFailEvent(null, 'declined'), 'failed'],
    ] as const) {
      const { step, element, log, updated } = await setup({ payment: waiting() });
      step()!.dispatchEvent(event);
      await updated();
      expect([element.matches(`:state(${state})`), log.of(event.type as 'pay-fail').length]).to.deep.equal([true, 1]);
    }
  });

  it('goes on when a function of the page throws, and passes the error to the page', async () => {
    const thrown: string[] = [];
    const handle = (event: ErrorEvent) => {
      thrown.push((event.error as Error).message);
      event.preventDefault();
    };
    const { onerror } = window;
    window.onerror = null;
    addEventListener('error', handle);
    const fail = (message: string) => () => {
      throw new Error(message);
    };
    register({ type: 'match_number', tag: 'shop-match', properties: fail('properties') });
    register({ type: 'match_number', tag: 'shop-other', matches: fail('matches') });
    const { shown } = await setup({ action: matchAction });
    removeEventListener('error', handle);
    window.onerror = onerror;
    expect(shown()).to.equal('shop-match');
    expect(new Set(thrown)).to.deep.equal(new Set(['matches', 'properties']));
  });

  const cyclic: Record<string, unknown> = {};
  cyclic['self'] = cyclic;
  for (const [what, data] of [
    ['a cycle', cyclic],
    ['a big integer', { count: 1n }],
  ] as const) {
    it(`refuses data with ${what}`, async () => {
      register({ type: 'match_number', tag: 'shop-match' });
      const { errors } = await setup({ action: { type: 'match_number', match_number: data } });
      expect(errors()).to.deep.equal(['invalid-input']);
    });
  }

  it('calls the setters of an element that is loaded later', async () => {
    const received: unknown[] = [];
    const load = async () =>
      customElements.define(
        'shop-setter',
        class extends HTMLElement {
          set action(action: unknown) {
            received.push(action);
          }
        },
      );
    register({ type: 'match_number', tag: 'shop-setter', load });
    const { updated } = await setup({ action: matchAction });
    await updated();
    expect(received[0]).to.deep.equal(matchAction);
  });

  for (const type of ['constructor', '__proto__', 'type', 'toString']) {
    it(`takes the type ${type}`, async () => {
      const remove = register({ type, tag: 'shop-match' });
      const { step, shown, errors, updated } = await setup({ action: JSON.parse(`{"type": ${JSON.stringify(type)}}`) });
      expect([shown(), step()!.action]).to.deep.equal(['shop-match', { type }]);
      remove();
      await updated();
      expect(errors()).to.deep.equal(['unsupported-action']);
    });
  }

  const invalid: [object, string][] = [
    [{ type: '', tag: 'shop-match' }, 'step.type: expected string'],
    [{ tag: 'shop-match' }, 'step.type: expected string'],
    [{ type: 'x', tag: 'div' }, 'step.tag: expected the name of a custom element'],
    [{ type: 'x', tag: 'a-b><script>' }, 'step.tag: expected the name of a custom element'],
    [{ type: 'x' }, 'step.tag: expected the name of a custom element'],
  ];
  for (const [definition, message] of invalid) {
    it(`refuses ${JSON.stringify(definition)}`, () => {
      expect(() => register(definition as Parameters<typeof registerStep>[0])).to.throw(message);
    });
  }
});
