import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

const movementsOf = async (id: string) => (await world.get(`/sandbox/balance_transactions?source_id=${id}`)).body.data;
const move = (data: object) => world.post('/sandbox/balance_transactions', data);

describe('balance transactions', () => {
  it('have every field of the contract for a payment', async () => {
    const { id } = await world.paid({ payment_method: 'card_ru', currency: 'EUR', amount: '100' });
    const [{ id: txn }] = await movementsOf(id);
    const { status, body } = await world.get(`/v1/balance_transactions/${txn}`);
    assert.equal(status, 200);
    assert.deepEqual(body, {
      id: txn,
      object: 'balance_transaction',
      account: 'acct_sandbox',
      type: 'payment',
      source_id: id,
      source_currency_local: 'RUB',
      source_amount_local: '10222.22',
      source_currency: 'EUR',
      source_amount: '100.00',
      currency: 'USD',
      amount: '111.11',
      fee: '3.94',
      fee_detail: [
        { amount: 3.78, currency: 'USD', description: '3.4% of the payment', type: 'service_fee' },
        { amount: 0.16, currency: 'USD', description: 'RUB 15.00 a payment', type: 'service_fee' },
      ],
      net: '107.17',
      status: 'pending',
      fx_from_source_converted: 1.111111111,
      fx_from_pricing_converted: 0.01086956522,
      fx_from_source_pricing: 0.01086956522,
      description: null,
      time_created: '2026-11-21T12:00:00+00:00',
    });
    assert.match(txn, /^txn_\w{20}$/);
  });

  it('are negative and have no fee for a refund', async () => {
    const { id } = await world.paid({ payment_method: 'card_ru', currency: 'EUR', amount: '100' });
    const refund = await world.post('/v1/refunds', { payment_id: id, description: 'returned' });
    const [movement, ...others] = await movementsOf(refund.body.id);
    assert.deepEqual(others, []);
    assert.deepEqual(
      [movement.type, movement.amount, movement.fee, movement.fee_detail, movement.net, movement.description],
      ['refund', '-111.11', '0.00', [], '-111.11', 'returned'],
    );
  });

  it('can have a fee above the amount of a small payment', async () => {
    const { id } = await world.paid({ payment_method: 'banktransfer_mx', currency: 'MXN', amount: '1' });
    const [{ amount, fee, net }] = await movementsOf(id);
    assert.deepEqual([amount, fee, net], ['0.05', '0.43', '-0.38']);
  });

  it('are not written for unpaid payments', async () => {
    const { body } = await world.payment();
    assert.deepEqual(await movementsOf(body.id), []);
    await world.post(`/sandbox/payments/${body.id}/decline`);
    assert.deepEqual(await movementsOf(body.id), []);
  });

  it('become available after two days', async () => {
    const own = await testWorld();
    const { id } = await own.paid();
    const [{ id: txn }] = (await own.get(`/sandbox/balance_transactions?source_id=${id}`)).body.data;
    const status = async () => (await own.get(`/v1/balance_transactions/${txn}`)).body.status;
    const balance = async () => {
      const { available, pending } = (await own.get('/sandbox/balance')).body;
      return [available, pending];
    };
    assert.deepEqual([await status(), ...(await balance())], ['pending', '0.00', '1.92']);
    own.pass(2 * 24 * 60 - 1);
    assert.equal(await status(), 'pending');
    own.pass(1);
    assert.deepEqual([await status(), ...(await balance())], ['available', '1.92', '0.00']);
    assert.equal((await own.events(txn)).join(), 'balance_transaction.created,balance_transaction.available');
    await own.sandbox.close();
  });

  it('return 404 for an unknown id', async () =>
    assert.equal((await world.get('/v1/balance_transactions/txn_none')).status, 404));
});

describe('other movements of the balance', () => {
  for (const [type, amount, moved, source] of [
    ['settlement', '10', '-10.00', /^stl_/],
    ['payout', '2.50', '-2.50', /^po_/],
    ['adjustment', '1', '1.00', /^adj_/],
    ['adjustment', '-1', '-1.00', /^adj_/],
  ] as const) {
    it(`change the balance by ${moved} for the type ${type} and the amount ${amount}`, async () => {
      const { status, body } = await move({ type, amount, description: 'manual' });
      assert.equal(status, 200);
      assert.deepEqual([body.type, body.amount, body.net, body.status], [type, moved, moved, 'available']);
      assert.match(body.source_id, source);
      assert.deepEqual((await world.get(`/v1/balance_transactions/${body.id}`)).body, body);
    });
  }

  for (const type of ['settlement_cancel', 'settlement_failure'] as const) {
    it(`reverse a settlement only once with ${type}`, async () => {
      const { body: settlement } = await move({ type: 'settlement', amount: '10' });
      const responses = await Promise.all(
        [settlement.id, settlement.source_id, settlement.id].map((source_id) => move({ type, source_id })),
      );
      assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 400, 400]);
      const { body } = responses.find(({ status }) => status === 200)!;
      assert.deepEqual([body.type, body.amount, body.source_id], [type, '10.00', settlement.source_id]);
    });
  }

  for (const [data, status] of [
    [{ type: 'settlement' }, 400],
    [{ type: 'settlement', amount: '-1' }, 400],
    [{ type: 'payment', amount: '1' }, 400],
    [{ type: 'adjustment', amount: '--1' }, 400],
    [{ type: 'adjustment', amount: '1.001' }, 400],
    [{ type: 'settlement_cancel', source_id: 'stl_none' }, 404],
    ['{', 400],
    ['[]', 400],
  ] as const) {
    it(`respond with ${status} to ${JSON.stringify(data)}`, async () =>
      assert.equal((await move(data as object)).status, status));
  }
});
