import assert from 'node:assert/strict';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';
import { komoju, signed } from './komoju-api.js';
import { SECRET } from './provider.js';

const METHODS = {
  voucher: 'konbini',
  slip: 'other',
  redirect: 'page',
  declined: 'cancelled',
} as const;

testJourneys('komoju', komoju, METHODS, (shop) => {
  test('a webhook with another signature is refused', async () => {
    const { read, ends } = await shop().order('konbini');
    assert.match(JSON.stringify((await read()).action), /Lawson/);
    const { send } = shop();
    const payment = { ...(await shop().last()), status: 'failed' } as const;
    assert.equal(await send(signed(payment, SECRET.toUpperCase())), 400);
    assert.equal(await send({ ...signed(payment), headers: {} }), 400);
    assert.equal(await send({ ...signed(payment), headers: { 'x-komoju-signature': 'é' } }), 400);
    await shop().pay();
    await ends('paid');
  });

  test('an attempt that fails does not end the session', async () => {
    const { ends } = await shop().order('page');
    const { send } = shop();
    assert.equal(await send(signed({ ...(await shop().last()), status: 'failed' })), 200);
    await shop().pay();
    await ends('paid');
  });
});
