import assert from 'node:assert/strict';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';
import { payos, signed } from './payos-api.js';

testJourneys('payos', payos, { code: 'vietqr', declined: 'cancelled' }, (shop) => {
  test('a webhook with another checksum, or none, is refused', async () => {
    const { id, ends } = await shop().order('vietqr');
    const payment = await shop().last();
    const { path, body } = signed(id, payment);
    assert.equal(await shop().send(signed(id, payment, 'another key')), 400);
    assert.equal(await shop().send({ path, body: { ...body, signature: '' } }), 400);
    assert.equal(await shop().send({ path, body: {} }), 400);
    await shop().decline();
    await ends('failed cancelled');
  });

  test('the message with which payOS tries the address is answered', async () => {
    const { ends } = await shop().order('vietqr');
    assert.equal(await shop().send(signed('124c33293c43417ab7879e14c8d9eb18', await shop().last())), 200);
    await shop().pay();
    await ends('paid');
  });

  test('the same order again is the same payment', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const order = () => shop().send({ path: '/merchant/orders', body: { method: 'vietqr' }, headers });
    assert.equal(await order(), 200);
    const { id } = await shop().last();
    assert.equal(await order(), 200);
    assert.equal((await shop().last()).id, id);
  });
});
