import assert from 'node:assert/strict';
import { asaas, noticeOf } from './asaas-api.js';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';

const journeys = {
  code: 'pix',
  voucher: 'boleto',
  slip: 'boleto',
  redirect: 'invoice',
  declined: 'canceled',
} as const;

testJourneys('asaas', asaas, journeys, (shop) => {
  test('a webhook with another token is refused', async () => {
    const { ends } = await shop().order('pix');
    const send = async ({ path, headers = {}, body }: ReturnType<typeof noticeOf>) =>
      (await fetch(shop().url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    const payment = await shop().last();
    assert.equal(await send(noticeOf(payment, 'another')), 400);
    assert.equal(await send({ ...noticeOf(payment), headers: {} }), 400);
    await shop().pay();
    await ends('paid');
  });
});
