import assert from 'node:assert/strict';
import { test } from './fixtures.js';
import { flutterwave } from './flutterwave-api.js';
import { testJourneys } from './journeys.js';

const journeys = {
  voucher: 'ussd',
  slip: 'other',
  redirect: 'page',
  declined: 'insufficient_funds',
  expires: false,
} as const;

testJourneys('flutterwave', flutterwave, journeys, (shop) => {
  test('a webhook without the hash is refused', async () => {
    const { id, ends } = await shop().order('ussd');
    const body = JSON.stringify({ event: 'charge.completed', data: { id: 1, tx_ref: id, status: 'successful' } });
    const { status } = await fetch(`${shop().url}/merchant/webhooks`, { method: 'POST', body });
    assert.equal(status, 400);
    await shop().pay();
    await ends('paid');
  });
});
