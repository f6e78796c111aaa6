/** Random sequences of events, passing time, advances of the clock, outages of the receiver, and restarts and crashes of the sandbox. */
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
/** A time after which an earlier version gave deliveries up. */
const WEEK = 7 * 86_400;
/** The events that are sent, each for one step. Later, nothing happens to a customer or an expired payment by itself. */
const TYPES = ['customer.created', 'payment.expired'];
/** Processes on the store. */
const PROCESSES = process.env.TEST_DATABASE_URL ? 2 : 1;
/** Longer than the longest wait between two attempts, and than a lease. */
const LONG_MS = 15 * 3_600_000;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ do: 'event' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'old event' } as const) },
  { weight: 2, arbitrary: fc.constant({ do: 'payment' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('advance' as const), seconds: fc.integer({ min: 1, max: 10 * 86_400 }) }),
  },
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

/** In each run: an outage during which the clock is advanced by more than all attempts take. */
const OUTAGE: Step[] = [
  { do: 'answer', result: 500 },
  ...(['event', 'old event', 'payment'] as const).map((name) => ({ do: name })),
  { do: 'deliver' },
  { do: 'advance', seconds: WEEK },
  { do: 'deliver' },
];

let store: Store;
beforeAll(async () => void (store = await openStore(newStore())));
afterAll(() => store.close());

/** The answer to a process that has crashed. */
const never = () => new Promise<number>(() => {});

class Run {
  #now = Date.parse('2026-11-21T12:00:00Z');
  readonly #services: Service[] = [];
  /** The starts of each process. */
  readonly #starts = Array<number>(PROCESSES).fill(0);
  /** The process that takes the next step. */
  #turn = 0;
  #result: number | string = 204;
  #onCrash: (() => void) | undefined;
  #isReceived = false;
  /** The events that the receiver has answered with 2xx. */
  readonly accepted = new Set<string>();

  get #service(): Service {
    return this.#services[this.#turn]!;
  }

  async start(turn: number): Promise<void> {
    const start = ++this.#starts[turn]!;
    const options: ServiceOptions = {
      now: () => new Date(this.#now),
      ticking: false,
      jitter: () => 0.5,
      webhookTimeout: TIMEOUT_MS,
      post: (message) => (start === this.#starts[turn] ? this.#post(message) : never()),
    };
    const kept = () => Promise.resolve({ ...store, close: () => Promise.resolve() });
    this.#services[turn] = await createService(options, kept);
  }

  async begin(): Promise<void> {
    for (let turn = 0; turn < PROCESSES; turn++) await this.start(turn);
    await this.#service.reset();
    await this.#request('/v1/webhook_endpoints', { url: HOOK, event_types: TYPES });
  }

  async do(one: Step): Promise<void> {
    this.#turn = (this.#turn + 1) % PROCESSES;
    switch (one.do) {
      case 'event':
        await this.#request('/v1/customers', { first_name: 'Ana' });
        break;
      case 'old event':
        await this.#request('/sandbox/fixtures', { customers: [{ first_name: 'Old', seconds_ago: WEEK }] });
        break;
      case 'payment':
        await this.#request('/v1/payments', { payment_method: 'pix_br', currency: 'BRL', amount: '10.50' });
        break;
      case 'advance':
        await this.#request('/sandbox/clock/advance', { seconds: one.seconds });
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
        await this.start(this.#turn);
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
    // Every payment expires.
    await this.#request('/sandbox/clock/advance', { seconds: LONG_MS / 1_000 });
    await this.#service.deliver();
  }

  /** No delivery has succeeded without a 2xx. @returns the events, and those whose deliveries have not succeeded */
  async check(): Promise<{ events: string[]; open: string[] }> {
    const deliveries = (await this.#get('/sandbox/deliveries?limit=1000')) as { event_id: string; status: string }[];
    const events = (await this.#get('/sandbox/events?limit=1000')) as { id: string; type: string }[];
    const succeeded = deliveries.filter(({ status }) => status === 'succeeded');
    for (const { event_id } of succeeded) assert.ok(this.accepted.has(event_id), `${event_id} was not accepted`);
    const open = deliveries.filter(({ status }) => status !== 'succeeded').map(({ event_id }) => event_id);
    return { events: events.filter(({ type }) => TYPES.includes(type)).map(({ id }) => id), open };
  }

  /** The process ends while the receiver has the first message that is due, with an answer that it never reads. */
  async #crash(isReceived: boolean): Promise<void> {
    const reached = new Promise<void>((resolve) => (this.#onCrash = resolve));
    this.#isReceived = isReceived;
    await Promise.race([reached, this.#service.deliver()]);
    this.#onCrash = undefined;
    await this.start(this.#turn);
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
      const sent = ['event', 'old event', 'payment'];
      assert.equal(events.length, steps.filter((one) => sent.includes(one.do)).length);
    },
  );
  await fc.assert(property, { numRuns: RUNS, examples: [[OUTAGE]] });
});
