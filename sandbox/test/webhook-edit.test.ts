import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { deliveries, endpoint, HOOK, pay, receiver, TYPES, type Receiver } from './webhook-receiver.js';
import { testWorld, type TestResponse, type TestWorld } from './world.js';

const OTHER = 'http://127.0.0.1:3000/other';
const path = (id: string, rest = '') => `/sandbox/webhook_endpoints/${id}${rest}`;

let world: TestWorld;
let shop: Receiver;
beforeAll(async () => {
  shop = receiver();
  world = await testWorld(shop.options);
});
beforeEach(async () => {
  await world.sandbox.reset();
  shop.received.length = shop.results.length = 0;
});
afterAll(() => world.sandbox.close());

const list = async () => (await world.get('/sandbox/webhook_endpoints')).body.data;

describe('webhook endpoints under /sandbox', () => {
  it('have their secret when created', async () => {
    const { status, body } = await world.post('/sandbox/webhook_endpoints', { url: HOOK, event_types: ['*'] });
    assert.equal(status, 200);
    assert.match(body.secret, /^whsec_[\w+/]{32}$/);
    assert.deepEqual(await list(), [body]);
  });

  it('take a secret that the shop has already', async () => {
    const [first, second] = [24, 64].map((bytes, fill) => `whsec_${Buffer.alloc(bytes, fill + 1).toString('base64')}`);
    const { body } = await world.post('/sandbox/webhook_endpoints', {
      url: HOOK,
      event_types: ['*'],
      secret: first,
    });
    assert.equal(body.secret, first);
    assert.equal((await world.put(path(body.id), { secret: second })).body.secret, second);
    await pay(world, shop);
    const [{ headers, body: text }] = shop.received as [(typeof shop.received)[0]];
    new Webhook(second!).verify(text, headers);
  });

  it('are found by id, URL, event type and description, newest first', async () => {
    const { id } = await endpoint(world, { event_types: ['refund.failed'], description: 'Stock' });
    world.pass(1);
    const newer = await endpoint(world, { url: OTHER });
    const found = async (search: string) =>
      (await world.get(`/sandbox/webhook_endpoints?search=${search}`)).body.data.map((row: { id: string }) => row.id);
    for (const search of [id, 'hook', 'refund.failed', 'stock']) assert.deepEqual(await found(search), [id], search);
    assert.deepEqual(await found('127.0.0.1'), [newer.id, id]);
  });

  it('are checked like those of the contract', async () => {
    const { id } = await endpoint(world);
    for (const [field, body] of [
      ['url', { url: 'http://shop.example/' }],
      ['url', { url: 'https://10.0.0.1/' }],
      ['event_types', { event_types: [] }],
      ['event_types.0', { event_types: ['payment.pay'] }],
      ['description', { description: 'x'.repeat(65) }],
      ['secret', { secret: 'mine' }],
      ['secret', { secret: `whsec_${Buffer.alloc(23).toString('base64')}` }],
      ['secret', { secret: `whsec_${Buffer.alloc(65).toString('base64')}` }],
    ] as const) {
      for (const { status, body: answer } of [
        await world.post('/sandbox/webhook_endpoints', { url: HOOK, event_types: TYPES, ...body }),
        await world.put(path(id), body),
      ]) {
        assert.equal(status, 400, JSON.stringify(body));
        assert.ok(answer.error.message.startsWith(field), answer.error.message);
      }
    }
    assert.equal((await list()).length, 1);
  });

  it('change only the given fields', async () => {
    const before = await endpoint(world, { description: 'Shop' });
    const update = async (body: object) => (await world.put(path(before.id), body)).body;
    const current = { ...before, time_disabled: null };
    assert.deepEqual(await update({}), current);
    assert.deepEqual(await update({ url: OTHER }), { ...current, url: OTHER });
    assert.deepEqual(await update({ event_types: ['*'] }), { ...current, url: OTHER, event_types: ['*'] });
    assert.equal((await update({ description: null })).description, '');
    assert.equal((await update({ description: 'Other' })).description, 'Other');
    assert.equal((await update({ description: '' })).description, '');
  });

  it('send pending deliveries to the new URL', async () => {
    const { id } = await endpoint(world);
    shop.results.push(500);
    await pay(world, shop);
    await world.put(path(id), { url: OTHER });
    world.pass(1);
    await world.sandbox.deliver();
    assert.deepEqual(
      shop.received.map(({ url }) => url),
      [HOOK, OTHER],
    );
  });

  it('receive nothing after their deletion, and stay in the log', async () => {
    const { id } = await endpoint(world);
    shop.results.push(500);
    await pay(world, shop);
    const { status, body } = await world.delete(path(id));
    assert.deepEqual([status, body], [200, { id, object: 'webhook_endpoint', deleted: true }]);
    assert.deepEqual(await list(), []);
    world.pass(60);
    await pay(world, shop);
    assert.deepEqual(shop.received, []);
    const [delivery] = await deliveries(world);
    assert.deepEqual([delivery.status, delivery.time_next], ['failed', null]);
    assert.equal((await world.post(`/sandbox/deliveries/${delivery.id}/redeliver`)).status, 400);
  });

  it('get 404 after their deletion, and without one', async () => {
    const { id } = await endpoint(world);
    await world.delete(path(id));
    for (const name of [id, 'we_no']) {
      for (const { status, body } of [
        await world.delete(path(name)),
        await world.put(path(name), {}),
        await world.post(path(name, '/enable')),
        await world.post(path(name, '/test')),
      ]) {
        assert.deepEqual([status, body.error.code], [404, 'resource_missing']);
      }
    }
  });

  it('refuse cross-site requests', async () => {
    const { id } = await endpoint(world);
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answers: TestResponse[] = [await world.put(path(id), {}, headers), await world.delete(path(id), headers)];
    for (const { status } of answers) assert.equal(status, 403);
    assert.equal((await list()).length, 1);
  });
});

