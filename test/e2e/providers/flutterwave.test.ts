import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import { flutterwave } from './flutterwave-api.js';
import { testJourneys } from './journeys.js';

const journeys = {
  voucher: 'ussd',
  slip: 'pay-details',
  redirect: 'page',
  declined: 'insufficient_funds',
  expires: false,
} as const;

testJourneys('flutterwave', flutterwave, journeys, (shop) => {
  test('a webhook without the hash is refused', async () => {
    const { id, check, ends } = await shop().open('ussd');
    const body = JSON.stringify({ event: 'charge.completed', data: { id: 1, tx_ref: id, status: 'successful' } });
    const { status } = await fetch(`${shop().url}/merchant/webhooks`, { method: 'POST', body });
    assert.equal(status, 400);
    await shop().pay();
    await check();
    await ends('pay-complete paid');
  });
});
