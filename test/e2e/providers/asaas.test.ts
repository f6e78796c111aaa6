import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import { asaas, noticeOf } from './asaas-api.js';
import { testJourneys } from './journeys.js';

const journeys = {
  code: 'pix',
  voucher: 'boleto',
  slip: 'pay-boleto-details',
  redirect: 'invoice',
  declined: 'canceled',
} as const;

testJourneys('asaas', asaas, journeys, (shop) => {
  test('a webhook with another token is refused', async () => {
    const { check, ends } = await shop().open('pix');
    const send = async ({ path, headers = {}, body }: ReturnType<typeof noticeOf>) =>
      (await fetch(shop().url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    const payment = await shop().last();
    assert.equal(await send(noticeOf(payment, 'another')), 400);
    assert.equal(await send({ ...noticeOf(payment), headers: {} }), 400);
    await shop().pay();
    await check();
    await ends('pay-complete paid');
  });
});
