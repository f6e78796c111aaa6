import assert from 'node:assert/strict';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';
import { razorpay, signed } from './razorpay-api.js';

testJourneys('razorpay', razorpay, { code: 'upi', redirect: 'page', declined: 'cancelled' }, (shop) => {
  test('a webhook with another signature changes nothing', async () => {
    const { ends } = await shop().order('upi');
    const payment = { ...(await shop().last()), status: 'paid' } as const;
    const { headers, ...unsigned } = signed(payment);
    assert.equal(await shop().send(signed(payment, 'another secret')), 400);
    assert.equal(
      await shop().send({ ...unsigned, body: { ...unsigned.body, event: 'other' }, headers: headers! }),
      400,
    );
    assert.equal(await shop().send(unsigned), 400);
    assert.equal(await shop().send(signed(payment)), 200);
    await shop().pay();
    await ends('paid');
  });
});
