import assert from 'node:assert/strict';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';
import { changed, deposited, toss } from './toss-api.js';

const METHODS = { voucher: 'virtual_account', slip: 'bank_transfer', declined: 'canceled' } as const;

testJourneys('toss', toss, METHODS, (shop) => {
  test('a message completes nothing: neither one with another secret, nor one that is not true', async () => {
    const { ends } = await shop().order('virtual_account');
    const paid = { ...(await shop().last()), status: 'paid' } as const;
    for (const message of [changed, deposited]) {
      assert.equal(await shop().send(message(paid, 'another secret')), 400);
      assert.equal(await shop().send(message(paid)), 200);
    }
    await shop().decline();
    await ends('failed canceled');
  });

  test('messages about other things are answered, and unknown payments are refused', async () => {
    const path = '/merchant/webhooks';
    const other = { eventType: 'BILLING_DELETED', createdAt: '2026-11-29T12:00:00.000000', data: { billingKey: 'b' } };
    const unknown = { ...other, eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey: 'unknown', secret: 'x' } };
    assert.equal(await shop().send({ path, body: other }), 200);
    assert.equal(await shop().send({ path, body: unknown }), 400);
  });

  test('a payment of Toss’s window is confirmed for the price of the shop', async () => {
    const confirm = async (body: object) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ method: 'window', ...body }) };
      const response = await fetch(`${shop().url}/merchant/orders`, init);
      return [response.status, ((await response.json()) as { status?: string }).status];
    };
    assert.deepEqual(await confirm({ paymentKey: 'tviva-card', orderId: 'order-1', amount: 1 }), [200, 'paid']);
    assert.deepEqual(await confirm({ paymentKey: 'tviva-other', orderId: 'order-2' }), [400, undefined]);
    assert.deepEqual(await confirm({ paymentKey: { id: 1 }, orderId: 'order-1' }), [400, undefined]);
  });
});
