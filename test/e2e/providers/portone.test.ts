import assert from 'node:assert/strict';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';
import { messageOf, portone, signed } from './portone-api.js';

const METHODS = { voucher: 'virtual_account', slip: 'bank_transfer' } as const;

testJourneys('portone', portone, METHODS, (shop) => {
  test('a message with another signature, an old one, or one that is not true completes nothing', async () => {
    const { ends } = await shop().order('virtual_account');
    const message = messageOf({ ...(await shop().last()), status: 'paid' });
    const key = `whsec_${Buffer.from('another secret').toString('base64')}`;
    assert.equal(await shop().send(signed(message, { key })), 400);
    assert.equal(await shop().send(signed(message, { time: Date.now() - 600_000 })), 400);
    assert.equal(await shop().send({ ...signed(message), headers: {} }), 400);
    assert.equal(await shop().send(signed(message)), 200);
    await shop().decline();
    await ends('failed declined_by_consumer');
  });

  test('messages about other things are answered', async () => {
    const time = { timestamp: '2026-11-29T03:00:00Z' };
    const unknown = { paymentId: 'unknown', storeId: 'store-1', transactionId: '1' };
    for (const message of [
      { type: 'BillingKey.Issued', ...time, data: { billingKey: 'b', storeId: 'store-1' } },
      { type: 'New.Type', ...time },
      { type: 'Transaction.Ready', ...time, data: unknown },
    ])
      assert.equal(await shop().send(signed(message)), 200);
  });

  test('a payment of PortOne’s window is shown for the price of the shop', async () => {
    const claim = async (paymentId: unknown) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ method: 'window', paymentId }) };
      const response = await fetch(`${shop().url}/merchant/orders`, init);
      return [response.status, ((await response.json()) as { status?: string }).status];
    };
    assert.deepEqual(await claim('begun'), [200, 'paid']);
    assert.deepEqual(await claim('cheap'), [400, undefined]);
    assert.deepEqual(await claim('unknown'), [404, undefined]);
    assert.deepEqual(await claim({ id: 'begun' }), [400, undefined]);
  });
});
