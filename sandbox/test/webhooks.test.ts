import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Webhook } from 'standardwebhooks';
import type { ServiceOptions } from '../src/index.js';
import type { Message } from '../src/webhooks/post.js';
import { lastingStore, newStore, notOnPglite, testWorld, type TestWorld } from './world.js';

const URL = 'http://127.0.0.1:3000/hook';
const TYPES = ['payment.created', 'payment.paid'];

interface Receiver {
  /** Received messages in order. */
  readonly received: Message[];
  /** The next results: a status, or an error message. Then 204. */
  readonly results: (number | string)[];
  readonly options: ServiceOptions;
}

function receiver(): Receiver {
  const received: Message[] = [];
  const results: (number | string)[] = [];
  const post = (message: Message) => {
    received.push(message);
    const result = results.shift() ?? 204;
    return typeof result === 'string' ? Promise.reject(new Error(result)) : Promise.resolve(result);
  };
  // Without jitter, attempts are as early as possible: the second is after 4 s.
  const random = (bytes: number) =>
    crypto.getRandomValues(new Uint8Array(bytes)).map((byte) => (bytes === 1 ? 0 : byte));
  return { received, results, options: { post, random } };
}

const endpoint = async (world: TestWorld, overrides: object = {}) => {
  const { status, body } = await world.post('/v1/webhook_endpoints', { url: URL, event_types: TYPES, ...overrides });
  assert.equal(status, 200, JSON.stringify(body));
  const { body: list } = await world.get('/sandbox/webhook_endpoints');
  return { ...body, secret: list.data.find(({ id }: { id: string }) => id === body.id).secret };
};
const deliveries = async (world: TestWorld, query = '') => (await world.get(`/sandbox/deliveries${query}`)).body.data;

describe('webhook endpoints', () => {
  let world: TestWorld;
  before(async () => void (world = await testWorld()));
  after(() => world.sandbox.close());

  it('have every field of the contract and no secret when created', async () => {
    const { status, body } = await world.post('/v1/webhook_endpoints', {
      url: URL,
      event_types: TYPES,
      description: 'Shop',
    });
    assert.equal(status, 200);
    assert.match(body.id, /^we_\w{20}$/);
    assert.deepEqual(body, {
      id: body.id,
      object: 'webhook_endpoint',
      livemode: false,
      url: URL,
      event_types: TYPES,
      account: 'acct_sandbox',
      description: 'Shop',
      time_created: '2026-11-21T12:00:00+00:00',
    });
  });

  it('show their secret under /sandbox, and print it at creation and at each start', async () => {
    const lines: string[] = [];
    const store = { ...lastingStore(), log: (line: string) => void lines.push(line) };
    const own = await testWorld(store);
    const { id, secret } = await endpoint(own);
    assert.match(secret, /^whsec_[\w+/]{32}$/);
    assert.deepEqual(lines, [`Webhook   ${id} ${URL} ${secret}`]);
    await own.sandbox.close();
    const again = await testWorld(store);
    assert.equal(lines.length, 2);
    assert.equal(lines[1], lines[0]);
    await again.sandbox.close();
  });

  const url = (length: number) => `${URL}/`.padEnd(length, 'x');
  const types = (count: number) => Array.from({ length: count }, (_, index) => `type.${index}`);
  for (const [name, body, status] of [
    ['url of 64 characters', { url: url(64) }, 200],
    ['url of 65 characters', { url: url(65) }, 400],
    ['url that is empty', { url: '' }, 400],
    ['url that is not a URL', { url: 'hook' }, 400],
    ['url with credentials', { url: 'https://a:b@shop.example/' }, 400],
    ['url of https', { url: 'https://shop.example/hook' }, 200],
    ['url of http to another machine', { url: 'http://shop.example/hook' }, 400],
    ['url of another scheme', { url: 'file:///etc/passwd' }, 400],
    ['url of an address that is not this machine', { url: 'https://10.0.0.1/' }, 400],
    ['url with an address written as a number', { url: 'https://3232235777/' }, 400],
    ['url that is absent', { url: undefined }, 400],
    ['no event_types', { event_types: undefined }, 400],
    ['0 event_types', { event_types: [] }, 400],
    ['1 event type', { event_types: types(1) }, 200],
    ['64 event_types', { event_types: types(64) }, 200],
    ['65 event_types', { event_types: types(65) }, 400],
    ['an event type of 0 characters', { event_types: [''] }, 400],
    ['an event type of 64 characters', { event_types: ['x'.repeat(64)] }, 200],
    ['an event type of 65 characters', { event_types: ['x'.repeat(65)] }, 400],
    ['an event type that is a number', { event_types: [1] }, 400],
    ['an event type with U+0000', { event_types: ['a\0'] }, 400],
    ['event_types that are text', { event_types: 'payment.paid' }, 400],
    ['a description of 0 characters', { description: '' }, 400],
    ['a description of 64 characters', { description: 'x'.repeat(64) }, 200],
    ['a description of 65 characters', { description: 'x'.repeat(65) }, 400],
    ['an unlisted field', { secret: 'mine' }, 400],
  ] as const) {
    it(`respond with ${status} to ${name}`, async () => {
      const answer = await world.post('/v1/webhook_endpoints', { url: URL, event_types: TYPES, ...body });
      assert.equal(answer.status, status, JSON.stringify(answer.body));
      if (status === 400) assert.equal(answer.body.error.code, 'request_param_error');
    });
  }
});

