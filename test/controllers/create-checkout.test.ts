import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { createCheckout, isComplete, noticeOf, type CheckoutStore } from '../../src/headless/index.js';
import { builders, fakeBackend, type BuiltMandate, type FakeBackend } from '../../src/testing/index.js';
import { FakeClock } from '../support/clock.js';

const SRC = '/merchant/checkouts/order_1';
/** Requests that the backend is answering: it computes hashes, which takes an unknown number of turns. */
let answering = 0;

/** Waits until what is under way has happened. */
async function settled(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve));
  while (answering);
}

/** A body that can be read at once, which WebKit cannot do with a string. */
const bodyOf = (text: string) =>
  new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode(text));
      stream.close();
    },
  });

/** A request between the page and the backend. */
interface Flight {
  arrive(): Promise<void>;
  answer(): Promise<void>;
  lose(): Promise<void>;
}

/** A shop with one order, and a network that a test controls. */
class World {
  readonly clock = new FakeClock();
  price = '100.00';
  linked: BuiltMandate[] = [];
  /** Requests in the air; null if each is answered at once. */
  flights: Flight[] | null = null;
  readonly build = builders({ now: this.clock });
  readonly backend: FakeBackend = fakeBackend({
    clock: this.clock,
    checkout: () => ({
      amount: this.price,
      currency: 'BRL',
      methods: ['pix_br', 'boleto_br', 'ewallet_id', { id: 'card_ru', disabled: true }],
      mandates: this.linked.map(({ id }) => id),
      order: ({ method, mandate_id }) => {
        if (mandate_id) return this.#debit();
        if (method === 'ewallet_id') return this.build.aMandate();
        const build = method === 'pix_br' ? this.build.aPixPayment : this.build.aBoletoPayment;
        return this.#made(build({ amount: this.price }));
      },
    }),
  });
  readonly created: string[] = [];
  readonly #debits: string[] = [];
  #keys = 0;

  #made<Built extends { id: string }>(built: Built): Built {
    this.created.push(built.id);
    return built;
  }

  /** A debit is paid without the consumer. */
  #debit() {
    const payment = this.build.aPixPayment({ amount: this.price, action: null });
    this.#debits.push(payment.id);
    return payment;
  }

  async #reach(input: string, init?: RequestInit): Promise<Response> {
    const request = {
      method: init?.method ?? 'GET',
      url: input,
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: (init?.body as string | undefined) ?? null,
    };
    answering += 1;
    const response = await this.backend.respond(request).finally(() => (answering -= 1));
    for (const id of this.#debits.splice(0)) this.backend.pay(this.#made(this.backend.get(id)).id);
    return new Response(bodyOf(response.body), response);
  }

  readonly fetch: typeof fetch = (input, init) => {
    const { flights } = this;
    if (!flights) return this.#reach(input as string, init);
    return new Promise((resolve, reject) => {
      let response: Promise<Response> | null = null;
      const isAborted = () => init?.signal?.aborted;
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      // A request that was aborted may have arrived.
      const { signal: _signal, ...sent } = init ?? {};
      const flight: Flight = {
        arrive: async () => {
          response ??= this.#reach(input as string, sent);
          await response;
        },
        answer: async () => {
          await flight.arrive();
          flights.splice(flights.indexOf(flight), 1);
          if (!isAborted()) resolve((await response!).clone());
          await settled();
        },
        lose: async () => {
          flights.splice(flights.indexOf(flight), 1);
          reject(new TypeError('Failed to fetch'));
          await settled();
        },
      };
      flights.push(flight);
    });
  };

  async tab(): Promise<CheckoutStore> {
    const store = createCheckout({
      src: SRC,
      fetch: this.fetch,
      clock: this.clock,
      randomId: () => `key-${(this.#keys += 1)}`,
    });
    store.start();
    await settled();
    return store;
  }

  paid(): string[] {
    return this.created.filter((id) => this.backend.get(id).status === 'paid');
  }
}

async function opened() {
  const world = new World();
  const store = await world.tab();
  return { world, store, pix: () => store.pay({ method: 'pix_br' }) };
}

