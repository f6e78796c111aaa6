import assert from 'node:assert/strict';
import { adyen, signed } from './adyen-api.js';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';

testJourneys(
  'adyen',
  adyen,
  { code: 'pix', voucher: 'oxxo', slip: 'cash_voucher', redirect: 'ideal', onPage: true },
  (shop) => {
    test('a webhook with another signature changes nothing', async () => {
      const { ends } = await shop().order('pix');
      const send = async (webhook: object) =>
        (await fetch(`${shop().url}/merchant/webhooks`, { method: 'POST', body: JSON.stringify(webhook) })).status;
      const payment = { ...(await shop().last()), status: 'failed' } as const;
      assert.equal(await send(signed(payment, '00'.repeat(32))), 400);
      await shop().pay();
      // A late message does not take the success back.
      assert.equal(await send(signed(payment)), 200);
      await ends('paid');
    });
  },
);
