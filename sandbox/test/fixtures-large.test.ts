/** Files that are loaded in several batches. */
import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { describe, it } from 'vitest';
import { lastingStore, notOnPostgres, testWorld, type TestResponse, type TestWorld } from './world.js';

const MANY = 200;
const pix = { payment_method: 'pix_br', amount: '10.50' };
const many = <Item>(item: Item, count = MANY) => Array.from({ length: count }, () => item);

const load = (world: TestWorld, body: object) => world.post('/sandbox/fixtures', body);
/** The number of payments, by a request that comes in as those on a socket do. */
async function count(world: TestWorld): Promise<number> {
  await setImmediate();
  return (await world.get('/sandbox/payments?limit=1000')).body.data.length;
}

/** Starts to load a file, and waits until a part of it is written. */
async function partly(world: TestWorld, body: object): Promise<Promise<TestResponse>[]> {
  let answered = false;
  const loading = load(world, body).finally(() => (answered = true));
  while (!answered && !(await count(world)));
  assert.ok(!answered, 'all was written at once');
  // In a list, since it would be awaited otherwise.
  return [loading];
}

describe('a large file of fixtures', () => {
  it('lets other requests in between', async () => {
    const world = await testWorld();
    const counts: number[] = [];
    let answered = false;
    const loading = load(world, { payments: many(pix) }).finally(() => (answered = true));
    while (!answered) counts.push(await count(world));
    assert.equal((await loading).status, 200);
    const steps = counts.map((one, index) => one - (counts[index - 1] ?? 0));
    // An answer between any two batches of the rehearsal, and of what is written.
    assert.ok(steps.filter((step) => step === 0).length > 2, String(counts));
    assert.ok(Math.max(...steps) < MANY / 2, String(counts));
    await world.sandbox.close();
  });

  const customers = [{ reference: 'budi', phone: '+6281234567890' }];
  const mandate = { customer: 'budi', payment_method: 'ewallet_kr' };
  const active = { ...mandate, reference: 'wallet', status: 'active' };
  const debit = { payment_method: 'ewallet_kr', mandate: 'wallet', amount: '600000', status: 'paid' };
  for (const [name, fixtures, message] of [
    ['a wrong field', { payments: [...many(pix), { ...pix, amount: '0' }] }, /^payments\.200\.amount: /],
    [
      'a reference of two customers',
      { customers: [...customers, ...many({}), ...customers] },
      /^customers\.201\.reference: duplicated: budi$/,
    ],
    [
      'too many mandates of a customer',
      {
        customers: [...customers, { reference: 'other' }],
        mandates: [
          ...many(mandate, 5),
          ...many({ customer: 'other', payment_method: 'ovo_id', status: 'failed' }, 100),
          mandate,
        ],
      },
      /^mandates\.105\.payment_method: this customer has 5 mandates /,
    ],
    [
      'too little money in a wallet',
      { customers, mandates: [active], payments: [debit, ...many(pix), debit] },
      /^payments\.201\.status: payment pm_\w+ is failed: /,
    ],
  ] as const) {
    it(`with ${name} at its end is refused, and nothing is loaded`, async () => {
      const world = await testWorld();
      const { status, body } = await load(world, fixtures);
      assert.equal(status, 400, JSON.stringify(body));
      assert.match(body.error.message, message);
      assert.deepEqual(await world.events(), []);
      await world.sandbox.close();
    });
  }

  it('refers to customers and mandates of other batches', async () => {
    const world = await testWorld();
    const debits = many({ ...debit, amount: '1000' }, 100);
    const subscriptions = [{ mandate: 'wallet', currency: 'KRW', amount: '1', interval_seconds: 60 }];
    const file = { customers, mandates: [active], payments: [...debits, ...many(pix, 100)], subscriptions };
    const { status, body } = await load(world, file);
    assert.equal(status, 200, JSON.stringify(body.error));
    assert.deepEqual([body.payments.length, body.subscriptions.length], [200, 1]);
    assert.ok(
      body.payments.slice(0, 100).every((payment: Record<string, string>) => payment['status'] === 'paid'),
      'all debits are paid',
    );
    await world.sandbox.close();
  });

  it.skipIf(notOnPostgres)('is completed when it is loaded again after a fault of the store', async () => {
    let bytes = Infinity;
    const world = await testWorld({ ...lastingStore(), freeSpace: () => bytes });
    const file = { customers, payments: many({ ...pix, customer: 'budi', status: 'paid', refunds: [{}] }) };
    const [loading] = await partly(world, file);
    bytes = 0;
    const { status, headers, body } = await loading!;
    assert.deepEqual([status, headers.get('retry-after')], [503, '60']);
    assert.match(body.error.message, /What is loaded already stays: load the same fixtures again for the rest\.$/);
    const before = await count(world);
    assert.ok(before > 0 && before < MANY, String(before));

    bytes = Infinity;
    const { body: loaded } = await load(world, file);
    assert.deepEqual([loaded.customers.length, loaded.payments.length, loaded.refunds.length], [1, MANY, MANY]);
    assert.equal(await count(world), MANY);
    const ids = loaded.payments.map(({ id }: { id: string }) => id);
    assert.equal(new Set(ids).size, MANY);
    // The customer would be refused if anything was left to complete.
    assert.equal((await load(world, file)).body.error.message, 'customers.0.reference: duplicated: budi');
    await world.sandbox.close();
  });

  it('ends at a reset, with 409', async () => {
    const world = await testWorld();
    const [loading] = await partly(world, { payments: many(pix) });
    await world.post('/sandbox/reset');
    const { status, body } = await loading!;
    assert.equal(status, 409, JSON.stringify(body));
    assert.equal(await count(world), 0);
    await world.sandbox.close();
  });
});
