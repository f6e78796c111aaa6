import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import { dlocal, signed } from './dlocal-api.js';
import { testJourneys } from './journeys.js';

const METHODS = {
  voucher: 'boleto',
  slip: 'pay-boleto-details',
  redirect: 'page',
  declined: 'payment_declined',
} as const;

testJourneys('dlocal', dlocal, METHODS, (shop) => {
  test('a consumer pays by the picture of a code', async () => {
    const { page, check, ends } = await shop().open('pix');
    await page.locator('pay-qr img').first().waitFor();
    await shop().pay();
    await check();
    await ends('pay-complete paid');
  });

  test('a notification that another key has signed, or none, changes nothing', async () => {
    const { check, ends } = await shop().open('boleto');
    const { send } = shop();
    const right = signed({ ...(await shop().last()), status: 'paid' });
    assert.equal(await send(signed({ ...(await shop().last()), status: 'paid' }, 'another key')), 400);
    assert.equal(await send({ ...right, headers: {} }), 400);
    assert.equal(await send({ ...right, headers: { ...right.headers, 'x-date': '2026-11-30T12:00:00.000Z' } }), 400);
    assert.equal(await send({ ...right, headers: { ...right.headers, authorization: 'é' } }), 400);
    assert.equal(await send({ ...right, body: { ...right.body, status: 'PENDING' } }), 400);
    await shop().decline();
    await check();
    await ends('pay-fail failed payment_declined');
  });
});
