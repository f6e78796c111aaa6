import assert from 'node:assert/strict';
import { dlocal, signed } from './dlocal-api.js';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';

const METHODS = {
  voucher: 'boleto',
  slip: 'boleto',
  redirect: 'page',
  declined: 'payment_declined',
} as const;

testJourneys('dlocal', dlocal, METHODS, (shop) => {
  test('a consumer pays by the picture of a code', async () => {
    const { read, ends } = await shop().order('pix');
    const { action } = await read();
    assert.ok(action?.type === 'display_qr_code' && action.display_qr_code.image_url_png);
    await shop().pay();
    await ends('paid');
  });

  test('a notification that another key has signed, or none, changes nothing', async () => {
    const { ends } = await shop().order('boleto');
    const { send } = shop();
    const right = signed({ ...(await shop().last()), status: 'paid' });
    assert.equal(await send(signed({ ...(await shop().last()), status: 'paid' }, 'another key')), 400);
    assert.equal(await send({ ...right, headers: {} }), 400);
    assert.equal(await send({ ...right, headers: { ...right.headers, 'x-date': '2026-11-30T12:00:00.000Z' } }), 400);
    assert.equal(await send({ ...right, headers: { ...right.headers, authorization: 'é' } }), 400);
    assert.equal(await send({ ...right, body: { ...right.body, status: 'PENDING' } }), 400);
    await shop().decline();
    await ends('failed payment_declined');
  });
});
