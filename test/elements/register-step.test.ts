import { expect, html } from '@open-wc/testing';
import {
  PayCompleteEvent,
  PayFailEvent,
  registerStep,
  type PayAction,
  type Payment,
  type StepDefinition,
} from '../../src/index.js';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';
import { payment, qrAction } from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

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

  /** A step whose element is as a page has written it, mistakes included. */
  const written = (tag: string, element: CustomElementConstructor): Partial<StepDefinition> => {
    customElements.define(tag, element);
    return { tag };
  };
  const never = new Promise<never>(() => {});
  /** Each mistake with what reports it: the message of `pay-error`, or a text in the console. */
  const mistakes: Record<string, { step: () => object; error?: string; console?: string; thrown?: boolean }> = {
    'load defines another tag': {
      step: () => ({
        tag: 'shop-typo',
        load: async () => customElements.define('shop-tyop', class extends HTMLElement {}),
      }),
      error: 'shop-typo is not registered',
      console: 'shop-typo is not registered.',
    },
    'load resolves at once': {
      step: () => ({ tag: 'shop-resolved', load: () => Promise.resolve() }),
      error: 'shop-resolved is not registered',
      console: 'shop-resolved is not registered.',
    },
    'load returns nothing': {
      step: () => ({ tag: 'shop-undefined', load: () => undefined }),
      error: 'shop-undefined is not registered',
      console: 'shop-undefined is not registered.',
    },
    'load throws': {
      step: () => ({
        tag: 'shop-thrown',
        load: () => {
          throw new Error('oops');
        },
      }),
      error: 'shop-thrown is not registered',
      console: 'shop-thrown is not registered. Error: oops',
    },
    'load rejects': {
      step: () => ({ tag: 'shop-rejected', load: () => Promise.reject(new Error('404')) }),
      error: 'shop-rejected is not registered',
      console: 'shop-rejected is not registered. Error: 404',
    },
    'load rejects without a reason': {
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- as a page may do
      step: () => ({ tag: 'shop-unreasoned', load: () => Promise.reject() }),
      error: 'shop-unreasoned is not registered',
      console: 'shop-unreasoned is not registered.',
    },
    'load never ends': {
      step: () => ({ tag: 'shop-hanging', load: () => never }),
      error: 'shop-hanging is not registered',
      console: 'shop-hanging is not registered.',
    },
    'there is no load, and the page registers another tag': {
      step: () => ({ tag: 'shop-unregistered' }),
      error: 'shop-unregistered is not registered',
      console: 'shop-unregistered is not registered.',
    },
    'the constructor throws': {
      step: () =>
        written(
          'shop-constructor',
          class extends HTMLElement {
            constructor() {
              super();
              throw new Error('constructor');
            }
          },
        ),
      error: 'shop-constructor cannot be created',
      thrown: true,
    },
    'the constructor adds content': {
      step: () =>
        written(
          'shop-content',
          class extends HTMLElement {
            constructor() {
              super();
              this.textContent = 'too early';
            }
          },
        ),
      error: 'shop-content cannot be created',
      thrown: true,
    },
    'a property is read only': {
      step: () =>
        written(
          'shop-getter',
          class extends HTMLElement {
            get amount() {
              return '1';
            }
          },
        ),
      console: 'shop-getter: the property amount cannot be set.',
    },
    'a setter throws': {
      step: () =>
        written(
          'shop-setters',
          class extends HTMLElement {
            set resource(_value: unknown) {
              throw new Error('setter');
            }
          },
        ),
      console: 'shop-setters: the property resource cannot be set. Error: setter',
    },
    'the element is frozen': {
      step: () =>
        written(
          'shop-frozen',
          class extends HTMLElement {
            constructor() {
              super();
              Object.preventExtensions(this);
            }
          },
        ),
      console: 'shop-frozen: the property action cannot be set.',
    },
    'properties returns a promise': {
      step: () => ({ tag: 'shop-match', properties: async () => ({ digits: '47' }) }),
      thrown: true,
    },
    'properties returns nothing': { step: () => ({ tag: 'shop-match', properties: () => undefined }), thrown: true },
    'properties returns a text': { step: () => ({ tag: 'shop-match', properties: () => 'digits' }), thrown: true },
    'properties returns a list': { step: () => ({ tag: 'shop-match', properties: () => [1] }), thrown: true },
    'matches returns a promise': {
      step: () => ({ tag: 'shop-match', matches: async () => true }),
      error: 'unsupported-action',
      thrown: true,
    },
  };

  describe('a mistake of the page is reported, and the element is not blank:', () => {
    const { onerror } = window;
    // eslint-disable-next-line no-console -- it is what is tested
    const native = console.warn;
    let told: string[];
    let thrown: string[];
    const uncaught: unknown[] = [];
    const recordThrown = (event: ErrorEvent) => {
      thrown.push(event.message);
      event.preventDefault();
    };
    const recordUncaught = (event: PromiseRejectionEvent) => void uncaught.push(event.reason);
    beforeEach(() => {
      told = [];
      thrown = [];
      window.onerror = null;
      // eslint-disable-next-line no-console -- it is what is tested
      console.warn = (...args: unknown[]) => void told.push(args.join(' '));
      addEventListener('error', recordThrown);
      addEventListener('unhandledrejection', recordUncaught);
    });
    afterEach(() => {
      window.onerror = onerror;
      // eslint-disable-next-line no-console -- it is what is tested
      console.warn = native;
      removeEventListener('error', recordThrown);
      removeEventListener('unhandledrejection', recordUncaught);
    });

    for (const [what, mistake] of Object.entries(mistakes)) {
      it(what, async () => {
        register({ type: 'match_number', ...mistake.step() } as StepDefinition);
        const { clock, backend, updated, part, shown, errors, log, element } = await setup({ src: '/payments/pm_1' });
        backend.last.answer(waiting());
        await updated();
        await clock.pass(8_000);
        // What is on screen stays, and is not reported again, with each poll.
        for (let polls = 0; polls < 2; polls++) {
          backend.last.answer(waiting());
          await updated();
          await clock.pass(15_000);
        }
        const { message = '' } = log.of('pay-error')[0] ?? {};
        expect(message).to.equal(mistake.error ?? '');
        expect(errors()).to.have.length(mistake.error ? 1 : 0);
        expect(told.map((text) => text.replace('Pay Elements: ', '')).join()).to.contain(mistake.console ?? '');
        expect(thrown.length > 0, thrown.join()).to.equal(mistake.thrown ?? false);
        expect(uncaught).to.deep.equal([]);
        expect(part('amount') !== null || part('error')!.textContent.trim() !== '').to.equal(true);
        expect(Boolean(shown())).to.equal(!mistake.error);
        expect(element.renderRoot.textContent).not.to.contain('Loading…');
      });
    }

    it('an element that is registered after its load has ended', async () => {
      register({ type: 'match_number', tag: 'shop-afterwards', load: () => Promise.resolve() });
      const { updated, shown, part, errors } = await setup({ action: matchAction });
      await updated();
      expect(errors()).to.deep.equal(['load-failed']);
      customElements.define('shop-afterwards', class extends HTMLElement {});
      part('retry')!.click();
      await updated();
      expect(shown()).to.equal('shop-afterwards');
    });

    it('and loaded again at once when the consumer presses the button', async () => {
      let loads = 0;
      register({ type: 'match_number', tag: 'shop-again', load: async () => void loads++ });
      const { updated, part, errors } = await setup({ action: matchAction });
      await updated();
      const before = loads;
      part('retry')!.click();
      await updated();
      expect([loads - before, errors()]).to.deep.equal([1, ['load-failed', 'load-failed']]);
    });
  });

  const reasons: readonly [reason: unknown, shown: string][] = [
    [51, 'again'],
    ['insufficient_funds', 'other'],
    [null, 'again'],
    [undefined, 'again'],
    [{}, 'again'],
    [Symbol('x'), 'again'],
    [() => 'x', 'again'],
  ];
  const eventOf = (type: string, fields: object) =>
    Object.assign(new Event(type, { bubbles: true, composed: true }), fields);
  for (const [reason, way] of reasons) {
    it(`shows a failure with the reason ${String(reason)} and its buttons`, async () => {
      register({ type: 'match_number', tag: 'shop-match' });
      const { step, element, updated, part, errors } = await setup({ payment: waiting() });
      step()!.dispatchEvent(new PayFailEvent(null, reason as string));
      await updated();
      await waitUntil(() => part('start-again') ?? part('other-method'));
      expect(element.matches(':state(failed)')).to.equal(true);
      expect(Boolean(part('start-again'))).to.equal(way === 'again');
      expect(errors()).to.deep.equal([]);
    });
  }

  const outcomes: readonly [what: string, event: () => Event, state: string, error?: string][] = [
    ['pay-fail without fields', () => eventOf('pay-fail', {}), 'failed'],
    ['pay-fail with a detail', () => new CustomEvent('pay-fail', { bubbles: true, detail: { reason: 'x' } }), 'failed'],
    ['pay-complete without fields', () => eventOf('pay-complete', {}), 'complete'],
    ['pay-complete with an id', () => eventOf('pay-complete', { resource: 'pm_1' }), 'complete', 'invalid-input'],
    [
      'pay-complete with half a payment',
      () => eventOf('pay-complete', { resource: { id: 1 } }),
      'complete',
      'invalid-input',
    ],
    ['pay-status without fields', () => eventOf('pay-status', {}), 'ready'],
    ['pay-status with a text', () => eventOf('pay-status', { resource: 'paid' }), 'ready', 'invalid-input'],
  ];
  for (const [what, event, state, error] of outcomes) {
    it(`takes ${what} of the element`, async () => {
      register({ type: 'match_number', tag: 'shop-match' });
      const { step, element, updated, errors, part } = await setup({ payment: waiting() });
      step()!.dispatchEvent(event());
      await updated();
      expect([element.matches(`:state(${state})`), errors()]).to.deep.equal([true, error ? [error] : []]);
      expect(part('title') ?? part('amount')).to.not.equal(null);
    });
  }

  it('shows the built-in step, or the definition before it, within the element of a definition', async () => {
    class ShopWrap extends HTMLElement {
      static wraps = 0;
      readonly #root = this.attachShadow({ mode: 'open' });
      set action(action: unknown) {
        if (this.#root.hasChildNodes()) return;
        if (++ShopWrap.wraps > 20) throw new Error('endless');
        const inner = document.createElement('pay-action');
        inner.action = action as string;
        this.#root.append('Before you pay: ', inner);
      }
    }
    customElements.define('shop-wrap', ShopWrap);
    customElements.define('shop-outer', class extends ShopWrap {});
    register({ type: 'display_qr_code', tag: 'shop-wrap', properties: ({ action }) => ({ action }) });
    register({ type: 'display_qr_code', tag: 'shop-outer', properties: ({ action }) => ({ action }) });
    const { step, updated, errors } = await setup({ action: qrAction });
    await updated();
    const tags: string[] = [];
    for (let at: Element | null = step(); at;) {
      tags.push(at.localName);
      at = at.shadowRoot!.querySelector('pay-action')?.shadowRoot!.querySelector('[part=step]') ?? null;
    }
    expect(tags).to.deep.equal(['shop-outer', 'shop-wrap', 'pay-qr']);
    expect(errors()).to.deep.equal([]);
  });

  it('reports a type that only its own element would show again', async () => {
    customElements.define(
      'shop-self',
      class extends HTMLElement {
        set action(action: unknown) {
          this.append(Object.assign(document.createElement('pay-action'), { action }));
        }
      },
    );
    register({ type: 'match_number', tag: 'shop-self', properties: ({ action }) => ({ action }) });
    const { step, updated, errors } = await setup({ action: matchAction });
    await updated();
    expect([step()!.children.length, errors()]).to.deep.equal([1, ['unsupported-action']]);
  });

  const invalid: [object, string][] = [
    [{ type: '', tag: 'shop-match' }, 'step.type: expected string'],
    [{ tag: 'shop-match' }, 'step.type: expected string'],
    [{ type: 'x', tag: 'div' }, 'step.tag: expected the name of a custom element'],
    [{ type: 'x', tag: 'a-b><script>' }, 'step.tag: expected the name of a custom element'],
    [{ type: 'x' }, 'step.tag: expected the name of a custom element'],
    [{ type: 'x', tag: 'pay-action' }, 'step.tag: expected another element than pay-action'],
    [{ type: 'x', tag: 'shop-match', load: Promise.resolve() }, 'step.load: expected function'],
    [{ type: 'x', tag: 'shop-match', load: './match.js' }, 'step.load: expected function'],
    [{ type: 'x', tag: 'shop-match', matches: true }, 'step.matches: expected function'],
    [{ type: 'x', tag: 'shop-match', properties: { digits: '47' } }, 'step.properties: expected function'],
    [['x'], 'step: expected object'],
  ];
  for (const [definition, message] of invalid) {
    it(`refuses ${JSON.stringify(definition)}`, () => {
      expect(() => register(definition as Parameters<typeof registerStep>[0])).to.throw(message);
    });
  }
});