describe('the test event of a webhook endpoint', () => {
  it('is signed, and sent to this endpoint alone', async () => {
    await endpoint(world, { event_types: ['*'] });
    const { id, secret } = await endpoint(world, { url: OTHER });
    const { status, body } = await world.post(path(id, '/test'));
    assert.deepEqual([status, body.status, body.event_type], [200, 'pending', 'webhook_endpoint.test']);
    await world.sandbox.deliver();
    assert.equal(shop.received.length, 1);
    const [message] = shop.received;
    assert.equal(message!.url, OTHER);
    const event = new Webhook(secret).verify(message!.body, message!.headers) as Record<string, unknown>;
    assert.deepEqual([event.id, event.type], [body.event_id, 'webhook_endpoint.test']);
    assert.deepEqual((event.data as { id: string }).id, id);
    assert.doesNotMatch(message!.body, /whsec_/);
    assert.equal((await world.get(`/sandbox/deliveries/${body.id}`)).body.status, 'succeeded');
    assert.equal((await world.get('/sandbox/events')).body.data[0].type, 'webhook_endpoint.test');
  });

  it('is not retried after a failure', async () => {
    const { id } = await endpoint(world);
    shop.results.push(500);
    const { body } = await world.post(path(id, '/test'));
    await world.sandbox.deliver();
    const delivery = (await world.get(`/sandbox/deliveries/${body.id}`)).body;
    assert.deepEqual([delivery.status, delivery.attempts.length], ['failed', 1]);
  });

  it('is refused while the endpoint is disabled', async () => {
    const { id } = await endpoint(world);
    shop.results.push(410);
    await pay(world, shop);
    assert.equal((await world.post(path(id, '/test'))).status, 400);
    await world.post(path(id, '/enable'));
    assert.equal((await world.post(path(id, '/test'))).status, 200);
  });

  it('cannot be subscribed to', async () => {
    const body = { url: HOOK, event_types: ['webhook_endpoint.test'] };
    assert.equal((await world.post('/v1/webhook_endpoints', body)).status, 400);
  });
});