describe('webhooks', () => {
  let world: TestWorld;
  let shop: Receiver;
  before(async () => void (world = await testWorld((shop = receiver()).options)));
  after(() => world.sandbox.close());
  /** Creates a payment and delivers its webhooks. */
  const pay = async () => {
    shop.received.length = 0;
    const { body } = await world.payment();
    await world.sandbox.deliver();
    return body;
  };

  it('are sent for subscribed event types only, signed, with the event as body', async () => {
    const { secret } = await endpoint(world, { event_types: ['payment.created'] });
    await endpoint(world, { event_types: ['subscription.created'], url: 'http://127.0.0.1:3001/' });
    const payment = await pay();
    assert.equal(shop.received.length, 1);
    const { url, addresses, headers, body } = shop.received[0]!;
    assert.equal(url, URL);
    assert.deepEqual(addresses, ['127.0.0.1']);
    assert.equal(headers['content-type'], 'application/json');
    const event = new Webhook(secret).verify(body, headers) as { id: string };
    assert.match(event.id, /^evt_/);
    assert.equal(headers['webhook-id'], event.id);
    assert.deepEqual(event, {
      id: event.id,
      object: 'event',
      type: 'payment.created',
      livemode: false,
      account: 'acct_sandbox',
      time_created: '2026-11-21T12:00:00+00:00',
      data: payment,
    });
    await world.post(`/sandbox/payments/${payment.id}/pay`);
    await world.sandbox.deliver();
    assert.equal(shop.received.length, 1);
  });

  it('are not sent for refused requests', async () => {
    shop.received.length = 0;
    await world.payment({ customer_id: 'cst_nobody' });
    await world.sandbox.deliver();
    assert.deepEqual(shop.received, []);
  });

  for (const result of [100, 199, 300, 301, 302, 307, 400, 401, 404, 429, 500, 503, 'connect ECONNREFUSED']) {
    it(`are retried after ${result} with an unchanged id and body`, async () => {
      shop.results.push(result);
      await pay();
      const [{ id, event_id, status, attempts, time_next }] = await deliveries(world);
      assert.equal(status, 'pending');
      assert.equal(
        time_next,
        new Date(Date.parse(attempts[0].time_started) + 4_000).toISOString().replace('.000Z', '+00:00'),
      );
      await world.sandbox.deliver();
      assert.equal(shop.received.length, 1);
      world.pass(4 / 60);
      await world.sandbox.deliver();
      assert.equal(shop.received.length, 2);
      const [first, second] = shop.received.map(({ headers, body }) => ({ id: headers['webhook-id'], body }));
      assert.deepEqual(second, first);
      assert.equal(first!.id, event_id);
      const { body } = await world.get(`/sandbox/deliveries/${id}`);
      assert.equal(body.status, 'succeeded');
      assert.equal(body.time_next, null);
      const failed =
        typeof result === 'string' ? { status_code: null, error: result } : { status_code: result, error: null };
      const attempted = body.attempts.map(({ number, status_code, error }: Record<string, unknown>) => ({
        number,
        status_code,
        error,
      }));
      assert.deepEqual(attempted, [
        { number: 1, ...failed },
        { number: 2, status_code: 204, error: null },
      ]);
    });
  }

  for (const result of [200, 201, 204, 299]) {
    it(`succeed after ${result}`, async () => {
      shop.results.push(result);
      await pay();
      const [{ status }] = await deliveries(world);
      assert.equal(status, 'succeeded');
    });
  }

  it('fail after three days and can be redelivered', async () => {
    const own = receiver();
    own.results.push(...Array.from({ length: 100 }, () => 500));
    const lasting = await testWorld(own.options);
    await endpoint(lasting);
    await lasting.payment();
    for (let hours = 0; hours < 73; hours++) {
      await lasting.sandbox.deliver();
      lasting.pass(60);
    }
    const [given] = await deliveries(lasting, '?status=failed');
    assert.equal(given.time_next, null);
    assert.equal(given.attempts.length, own.received.length);
    const seen = own.received.length;
    assert.ok(seen >= 10 && seen <= 16, String(seen));
    own.results.length = 0;
    const { status, body } = await lasting.post(`/sandbox/deliveries/${given.id}/redeliver`);
    assert.equal(status, 200);
    assert.equal(body.status, 'pending');
    await lasting.sandbox.deliver();
    assert.equal(own.received.length, seen + 1);
    assert.equal(own.received.at(-1)!.headers['webhook-id'], given.event_id);
    const again = (await lasting.get(`/sandbox/deliveries/${given.id}`)).body;
    assert.equal(again.status, 'succeeded');
    assert.equal(again.attempts.length, seen + 1);
    await lasting.sandbox.close();
  });

  it('can be redelivered after success', async () => {
    await pay();
    const [{ id }] = await deliveries(world);
    await world.post(`/sandbox/deliveries/${id}/redeliver`);
    await world.sandbox.deliver();
    assert.equal(shop.received.length, 2);
  });

  it('disable an endpoint that responds with 410 until it is enabled again', async () => {
    const own = receiver();
    own.results.push(410);
    const closing = await testWorld(own.options);
    const { id } = await endpoint(closing);
    await closing.payment();
    await closing.sandbox.deliver();
    const [gone] = await deliveries(closing);
    assert.equal(gone.status, 'failed');
    const listed = async () => (await closing.get('/sandbox/webhook_endpoints')).body.data[0];
    assert.equal((await listed()).time_disabled, '2026-11-21T12:00:00+00:00');
    await closing.payment();
    closing.pass(60 * 24);
    await closing.sandbox.deliver();
    assert.equal(own.received.length, 1);
    assert.equal((await closing.post(`/sandbox/deliveries/${gone.id}/redeliver`)).status, 400);
    assert.equal((await closing.post(`/sandbox/webhook_endpoints/${id}/enable`)).body.time_disabled, null);
    await closing.payment();
    await closing.sandbox.deliver();
    assert.equal(own.received.length, 2);
    await closing.sandbox.close();
  });

  it('are not sent to a host name of another machine, and the attempt shows the reason', async () => {
    const own = receiver();
    const strict = await testWorld({ ...own.options, resolve: () => Promise.resolve(['127.0.0.1', '10.0.0.1']) });
    await endpoint(strict, { url: 'https://shop.example/' });
    await strict.payment();
    await strict.sandbox.deliver();
    assert.deepEqual(own.received, []);
    const [{ attempts }] = await deliveries(strict);
    assert.match(attempts[0].error, /^10\.0\.0\.1: webhooks go to this machine only/);
    await strict.sandbox.close();
  });

  for (const [name, path, status] of [
    ['an unknown delivery', '/sandbox/deliveries/dlv_no', 404],
    ['an unknown status', '/sandbox/deliveries?status=lost', 400],
    ['a limit of 0', '/sandbox/deliveries?limit=0', 400],
    ['U+0000', '/sandbox/deliveries?event_id=%00', 400],
  ] as const) {
    it(`respond with ${status} to a query with ${name}`, async () => {
      assert.equal((await world.get(path)).status, status);
    });
  }

  it('return 404 for the redelivery of an unknown delivery and for an unknown endpoint', async () => {
    assert.equal((await world.post('/sandbox/deliveries/dlv_no/redeliver')).status, 404);
    assert.equal((await world.post('/sandbox/webhook_endpoints/we_no/enable')).status, 404);
  });

  it('cannot be redelivered by another site', async () => {
    const { status } = await world.post('/sandbox/deliveries/dlv_no/redeliver', {}, { 'sec-fetch-site': 'cross-site' });
    assert.equal(status, 403);
  });
});

