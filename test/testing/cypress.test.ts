import { expect } from '@open-wc/testing';
import '../support/lazy.js';
import '../../src/define/all.js';
import { aBoletoPayment, aMandate, aPixPayment, fakeBackend, type FakeBackend } from '../../src/testing/index.js';
import { interceptBackend, payCheckout, payStep } from '../../src/testing/cypress.js';

/** Cypress's chain: each command waits for the one before, and is repeated until its assertion passes. */
class Commands {
  readonly subject: Promise<HTMLElement[]>;

  constructor(subject: Promise<HTMLElement[]>) {
    this.subject = subject;
  }

  #next(command: (subject: HTMLElement[]) => unknown): Commands {
    return new Commands(
      this.subject.then(async (subject) => {
        const changed = command(subject);
        // A chain is no promise, although it has a `then`.
        if (changed instanceof Commands) return changed.subject;
        await changed;
        return subject;
      }),
    );
  }

  should(check: (found: HTMLElement[]) => void): Commands {
    return this.#next(async (subject) => {
      for (let attempt = 0; ; attempt++) {
        try {
          return check(subject);
        } catch (error) {
          if (attempt === 100) throw error;
          await new Promise((done) => requestAnimationFrame(done));
        }
      }
    });
  }

  then(use: (found: HTMLElement[]) => unknown): Commands {
    return this.#next(use);
  }

  click(): Commands {
    return this.#next(([element]) => element!.click());
  }

  clear(): Commands {
    return this.#next(([element]) => void ((element as HTMLInputElement).value = ''));
  }

  type(text: string): Commands {
    return this.#next(([element]) => {
      (element as HTMLInputElement).value = text;
      element!.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
  }
}

interface Reply {
  readonly statusCode: number;
  readonly body: string;
}

const cy = {
  get: (selector: string) => new Commands(Promise.resolve([...document.querySelectorAll<HTMLElement>(selector)])),
  wrap: (element: HTMLElement) => new Commands(Promise.resolve([element])),
  intercept: (_url: string | RegExp, handler: Parameters<Parameters<typeof interceptBackend>[0]['intercept']>[1]) => {
    respond = (method, url, body) =>
      new Promise((resolve, reject) => {
        const destroy = () => reject(new TypeError('destroyed'));
        void handler({ method, url, headers: {}, body, reply: resolve, destroy });
      });
  },
};
let respond: (method: string, url: string, body: unknown) => Promise<Reply>;

describe('the page object for Cypress', () => {
  let backend: FakeBackend;
  let action: HTMLElementTagNameMap['pay-action'];

  beforeEach(() => {
    backend = fakeBackend();
    const provider = document.createElement('pay-provider');
    Object.assign(provider, { baseUrl: '/merchant', fetch: backend.fetch });
    action = document.createElement('pay-action');
    provider.append(action);
    document.body.append(provider);
  });
  afterEach(() => document.querySelector('pay-provider')!.remove());

  const step = payStep(cy);

  it('finds controls in shadow trees by role and name', async () => {
    const { id } = backend.add(aBoletoPayment());
    action.src = `/merchant/payments/${id}`;
    await (step.copyCode() as Commands).subject;
    await (step.sees(/(Copied|Selected): Linha digitável/) as Commands).subject;
    backend.pay(id);
    await (step.check() as Commands).subject;
    await (step.seesOutcome('complete') as Commands).subject;
  });

  it('enters a one-time code', async () => {
    const { id } = backend.add(aMandate());
    backend.refuseCode(id);
    action.src = `/merchant/mandates/${id}`;
    await (step.enterCode('111111') as Commands).subject;
    await (step.sees('Incorrect code') as Commands).subject;
    await (step.enterCode('123456') as Commands).subject;
    await (step.seesOutcome('complete') as Commands).subject;
  });

  it('chooses a method and pays', async () => {
    backend = fakeBackend({
      checkout: () => ({
        amount: '129.90',
        currency: 'BRL',
        methods: ['boleto_br', 'pix_br'],
        order: () => aPixPayment(),
      }),
    });
    const element = document.createElement('pay-checkout');
    element.src = '/merchant/checkouts/order_1';
    const provider = document.querySelector('pay-provider')!;
    Object.assign(provider, { fetch: backend.fetch });
    provider.append(element);
    const checkout = payCheckout(cy);
    await (checkout.choose('Pix') as Commands).subject;
    await (checkout.pay() as Commands).subject;
    await (checkout.copyCode() as Commands).subject;
    element.remove();
  });

  it('reports what is not there', async () => {
    const { id } = backend.add(aPixPayment());
    action.src = `/merchant/payments/${id}`;
    const failed = await (step.openApp() as Commands).subject.catch((error: Error) => error.message);
    expect(failed).to.contain('pay-action has no link named');
  });

  it('intercepts requests', async () => {
    interceptBackend(cy, backend);
    const { id } = backend.add(aPixPayment());
    const { statusCode, body } = await respond('GET', `http://shop.example/merchant/payments/${id}`, '');
    expect([statusCode, (JSON.parse(body) as { id: string }).id]).to.deep.equal([200, id]);
    await backend.goOffline();
    const failed = await respond('GET', '/', '').catch((error: unknown) => error);
    expect(failed).to.be.instanceOf(TypeError);
    await backend.recover();
    Reflect.deleteProperty(navigator, 'onLine');
  });
});
