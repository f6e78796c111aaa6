/** Random sequences of events, advances of the clock, outages of the receiver, and restarts and crashes of the sandbox. */
import assert from 'node:assert/strict';
import { afterAll, beforeAll, it } from 'vitest';
import fc from 'fast-check';
import { createService, type Service, type ServiceOptions } from '../src/index.js';
import { openStore } from '../src/store/open.js';
import type { Store } from '../src/store/store.js';
import type { Message } from '../src/webhooks/post.js';
import { HOOK } from './webhook-receiver.js';
import { newStore } from './world.js';

/** Fewer than the attempts of a delivery, so that none is given up. */
const MAX_STEPS = 14;
const RUNS = 10;
/** A process that has crashed records nothing when its requests time out: the test has ended then. */
const TIMEOUT_MS = 3_600_000;
/** Longer than the longest wait between two attempts, and than a lease. */
const LONG_MS = 15 * 3_600_000;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ do: 'event' } as const) },
  { weight: 3, arbitrary: fc.constant({ do: 'deliver' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 100_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      result: fc.constantFrom(204, 204, 302, 429, 500, 'ECONNREFUSED'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'restart' } as const) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crash' as const), isReceived: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

let store: Store;
beforeAll(async () => void (store = await openStore(newStore())));
afterAll(() => store.close());

/** The answer to a process that has crashed. */
const never = () => new Promise<number>(() => {});

class Run {
  #now = Date.parse('2026-11-21T12:00:00Z');
  #service!: Service;
  #result: number | string = 204;
  #onCrash: (() => void) | undefined;
  #starts = 0;
  #isReceived = false;
  /** The events that the receiver has answered with 2xx. */
  readonly accepted = new Set<string>();

  async start(): Promise<void> {
    const start = ++this.#starts;
    const options: ServiceOptions = {
      now: () => new Date(this.#now),
      ticking: false,
      jitter: () => 0.5,
      webhookTimeout: TIMEOUT_MS,
      post: (message) => (start === this.#starts ? this.#post(message) : never()),
    };
    this.#service = await createService(options, () => Promise.resolve({ ...store, close: () => Promise.resolve() }));
  }

  async begin(): Promise<void> {
    await this.start();
    await this.#service.reset();
    await this.#request('/v1/webhook_endpoints', { url: HOOK, event_types: ['customer.created'] });
  }

  async do(one: Step): Promise<void> {
    switch (one.do) {
      case 'event':
        // Later, nothing happens to a customer by itself.
        await this.#request('/v1/customers', { first_name: 'Ana' });
        break;
      case 'pass':
        this.#now += one.seconds * 1_000;
        break;
      case 'answer':
        this.#result = one.result;
        break;
      case 'deliver':
        await this.#service.deliver();
        break;
      case 'restart':
        await this.#service.close();
        await this.start();
        break;
      case 'crash':
        await this.#crash(one.isReceived);
    }
    await this.check();
  }

  /** The receiver recovers. */
  async recover(): Promise<void> {
    this.#result = 204;
    this.#now += LONG_MS;
    await this.#service.deliver();
  }

  /** No delivery has succeeded without a 2xx. @returns the events, and those whose deliveries have not succeeded */
  async check(): Promise<{ events: string[]; open: string[] }> {
    const deliveries = (await this.#get('/sandbox/deliveries?limit=1000')) as { event_id: string; status: string }[];
    const events = (await this.#get('/sandbox/events?limit=1000')) as { id: string }[];
    const succeeded = deliveries.filter(({ status }) => status === 'succeeded');
    for (const { event_id } of succeeded) assert.ok(this.accepted.has(event_id), `${event_id} was not accepted`);
    const open = deliveries.filter(({ status }) => status !== 'succeeded').map(({ event_id }) => event_id);
    return { events: events.map(({ id }) => id), open };
  }

  /** The process ends while the receiver has the first message that is due, with an answer that it never reads. */
  async #crash(isReceived: boolean): Promise<void> {
    const reached = new Promise<void>((resolve) => (this.#onCrash = resolve));
    this.#isReceived = isReceived;
    await Promise.race([reached, this.#service.deliver()]);
    this.#onCrash = undefined;
    await this.start();
  }

  #post({ headers }: Message): Promise<number> {
    const isSuccess = typeof this.#result === 'number' && this.#result < 300;
    if (isSuccess && (!this.#onCrash || this.#isReceived)) this.accepted.add(headers['webhook-id']!);
    if (this.#onCrash) {
      this.#onCrash();
      return never();
    }
    return typeof this.#result === 'string' ? Promise.reject(new Error(this.#result)) : Promise.resolve(this.#result);
  }

  async #get(path: string): Promise<object[]> {
    const response = await this.#service.app.request(`http://127.0.0.1:4242${path}`);
    return ((await response.json()) as { data: object[] }).data;
  }

  async #request(path: string, body: object): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await this.#service.app.request(`http://127.0.0.1:4242${path}`, init);
    assert.equal(response.status, 200, await response.text());
  }
}

it('each event reaches a receiver that recovers, and no delivery succeeds without a 2xx', async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 4, maxLength: MAX_STEPS, size: 'max' }),
    async (steps) => {
      const run = new Run();
      await run.begin();
      for (const one of steps) await run.do(one);
      await run.recover();
      const { events, open } = await run.check();
      assert.deepEqual(open, []);
      assert.deepEqual(
        events.filter((id) => !run.accepted.has(id)),
        [],
      );
      assert.equal(events.length, steps.filter((one) => one.do === 'event').length);
    },
  );
  await fc.assert(property, { numRuns: RUNS });
});
