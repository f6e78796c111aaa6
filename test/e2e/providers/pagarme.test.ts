import assert from 'node:assert/strict';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';
import { pagarme, webhookOf } from './pagarme-api.js';
import { SECRET } from './provider.js';

const METHODS = {
  code: 'pix',
  voucher: 'boleto',
  slip: 'boleto',
  redirect: 'page',
  declined: 'payment_declined',
} as const;

testJourneys('pagarme', pagarme, METHODS, (shop) => {
  test('a webhook with another login is refused', async () => {
    await shop().order('pix');
    const { send } = shop();
    const payment = await shop().last();
    assert.equal(await send(webhookOf(payment, `shop:${SECRET.toUpperCase()}`)), 400);
    assert.equal(await send(webhookOf(payment, 'shop:')), 400);
    assert.equal(await send({ ...webhookOf(payment), headers: {} }), 400);
  });

  test('what a webhook says is not believed: the order decides', async () => {
    const { ends } = await shop().order('pix');
    const payment = { ...(await shop().last()), status: 'failed' } as const;
    await shop().send(webhookOf(payment));
    await shop().pay();
    await ends('paid');
  });
});
