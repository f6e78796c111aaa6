import assert from 'node:assert/strict';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';
import { pagbank, signed } from './pagbank-api.js';

const journeys = { code: 'pix', voucher: 'boleto', slip: 'boleto', declined: 'payment_declined' } as const;

testJourneys('pagbank', pagbank, journeys, (shop) => {
  test('a webhook with another signature is refused', async () => {
    const { ends } = await shop().order('pix');
    const send = async ({ path, headers = {}, body }: ReturnType<typeof signed>) =>
      (await fetch(shop().url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    const payment = { ...(await shop().last()), status: 'paid' } as const;
    assert.equal(await send(signed(payment, 'another')), 400);
    assert.equal(await send({ ...signed(payment), headers: {} }), 400);
    await shop().pay();
    await ends('paid');
  });
});
