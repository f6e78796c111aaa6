import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, it, vi } from 'vitest';
import { createSandbox, type ServiceOptions } from '../src/index.js';
import { openStore } from '../src/store/open.js';
import { deliveries, endpoint, receiver, type Receiver } from './webhook-receiver.js';
import { newStore, testWorld, type TestWorld } from './world.js';

/** Creates a payment, on a connection of its own. @returns the status, or the code of the error */
async function create(url: string): Promise<string> {
  const sent = request(`${url}/v1/payments`, { method: 'POST', headers: { 'content-type': 'application/json' } });
  sent.end(JSON.stringify({ payment_method: 'pix_br', currency: 'BRL', amount: '10.50' }));
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    await text(response);
    return String(response.statusCode);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

describe('two processes on one PostgreSQL', () => {
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

  it('do what is due in its order during parallel advances of both', async () => {
    const store = newStore();
    const [one, two] = [await testWorld(store), await testWorld(store)];
    const subscription = {
      mandate_id: await one.activeMandate(),
      currency: 'IDR',
      amount: '50000',
      interval_seconds: 3,
    };
    await one.post('/sandbox/subscriptions', subscription);
    const advance = (world: TestWorld) => world.post('/sandbox/clock/advance', { seconds: 5 });
    await Promise.all([one, two, one, two, one, two, one, two].map(advance));
    const all = (await one.datedEvents()).filter((type) => / payment\./.test(type));
    assert.equal(all.length, 14 + 13);
    assert.deepEqual(all, [...all].sort());
    await Promise.all([one, two].map(({ sandbox }) => sandbox.close()));
  });

  it('answer an advance only when all that is due is done', async () => {
    const store = newStore();
    const world = await testWorld(store);
    await world.payment();
    const { db, close } = await openStore(store);
    const order: string[] = [];
    // A request, or a job of another process, has the payment in hand.
    const transaction = await db.startTransaction().execute();
    await transaction.selectFrom('payments').select('id').forUpdate().execute();
    const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::xid as id`.execute(transaction);
    const waits = async () =>
      (await sql`select from pg_locks where not granted and transactionid = ${rows[0]!.id}::text::xid`.execute(db))
        .rows;
    const advanced = world.post('/sandbox/clock/advance', { seconds: 86_400 }).then(() => order.push('answered'));
    await vi.waitUntil(async () => order.length > 0 || (await waits()).length > 0);
    order.push('released');
    await transaction.rollback().execute();
    await advanced;
    assert.deepEqual(order, ['released', 'answered']);
    assert.deepEqual(await world.events(), ['payment.created', 'payment.expired']);
    await close();
    await world.sandbox.close();
  });

  it('restart one after the other under load, without a reset or an error', async () => {
    const store = newStore();
    const start = (port?: number) => createSandbox({ ...store, ...(port ? { port } : {}) });
    const running = [await start(), await start()];
    const urls = running.map(({ url }) => url);
    const answers = new Map<string, number>();
    let stopped = false;
    // As a load balancer does: the instance that stops next gets no new connection.
    let left = urls;
    const clients = Array.from({ length: 8 }, async (_, client) => {
      for (let turn = client; !stopped; turn++) {
        const answer = await create(left[turn % left.length]!);
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
      }
    });
    const made = async (count: number) => {
      const end = (answers.get('200') ?? 0) + count;
      while ((answers.get('200') ?? 0) < end) await new Promise(setImmediate);
    };
    for (let index = 0; index < 4; index++) {
      await made(50);
      left = [urls[(index + 1) % 2]!];
      await made(1);
      await running[index % 2]!.close();
      running[index % 2] = await start(Number(new URL(urls[index % 2]!).port));
      left = urls;
    }
    await made(50);
    stopped = true;
    await Promise.all(clients);
    assert.deepEqual([...answers.keys()], ['200']);
    await Promise.all(running.map((sandbox) => sandbox.close()));
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