describe('two processes on one PostgreSQL', { skip: notOnPglite }, () => {
  it('share the deliveries and make each of them once', async () => {
    const store = newStore();
    const shops = [receiver(), receiver()];
    // Responses take some time, so that one process cannot make all deliveries before the other one polls.
    const slow = ({ options }: Receiver): ServiceOptions => ({
      ...options,
      post: async (message, signal) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return options.post!(message, signal);
      },
    });
    const worlds = await Promise.all(shops.map((shop) => testWorld({ ...store, ...slow(shop) })));
    const [world] = worlds as [TestWorld];
    await endpoint(world);
    for (let count = 0; count < 200; count++) await world.payment();
    await Promise.all(worlds.map(({ sandbox }) => sandbox.deliver()));
    const counts = shops.map(({ received }) => received.length);
    assert.ok(
      counts.every((count) => count >= 20),
      counts.join(' and '),
    );
    const ids = shops.flatMap(({ received }) => received.map(({ headers }) => headers['webhook-id']));
    assert.equal(ids.length, 200);
    assert.equal(new Set(ids).size, 200);
    await Promise.all(worlds.map(({ sandbox }) => sandbox.close()));
  });

  it('take over the unfinished deliveries of each other', async () => {
    const store = newStore();
    const shop = receiver();
    let taken = () => {};
    const inHand = new Promise<void>((resolve) => (taken = resolve));
    const post = () => (taken(), new Promise<number>(() => {}));
    const dead = await testWorld({ ...store, post, webhookTimeout: 60_000 });
    await endpoint(dead);
    await dead.payment();
    const stuck = dead.sandbox.deliver();
    const alive = await testWorld({ ...store, ...shop.options });
    await inHand;
    await alive.sandbox.deliver();
    assert.deepEqual(shop.received, []);
    alive.pass(2);
    await alive.sandbox.deliver();
    assert.equal(shop.received.length, 1);
    await dead.sandbox.close();
    await stuck;
    const [{ status, attempts }] = await deliveries(alive);
    assert.equal(status, 'succeeded');
    assert.deepEqual(
      attempts.map(({ error }: { error: string | null }) => error),
      [null, 'the sandbox was stopped'],
    );
    await alive.sandbox.close();
  });
});
