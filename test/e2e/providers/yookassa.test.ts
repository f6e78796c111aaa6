import assert from 'node:assert/strict';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';
import { notificationOf, yookassa } from './yookassa-api.js';

const journeys = { code: 'sberpay', redirect: 'sbp', declined: 'payment_declined' };

testJourneys('yookassa', yookassa, journeys, (shop) => {
  const send = async (notification: object) =>
    (await fetch(`${shop().url}/merchant/webhooks`, { method: 'POST', body: JSON.stringify(notification) })).status;

  test('a notification is answered with 200, whatever it claims: the payment counts', async () => {
    const { ends } = await shop().order('sberpay');
    const payment = await shop().last();
    assert.equal(await send(notificationOf({ ...payment, status: 'failed' })), 200);
    await shop().pay();
    await ends('paid');
  });

  test('a notification about another object changes nothing', async () => {
    for (const id of ['../refunds/1', 'unknown', '']) assert.equal(await send({ object: { id } }), 400);
  });
});
