import assert from 'node:assert/strict';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';
import { mollie } from './mollie-api.js';

const journeys = { code: 'ideal', voucher: 'banktransfer', slip: 'bank_transfer', redirect: 'card' } as const;

testJourneys('mollie', mollie, journeys, (shop) => {
  test('a webhook counts only if Mollie has the payment', async () => {
    const { id, ends } = await shop().order('ideal');
    const send = async (fields: Record<string, string>) =>
      (await fetch(`${shop().url}/merchant/webhooks`, { method: 'POST', body: new URLSearchParams(fields) })).status;
    assert.equal(await send({ id: 'tr_unknown' }), 400);
    assert.equal(await send({ status: 'paid' }), 400);
    await shop().pay();
    assert.equal(await send({ id }), 200);
    await ends('paid');
  });
});
