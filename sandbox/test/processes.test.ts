import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import type { ServiceOptions } from '../src/index.js';
import { deliveries, endpoint, receiver, type Receiver } from './webhook-receiver.js';
import { newStore, notOnPglite, testWorld, type TestWorld } from './world.js';

describe.skipIf(notOnPglite)('two processes on one PostgreSQL', () => {
  it('have the same time at once after an advance of either', async () => {
    const store = newStore();
    const [one, two] = [await testWorld(store), await testWorld(store)];
    const { body: clock } = await one.post('/sandbox/clock/advance', { seconds: 864_000 });
    const { body, headers } = await two.payment();
    assert.equal(body.time_created, clock.time);
    assert.equal(Date.parse(headers.get('date')!), Date.parse(clock.time));
    await two.post('/sandbox/reset');
    assert.ok((await one.payment()).body.time_created < clock.time);
    await Promise.all([one, two].map(({ sandbox }) => sandbox.close()));
  });

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
