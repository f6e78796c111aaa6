import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

describe('payments', () => {
  it('convert an amount in another currency to the method’s currency', async () => {
    const { body } = await world.payment({ currency: 'USD', amount: '2' });
    assert.deepEqual([body.amount, body.currency, body.currency_local], ['2.00', 'USD', 'BRL']);
    const paid = await world.post(`/sandbox/payments/${body.id}/pay`, {}, { accept: 'application/json' });
    assert.deepEqual([paid.body.amount_paid, paid.body.amount_local_paid], ['2.00', '10.80']);
  });

  it('have exact amounts beyond the precision of a double', async () => {
    const amount = '900719925474099.37';
    const { body } = await world.payment({ payment_method: 'ewallet_cn', currency: 'CNY', amount });
    assert.equal((await world.get(`/v1/payments/${body.id}`)).body.amount, amount);
  });

  for (const [currency, amount, part, rest] of [
    ['JPY', '1000', '333', '667'],
    ['KWD', '1.234', '0.411', '0.823'],
  ] as const)
    it(`are paid and refunded in ${currency}`, async () => {
      const { id, amount_paid } = await world.paid({ currency, amount });
      assert.equal(amount_paid, amount);
      const refunds = [await world.post('/v1/refunds', { payment_id: id, currency, amount: part })];
      refunds.push(await world.post('/v1/refunds', { payment_id: id }));
      assert.deepEqual(
        refunds.map(({ body }) => [body.status, body.amount]),
        [
          ['refunded', part],
          ['refunded', rest],
        ],
      );
      assert.equal((await world.get(`/v1/payments/${id}`)).body.amount_refunded, amount);
    });

  const amounts: [string, string, string | null][] = [
    ['10', 'BRL', '10.00'],
    ['10.5', 'BRL', '10.50'],
    ['0.01', 'BRL', '0.01'],
    ['9999999999.99', 'BRL', '9999999999.99'],
    ['1000', 'KRW', '1000'],
    ['1000', 'JPY', '1000'],
    ['10.5', 'JPY', null],
    ['1.234', 'KWD', '1.234'],
    ['1.2', 'KWD', '1.200'],
    ['1.2345', 'KWD', null],
    ['100.25', 'IDR', '100.25'],
    ['10.505', 'BRL', null],
    // Too long for the field in a QR code.
    ['10000000000', 'BRL', null],
    // 0.00 in BRL.
    ['0.01', 'IDR', null],
    ['10.5', 'KRW', null],
    ['0', 'BRL', null],
    ['0.00', 'BRL', null],
    ['-1', 'BRL', null],
    ['', 'BRL', null],
    ['1e3', 'BRL', null],
    ['0x10', 'BRL', null],
    ['NaN', 'BRL', null],
    ['1,000', 'BRL', null],
    [' 1', 'BRL', null],
    ['9'.repeat(19), 'BRL', null],
    ['1', 'XXX', null],
  ];

  for (const [amount, currency, echoed] of amounts) {
    it(`${echoed ? `show ${echoed} for` : 'refuse'} the amount ${JSON.stringify(amount)} ${currency}`, async () => {
      const { status, body } = await world.payment({ amount, currency });
      assert.equal(status, echoed ? 200 : 400);
      if (echoed) assert.equal(body.amount, echoed);
    });
  }
});
