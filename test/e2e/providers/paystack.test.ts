import assert from 'node:assert/strict';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';
import { paystack } from './paystack-api.js';

const journeys = {
  code: 'qr',
  voucher: 'ussd',
  slip: 'other',
  redirect: 'page',
  declined: 'payment_declined',
} as const;

testJourneys('paystack', paystack, journeys, (shop) => {
  test('a webhook without the signature is refused', async () => {
    const { id, ends } = await shop().order('ussd');
    const data = { id: 1, status: 'success', reference: id, gateway_response: 'Approved' };
    const body = JSON.stringify({ event: 'charge.success', data });
    const { status } = await fetch(`${shop().url}/merchant/webhooks`, { method: 'POST', body });
    assert.equal(status, 400);
    await shop().pay();
    await ends('paid');
  });
});