describe('createCheckout', () => {
  it('goes from the choice to the payment', async () => {
    const { world, store, pix } = await opened();
    const steps: string[] = [];
    store.subscribe(({ step }) => steps.at(-1) !== step && steps.push(step));
    pix();
    await settled();
    world.backend.pay(store.state.resource!.id);
    await world.clock.pass(5_000);
    expect(steps).to.deep.equal(['paying', 'acting', 'ended']);
    expect(isComplete(store.state)).to.equal(true);
    store.stop();
  });

  it('a double press creates one payment', async () => {
    const { world, store, pix } = await opened();
    pix();
    pix();
    await settled();
    pix();
    await settled();
    expect(world.created).to.have.length(1);
    store.stop();
  });

  it('a second tab shows what the first has created', async () => {
    const { world, store, pix } = await opened();
    const second = await world.tab();
    pix();
    await settled();
    second.pay({ method: 'boleto_br' });
    await settled();
    expect(world.created).to.have.length(1);
    expect(second.state.resource?.id).to.equal(store.state.resource?.id);
    store.stop();
    second.stop();
  });

  it('a lost answer and a reload create one payment', async () => {
    const { world, store, pix } = await opened();
    world.flights = [];
    pix();
    await world.flights[0]!.arrive();
    await world.flights[0]!.lose();
    const reloaded = await world.tab();
    while (world.flights.length) await world.flights[0]!.answer();
    expect(world.created).to.have.length(1);
    for (const tab of [store, reloaded]) {
      expect(tab.state.step).to.equal('acting');
      tab.stop();
    }
  });

  it('a request that never arrived can be sent again, with what was entered', async () => {
    const { world, store, pix } = await opened();
    await world.backend.goOffline();
    pix();
    await settled();
    expect([store.state.step, store.state.choice?.method]).to.deep.equal(['choosing', 'pix_br']);
    expect(store.state.problem).to.not.equal(null);
    await world.backend.recover();
    pix();
    await settled();
    expect([store.state.step, world.created.length]).to.deep.equal(['acting', 1]);
    store.stop();
  });

  it('a price that has changed is shown before anything is paid', async () => {
    const { world, store, pix } = await opened();
    world.price = '120.00';
    pix();
    await settled();
    expect(world.created).to.have.length(0);
    expect([store.state.checkout?.amount, noticeOf(store.state)]).to.deep.equal(['120.00', 'price-changed']);
    pix();
    await settled();
    expect(world.created).to.have.length(1);
    store.stop();
  });

  it('links an account, and pays by it', async () => {
    const { world, store } = await opened();
    store.pay({ method: 'ewallet_id' });
    await settled();
    expect(store.state.resource?.object).to.equal('mandate');
    world.backend.sign(store.state.resource!.id);
    store.refresh();
    await settled();
    await world.clock.pass(5_000);
    expect([isComplete(store.state), world.paid().length]).to.deep.equal([true, 1]);
    store.stop();
  });

  it('a linked account pays without a step', async () => {
    const { world, store } = await opened();
    world.linked = [world.backend.add(world.build.aMandate({ status: 'active' }))];
    store.refresh();
    await settled();
    const [account] = store.state.checkout!.mandates;
    store.pay({ method: 'ewallet_id', mandate_id: account!.id });
    await settled();
    await world.clock.pass(5_000);
    expect(isComplete(store.state)).to.equal(true);
    store.stop();
  });

  it('notices that the payment that was left has arrived', async () => {
    const { world, store, pix } = await opened();
    pix();
    await settled();
    const { id } = store.state.resource!;
    store.other();
    expect(noticeOf(store.state)).to.equal('earlier-open');
    store.pay({ method: 'boleto_br' });
    await settled();
    world.backend.pay(id);
    await world.clock.pass(60_000);
    expect([isComplete(store.state), store.state.resource?.id, noticeOf(store.state)]).to.deep.equal([
      true,
      id,
      'earlier-paid',
    ]);
    store.stop();
  });

  it('tries again after a failure with what was entered', async () => {
    const { world, store, pix } = await opened();
    pix();
    await settled();
    world.backend.fail(store.state.resource!.id);
    await world.clock.pass(5_000);
    expect(store.state.step).to.equal('ended');
    store.again();
    await settled();
    expect([store.state.step, world.created.length]).to.deep.equal(['acting', 2]);
    store.stop();
  });

  it('is closed by 401, and opens when the consumer comes back', async () => {
    const world = new World();
    world.backend.breakDown(401);
    const store = await world.tab();
    expect(store.state.step).to.equal('closed');
    await world.backend.recover();
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(store.state.step).to.equal('choosing');
    store.stop();
  });

  it('requests nothing while the consumer chooses, nor after `stop`', async () => {
    const { world, store } = await opened();
    const before = world.backend.requests.length;
    await world.clock.pass(600_000);
    store.stop();
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(world.backend.requests.length).to.equal(before);
  });

  it('pays without the route', async () => {
    const { aCheckout, aPixPayment } = await import('../../src/testing/index.js');
    const store = createCheckout({
      checkout: aCheckout(),
      pay: async ({ key }) => aCheckout({ version: key, current: aPixPayment() }),
    });
    store.pay({ method: 'pix_br' });
    await settled();
    expect(store.state.step).to.equal('acting');
  });
});

