import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

describe('payments by mandate', () => {
  it('are paid without the consumer', async () => {
    const own = await testWorld();
    const { id, otp } = await own.otpMandate();
    const mandate = (await own.post(`/v1/mandates/${id}/verify`, { otp })).body;
    const { body } = await own.payment({
      payment_method: 'ewallet_id',
      currency: 'IDR',
      amount: '100',
      mandate_id: id,
    });
    assert.deepEqual([body.status, body.action, body.customer_id], ['created', {}, mandate.customer_id]);
    assert.equal(body.amount, '100.00');
    own.pass(1);
    const later = (await own.get(`/v1/payments/${body.id}`)).body;
    assert.deepEqual([later.status, later.time_paid], ['paid', '2026-11-21T12:00:02+00:00']);
    await own.sandbox.close();
  });

  it('refuse a mandate that is not active or of another method', async () => {
    const { id, otp } = await world.otpMandate();
    const debit = { payment_method: 'ewallet_id', currency: 'IDR', amount: '1', mandate_id: id };
    assert.match((await world.payment(debit)).body.error.message, /is pending, not active/);
    await world.post(`/v1/mandates/${id}/verify`, { otp });
    assert.match(
      (await world.payment({ ...debit, payment_method: 'card_ru', currency: 'RUB' })).body.error.message,
      /is of ewallet_id/,
    );
  });

  it('require the method’s customer data', async () => {
    const customer = await world.customer({ phone: undefined });
    const { body } = await world.post(`/v1/customers/${customer}/mandates`, { payment_method: 'ovo_id' });
    await world.post(`/sandbox/bank/${body.id}/approve`);
    const debit = { payment_method: 'ovo_id', currency: 'IDR', mandate_id: body.id };
    assert.equal((await world.payment(debit)).body.error.message, 'mandate_id: ovo_id needs a customer with phone');
  });

  it('accept only the direct flow', async () => {
    const { id, otp } = await world.otpMandate();
    await world.post(`/v1/mandates/${id}/verify`, { otp });
    const debit = { payment_method: 'ewallet_id', currency: 'IDR', mandate_id: id };
    assert.match((await world.payment({ ...debit, flow: 'indirect' })).body.error.message, /^flow: /);
    assert.match((await world.payment({ ...debit, terminal_type: 'web' })).body.error.message, /^terminal_type: /);
    assert.equal((await world.payment({ ...debit, flow: 'direct' })).status, 200);
  });
});
