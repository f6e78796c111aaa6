import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { sql, type Kysely } from 'kysely';
import { tidy } from '../src/retention.js';
import type { Schema } from '../src/store/schema.js';
import { openStore } from '../src/store/open.js';
import type { World } from '../src/world.js';
import { lastingStore, testWorld, type TestWorld } from './world.js';

/** A store that a service uses, then a test, then a service again. */
function stages(seed?: string) {
  const store = lastingStore();
  const service = async <Result>(run: (world: TestWorld) => Promise<Result>, status = 204): Promise<Result> => {
    const world = await testWorld({ ...store, seed, post: () => Promise.resolve(status) });
    const result = await run(world);
    await world.sandbox.close();
    return result;
  };
  const tables = async <Result>(run: (db: Kysely<Schema>) => Promise<Result>): Promise<Result> => {
    const { db, close } = await openStore(store);
    const result = await run(db);
    await close();
    return result;
  };
  return { service, tables };
}

const tidied = (db: Kysely<Schema>, now = new Date()) => tidy({ db, now: () => now, retentionDays: 30 } as World);

/** Makes the oldest events older than the retention. */
const age = (db: Kysely<Schema>, count: number, days: number) =>
  sql`update ${sql.table('events')} set time_written = now() - ${days} * interval '1 day'
    where sequence <= (select sequence from ${sql.table('events')} order by sequence offset ${count - 1} limit 1)`.execute(
    db,
  );

const written = async (db: Kysely<Schema>) => (await db.selectFrom('events').select('id').execute()).length;

const counts = async (world: TestWorld) => [
  (await world.get('/sandbox/events?limit=1000')).body.data.length,
  (await world.get('/sandbox/deliveries?limit=1000')).body.data.length,
];

describe('the retention', () => {
  it('removes events of more than 30 days of real time, with their deliveries and attempts', async () => {
    const { service, tables } = stages();
    await service(async (world) => {
      await world.post('/v1/webhook_endpoints', { url: 'http://127.0.0.1:9/', event_types: ['*'] });
      for (let count = 0; count < 1_010; count++) await world.payment();
      await world.sandbox.deliver();
    });
    await tables(async (db) => {
      await age(db, 1_005, 31);
      await tidied(db);
      const { rows } = await sql<{ attempts: number }>`
        select count(*)::integer as attempts from ${sql.table('delivery_attempts')}`.execute(db);
      assert.equal(rows[0]!.attempts, 5);
    });
    assert.deepEqual(await service(counts), [5, 5]);
    await tables(async (db) => {
      await age(db, 3, 29);
      await tidied(db);
    });
    assert.deepEqual(await service(counts), [5, 5]);
  });

  it('keeps events until they are sent', async () => {
    const { service, tables } = stages();
    const tidyAll = () => tables(async (db) => (await age(db, await written(db), 31), tidied(db)));
    await service(async (world) => {
      await world.post('/v1/webhook_endpoints', { url: 'http://127.0.0.1:9/', event_types: ['payment.created'] });
      // More than are looked at in one statement.
      for (let count = 0; count < 505; count++) await world.payment();
      await world.customer();
      await world.sandbox.deliver();
    }, 500);
    await tidyAll();
    const sent: string[] = [];
    await service(async (world) => {
      assert.deepEqual(await counts(world), [505, 505]);
      world.pass(1);
      await world.sandbox.deliver();
      sent.push(...(await world.get('/sandbox/deliveries?limit=1000&status=succeeded')).body.data);
    });
    assert.equal(sent.length, 505);
    await tidyAll();
    assert.deepEqual(await service(counts), [0, 0]);
  });

  it('removes the events that a disabled endpoint has not received', async () => {
    const { service, tables } = stages();
    await service(async (world) => {
      await world.post('/v1/webhook_endpoints', { url: 'http://127.0.0.1:9/', event_types: ['payment.created'] });
      await world.payment();
      await world.sandbox.deliver();
      const [{ id }] = (await world.get('/sandbox/webhook_endpoints')).body.data;
      await world.post(`/sandbox/webhook_endpoints/${id}/disable`);
    }, 500);
    await tables(async (db) => (await age(db, 1, 31), tidied(db)));
    assert.deepEqual(await service(counts), [0, 0]);
  });

  it('keeps the events that a clock in the future has made old', async () => {
    const { service, tables } = stages();
    await service(async (world) => {
      await world.payment();
      await world.post('/sandbox/clock/advance', { seconds: 90 * 86_400 });
    });
    await tables((db) => tidied(db));
    assert.deepEqual(await service((world) => world.events()), ['payment.created', 'payment.expired']);
  });

  it('removes idempotency keys of more than 30 days', async () => {
    const { service, tables } = stages();
    await service((world) => world.payment({}, { 'idempotency-key': 'once' }));
    const left = (db: Kysely<Schema>) => db.selectFrom('idempotency_keys').select(['key', 'time_created']).execute();
    await tables(async (db) => {
      const [saved] = await left(db);
      const after = (days: number) => new Date(saved!.time_created.getTime() + days * 86_400_000);
      await tidied(db, after(29));
      assert.equal((await left(db)).length, 1);
      await tidied(db, after(30));
      assert.equal((await left(db)).length, 0);
    });
  });

  it('adds up the changes of the balance', async () => {
    const { service, tables } = stages();
    const balance = async (world: TestWorld) => (await world.get('/sandbox/balance')).body;
    const before = await service(async (world) => {
      for (let count = 0; count < 120; count++) {
        await world.post('/sandbox/balance_transactions', { type: 'adjustment', amount: '1.01' });
      }
      await world.paid();
      return balance(world);
    });
    assert.deepEqual([before.available, before.pending], ['121.20', '1.92']);
    await tables(async (db) => {
      await tidied(db);
      assert.equal((await db.selectFrom('balance_changes').selectAll().execute()).length, 1);
    });
    assert.deepEqual(await service(balance), before);
  });
});
