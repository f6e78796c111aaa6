import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { deliveries, endpoint, pay, receiver, type Receiver } from './webhook-receiver.js';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
let shop: Receiver;
beforeAll(async () => {
  world = await testWorld((shop = receiver()).options);
  await endpoint(world);
});
afterAll(() => world.sandbox.close());

describe('webhooks', () => {
  for (const result of [100, 199, 300, 301, 302, 307, 400, 401, 404, 429, 500, 503, 'connect ECONNREFUSED']) {
    it(`are retried after ${result} with an unchanged id and body`, async () => {
      shop.results.push(result);
      await pay(world, shop);
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
      await pay(world, shop);
      const [{ status }] = await deliveries(world);
      assert.equal(status, 'succeeded');
    });
  }

  it('have three days of attempts, whatever date the event bears, and however long the sandbox was stopped', async () => {
    const own = receiver();
    own.results.push(500, 500, 500);
    const lasting = await testWorld(own.options);
    await endpoint(lasting, { event_types: ['payment.expired'] });
    await lasting.payment();
    // The payment expired days before the clock reached that.
    await lasting.post('/sandbox/clock/advance', { seconds: 10 * 86_400 });
    for (const days of [0, 4, 4, 4]) {
      lasting.pass(days * 1_440);
      await lasting.sandbox.deliver();
    }
    const [{ status, attempts }] = await deliveries(lasting);
    assert.deepEqual([status, attempts.length], ['succeeded', 4]);
    await lasting.sandbox.close();
  });

  it('are not sent again during an attempt, however far the clock is advanced', async () => {
    let sent = 0;
    let answer = (_status: number) => {};
    const post = () => (sent++, new Promise<number>((resolve) => (answer = resolve)));
    const lasting = await testWorld({ post, ticking: false });
    await endpoint(lasting);
    await lasting.payment();
    const delivered = lasting.sandbox.deliver();
    for (let minutes = 0; minutes < 5; minutes++) await lasting.post('/sandbox/clock/advance', { seconds: 60 });
    void lasting.sandbox.deliver();
    await lasting.get('/sandbox/deliveries');
    assert.equal(sent, 1);
    answer(204);
    await delivered;
    await lasting.sandbox.close();
  });

  it('fail after three days and can be redelivered', async () => {
    const own = receiver();
    own.results.push(...Array.from({ length: 100 }, () => 500));
    const lasting = await testWorld(own.options);
    await endpoint(lasting);
    await lasting.payment();
    for (let hours = 0; hours < 80; hours++) {
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
    await pay(world, shop);
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
});
