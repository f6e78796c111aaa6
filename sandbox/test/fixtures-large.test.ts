/** Files that are loaded in several batches. */
import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { count, load, LONG, many, MANY, partly, pix } from './large-file.js';
import { testWorld } from './world.js';

describe('a large file of fixtures', () => {
  it('lets other requests in between', async () => {
    const world = await testWorld();
    const counts: number[] = [];
    let answered = false;
    const loading = load(world, { payments: many(pix, LONG) }).finally(() => (answered = true));
    while (!answered) counts.push(await count(world));
    assert.equal((await loading).status, 200);
    const steps = counts.map((one, index) => one - (counts[index - 1] ?? 0));
    // An answer between any two batches of the rehearsal, and of what is written.
    assert.ok(steps.filter((step) => step === 0).length > 2, String(counts));
    assert.ok(Math.max(...steps) < LONG / 2, String(counts));
    await world.sandbox.close();
  });

  const customers = [{ reference: 'budi', phone: '+6281234567890' }];
  const mandate = { customer: 'budi', payment_method: 'ewallet_kr' };
  const active = { ...mandate, reference: 'wallet', status: 'active' };
  const debit = { payment_method: 'ewallet_kr', mandate: 'wallet', amount: '600000', status: 'paid' };
  for (const [name, fixtures, message] of [
    ['a wrong field', { payments: [...many(pix), { ...pix, amount: '0' }] }, /^payments\.60\.amount: /],
    [
      'a reference of two customers',
      { customers: [...customers, ...many({}), ...customers] },
      /^customers\.61\.reference: duplicated: budi$/,
    ],
    [
      'too many mandates of a customer',
      {
        customers: [...customers, { reference: 'other' }],
        mandates: [
          ...many(mandate, 5),
          ...many({ customer: 'other', payment_method: 'ovo_id', status: 'failed' }),
          mandate,
        ],
      },
      /^mandates\.65\.payment_method: this customer has 5 mandates /,
    ],
    [
      'too little money in a wallet',
      { customers, mandates: [active], payments: [debit, ...many(pix), debit] },
      /^payments\.61\.status: payment pm_\w+ is failed: /,
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
    const debits = many({ ...debit, amount: '1000' });
    const subscriptions = [{ mandate: 'wallet', currency: 'KRW', amount: '1', interval_seconds: 60 }];
    const file = { customers, mandates: [active], payments: [...debits, ...many(pix)], subscriptions };
    const { status, body } = await load(world, file);
    assert.equal(status, 200, JSON.stringify(body.error));
    assert.deepEqual([body.payments.length, body.subscriptions.length], [2 * MANY, 1]);
    assert.ok(
      body.payments.slice(0, MANY).every((payment: Record<string, string>) => payment['status'] === 'paid'),
      'all debits are paid',
    );
    await world.sandbox.close();
  });

  it('ends at a reset, with 409', async () => {
    const world = await testWorld();
    const [loading] = await partly(world, { payments: many(pix, LONG) });
    await world.post('/sandbox/reset');
    const { status, body } = await loading!;
    assert.equal(status, 409, JSON.stringify(body));
    assert.equal(await count(world), 0);
    await world.sandbox.close();
  });
});
