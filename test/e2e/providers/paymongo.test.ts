import assert from 'node:assert/strict';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';
import { paymongo, signed } from './paymongo-api.js';
import type { Webhook } from './provider.js';

const METHODS = { code: 'qrph', redirect: 'gcash', declined: 'payment_declined' } as const;

testJourneys('paymongo', paymongo, METHODS, (shop) => {
  test('a webhook with another signature is refused', async () => {
    const { ends } = await shop().order('qrph');
    const send = async ({ path, body, headers = {} }: Webhook) =>
      (await fetch(shop().url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    const payment = { ...(await shop().last()), status: 'failed' } as const;
    assert.equal(await send(signed(payment, 'whsk_other')), 400);
    assert.equal(await send({ ...signed(payment), headers: {} }), 400);
    await shop().pay();
    await ends('paid');
  });
});
