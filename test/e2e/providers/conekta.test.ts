import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { conekta, signed } from './conekta-api.js';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';

const METHODS = {
  voucher: 'voucher',
  slip: 'cash_voucher',
  redirect: 'page',
  declined: 'payment_declined',
} as const;

testJourneys('conekta', conekta, METHODS, (shop) => {
  test('a webhook with another signature is refused', async () => {
    const { ends } = await shop().order('voucher');
    const { send } = shop();
    const payment = { ...(await shop().last()), status: 'failed' } as const;
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    assert.equal(await send(signed(payment, privateKey)), 400);
    assert.equal(await send({ ...signed(payment), headers: {} }), 400);
    await shop().pay();
    await ends('paid');
  });
});