/** What may happen, in any order. The numbers choose a tab, a request or a method. */
const COMMANDS: Readonly<Record<string, (world: World, tabs: CheckoutStore[], number: number) => unknown>> = {
  pay: (world, tabs, number) => {
    const [account] = tabs[number % tabs.length]!.state.checkout?.mandates ?? [];
    const ways = ['pix_br', 'boleto_br', 'ewallet_id'].map((method) => ({ method }));
    const all = account ? [...ways, { method: 'ewallet_id', mandate_id: account.id }] : ways;
    tabs[number % tabs.length]!.pay(all[number % all.length]!);
  },
  again: (_world, tabs, number) => tabs[number % tabs.length]!.again(),
  other: (_world, tabs, number) => tabs[number % tabs.length]!.other(),
  back: (_world, tabs, number) => tabs[number % tabs.length]!.back(),
  reload: async (world, tabs, number) => {
    tabs[number % tabs.length]!.stop();
    tabs[number % tabs.length] = await world.tab();
  },
  open: async (world, tabs) => tabs.length < 3 && tabs.push(await world.tab()),
  look: (_world, tabs, number) => tabs[number % tabs.length]!.refresh(),
  wait: (world) => world.clock.rush(15_000),
  price: (world, _tabs, number) => (world.price = `${100 + (number % 3)}.00`),
  arrive: (world, _tabs, number) => world.flights![number % (world.flights!.length || 1)]?.arrive(),
  answer: (world, _tabs, number) => world.flights![number % (world.flights!.length || 1)]?.answer(),
  lose: (world, _tabs, number) => world.flights![number % (world.flights!.length || 1)]?.lose(),
  /** The consumer pays what a tab shows, once. */
  act: (world, tabs, number) => {
    const { step, resource } = tabs[number % tabs.length]!.state;
    const status = step === 'acting' && resource ? world.backend.get(resource.id).status : '';
    if (status === 'pending') world.backend.sign(resource!.id);
    if (status === 'created' && !world.paid().length) world.backend.pay(resource!.id);
  },
  decline: (world, tabs, number) => {
    const { resource } = tabs[number % tabs.length]!.state;
    const status = resource ? world.backend.get(resource.id).status : '';
    if (status === 'created' || status === 'pending') world.backend.fail(resource!.id);
  },
};

const commands = fc.array(fc.tuple(fc.constantFrom(...Object.keys(COMMANDS), 'pay', 'answer', 'answer'), fc.nat(12)), {
  maxLength: 40,
});

it('no sequence of events pays twice, or loses an outcome', async function () {
  this.timeout(120_000);
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const world = new World();
      world.flights = [];
      const tabs = [await world.tab()];
      const done = new Map<CheckoutStore, string>();
      for (const [name, number] of sequence) {
        await COMMANDS[name]!(world, tabs, number);
        await settled();
        expect(world.paid().length, 'payments that are paid').to.be.at.most(1);
        for (const tab of tabs) {
          if (isComplete(tab.state)) done.set(tab, tab.state.resource!.id);
          else expect(done.has(tab), 'an outcome was lost').to.equal(false);
        }
      }
      // The network recovers, and everybody looks.
      for (let round = 0; round < 4; round++) {
        while (world.flights.length) await world.flights[0]!.answer();
        for (const tab of tabs) tab.refresh();
      }
      while (world.flights.length) await world.flights[0]!.answer();
      const [paid] = world.paid();
      for (const { state } of tabs) {
        expect(state.step).to.not.be.oneOf(['loading', 'paying', 'closed']);
        expect(isComplete(state)).to.equal(paid !== undefined);
        if (paid) expect(state.resource?.id).to.equal(paid);
      }
      for (const tab of tabs) tab.stop();
    }),
    { numRuns: 150 },
  );
});
