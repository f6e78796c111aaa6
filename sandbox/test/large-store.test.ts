import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { sql } from 'kysely';
import { openStore } from '../src/store/open.js';
import { lastingStore, testWorld, type TestWorld } from './world.js';

const ROWS = 2_050;

let world: TestWorld;
beforeAll(async () => {
  const store = lastingStore();
  const { db, close } = await openStore(store);
  await sql`
    insert into ${sql.table('payments')}
      (id, reference, payment_method, terminal_type, currency, currency_local, amount, amount_local, gateway_transaction_id,
        status, time_created, action)
    select 'pm_' || lpad(number::text, 5, '0'), 'order-' || number || '-end', 'pix_br', 'app', 'BRL', 'BRL', 10.50, 10.50, 'gw_' || number,
      'expired', timestamptz '2026-01-01' + number * interval '1 second', '{}'
    from generate_series(1, ${ROWS}) number`.execute(db);
  await close();
  world = await testWorld(store);
});
afterAll(() => world.sandbox.close());

const found = async (search: string): Promise<string[]> => {
  const { body } = await world.get(`/sandbox/payments?search=${search}`);
  return body.data.map(({ id }: { id: string }) => id);
};

describe('a search in a large store', () => {
  it('finds a part of a text in the newest 2,000 rows', async () => {
    assert.deepEqual(await found(`rder-${ROWS}-`), ['pm_02050']);
    assert.deepEqual(await found('rder-51-e'), ['pm_00051']);
    assert.deepEqual(await found('rder-50-e'), []);
  });

  it('finds an id and a reference in all rows', async () => {
    assert.deepEqual(await found('order-7-end'), ['pm_00007']);
    assert.deepEqual(await found('pm_00007'), ['pm_00007']);
  });

  it('starts with the newest', async () =>
    assert.deepEqual((await found('order')).slice(0, 2), ['pm_02050', 'pm_02049']));

  it('continues after the given id', async () => {
    const { body } = await world.get('/sandbox/payments?search=order&limit=2&after=pm_00011');
    assert.deepEqual(
      body.data.map(({ id }: { id: string }) => id),
      ['pm_00010', 'pm_00009'],
    );
  });
});
