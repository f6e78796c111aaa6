import assert from 'node:assert/strict';
import { checkout, signed } from './checkout-api.js';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';

const journeys = { code: 'paynow', voucher: 'multibanco', slip: 'other', redirect: 'ideal' } as const;

testJourneys('checkout', checkout, journeys, (shop) => {
  test('a webhook with another signature is refused, and a late one takes nothing back', async () => {
    const { ends } = await shop().order('paynow');
    const failed = { ...(await shop().last()), status: 'failed' } as const;
    const { headers: _none, ...unsigned } = signed(failed);
    assert.equal(await shop().send(signed(failed, 'another key')), 400);
    assert.equal(await shop().send(unsigned), 400);
    await shop().pay();
    assert.equal(await shop().send(signed(failed)), 200);
    await ends('paid');
  });
});
