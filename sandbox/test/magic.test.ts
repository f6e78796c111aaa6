import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
beforeEach(() => world.sandbox.reset());
afterAll(() => world.sandbox.close());

const json = { accept: 'application/json' };
const advance = (seconds: number) => world.post('/sandbox/clock/advance', { seconds });

describe('payments with magic amounts', () => {
  for (const [amount, currency, payment_method, code] of [
    ['9001', 'BRL', 'pix_br', 'payment_declined'],
    ['9001', 'KRW', 'ewallet_kr', 'payment_declined'],
    ['9002.00', 'BRL', 'pix_br', 'processing_error'],
    ['9003', 'BRL', 'pix_br', null],
  ] as const) {
    it(`end as ${code ?? 'paid'} for ${amount} ${currency}`, async () => {
      const { body } = await world.payment({ amount, currency, payment_method });
      assert.equal(body.status, 'created');
      const completed = (await world.post(`/sandbox/bank/${body.id}/approve`, {}, json)).body;
      assert.deepEqual([completed.status, completed.failure_code], [code ? 'failed' : 'paid', code]);
      assert.deepEqual(completed.action, {});
      assert.equal(typeof completed.failure_message, code ? 'string' : 'object');
    });
  }
});

describe('direct debits with magic amounts', () => {
  for (const [amount, seconds, status, code] of [
    ['9011', 2, 'failed', 'insufficient_funds'],
    ['9012', 2, 'failed', 'account_closed'],
    ['9013', 3_600, 'paid', null],
    ['9001', 2, 'paid', null],
  ] as const) {
    it(`end as ${code ?? status} after ${seconds} s for ${amount}`, async () => {
      const { id, otp } = await world.otpMandate();
      await world.post(`/v1/mandates/${id}/verify`, { otp });
      const debit = { payment_method: 'ewallet_id', currency: 'IDR', amount, mandate_id: id };
      const { body } = await world.payment(debit);
      const retrieve = async () => (await world.get(`/v1/payments/${body.id}`)).body;
      await advance(seconds - 1);
      assert.equal((await retrieve()).status, 'created');
      // The consumer cannot decide on a direct debit.
      await world.post(`/sandbox/payments/${body.id}/${status === 'paid' ? 'decline' : 'pay'}`);
      await advance(1);
      const completed = await retrieve();
      assert.deepEqual([completed.status, completed.failure_code], [status, code]);
    });
  }
});

describe('refunds with magic amounts', () => {
  for (const [amount, first, seconds, last] of [
    ['9021', 'pending', 60, 'refunded'],
    ['9022', 'pending', 60, 'failed'],
    ['9023', 'failed', 0, 'failed'],
  ] as const) {
    it(`are ${first === last ? last : `${first}, then ${last}`} after ${seconds} s for ${amount}`, async () => {
      const { id } = await world.paid({ amount: '10000' });
      const refund = { payment_id: id, amount, currency: 'BRL' };
      const { status, body } = await world.post('/v1/refunds', refund);
      assert.deepEqual([status, body.status, body.succeeded, body.time_refunded], [200, first, false, null]);
      assert.equal(body.failure_code, first === 'failed' ? 'refund_rejected' : null);
      // The amount of a pending refund cannot be refunded again.
      assert.equal((await world.post('/v1/refunds', refund)).status, first === 'pending' ? 400 : 200);
      await advance(seconds || 1);
      const later = (await world.get(`/sandbox/refunds/${body.id}`)).body;
      assert.deepEqual([later.status, later.succeeded], [last, last === 'refunded']);
      const { amount_refunded } = (await world.get(`/v1/payments/${id}`)).body;
      assert.equal(amount_refunded, last === 'refunded' ? '9021.00' : null);
      const movements = (await world.get(`/sandbox/balance_transactions?source_id=${body.id}`)).body.data;
      assert.equal(movements.length, last === 'refunded' ? 1 : 0);
      assert.deepEqual((await world.events(body.id)).slice(0, 2), ['refund.created', `refund.${last}`]);
      // The amount of a failed refund can be refunded again.
      const { body: rest } = await world.post('/v1/refunds', { payment_id: id });
      assert.equal(rest.amount, last === 'refunded' ? '979.00' : '10000.00');
    });
  }

  it('get the error "is being refunded" while a refund of the full amount is pending', async () => {
    const { id } = await world.paid({ amount: '9021' });
    await world.post('/v1/refunds', { payment_id: id });
    const again = async () => (await world.post('/v1/refunds', { payment_id: id })).body.error.message;
    assert.match(await again(), /is being refunded/);
    await advance(60);
    assert.match(await again(), /is fully refunded/);
  });
});

describe('a consumer who pays', () => {
  const pay = (id: string, amount: unknown) => world.post(`/sandbox/payments/${id}/pay`, { amount }, json);
  for (const [amount, status] of [
    ['10.49', 400],
    ['10.51', 400],
    ['2', 400],
    ['-10.80', 400],
    [10.8, 400],
    ['10.8', 200],
    ['10.80', 200],
  ] as const) {
    it(`gets ${status} for ${JSON.stringify(amount)} of 10.80`, async () => {
      const { body } = await world.payment({ currency: 'USD', amount: '2' });
      assert.equal((await pay(body.id, amount)).status, status);
      const after = (await world.get(`/v1/payments/${body.id}`)).body;
      assert.equal(after.status, status === 200 ? 'paid' : 'created');
    });
  }

  it('gets the error amount_incorrect for an amount that is too low', async () => {
    const { body } = await world.payment();
    assert.equal((await pay(body.id, '1')).body.error.code, 'amount_incorrect');
  });

  it('cannot pay after the deadline', async () => {
    const { body } = await world.payment();
    await advance(3_600);
    assert.equal((await pay(body.id, '10.50')).body.status, 'expired');
    assert.deepEqual((await world.get(`/sandbox/balance_transactions?source_id=${body.id}`)).body.data, []);
  });

  it('has paid in time if the confirmation arrives after the deadline, and cannot decide again', async () => {
    const { body } = await world.payment();
    const confirmed = (seconds: unknown) =>
      world.post(`/sandbox/payments/${body.id}/pay`, { confirmed_in: seconds }, json);
    for (const seconds of [0, -1, 1.5, '60', 1e12]) assert.equal((await confirmed(seconds)).status, 400);
    assert.equal((await confirmed(86_400)).body.status, 'created');
    assert.equal((await world.post(`/sandbox/payments/${body.id}/decline`, {}, json)).body.status, 'created');
    await advance(86_399);
    assert.equal((await world.get(`/v1/payments/${body.id}`)).body.status, 'created');
    await advance(1);
    assert.equal((await world.get(`/v1/payments/${body.id}`)).body.status, 'paid');
    const { data } = (await world.get(`/sandbox/balance_transactions?source_id=${body.id}`)).body;
    assert.equal(data.length, 1);
  });

  it('can leave the bank’s page without a decision', async () => {
    const { body } = await world.payment({
      payment_method: 'ewallet_cn',
      currency: 'CNY',
      return_url: 'https://shop.example/',
    });
    const { status, headers } = await world.post(`/sandbox/bank/${body.id}/abandon`);
    assert.deepEqual([status, headers.get('location')], [303, `https://shop.example/?payment_id=${body.id}`]);
    assert.equal((await world.get(`/v1/payments/${body.id}`)).body.status, 'created');
  });
});
