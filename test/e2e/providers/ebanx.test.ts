import assert from 'node:assert/strict';
import { ebanx, noticeOf } from './ebanx-api.js';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';

const journeys = { code: 'pix', voucher: 'boleto', slip: 'boleto', redirect: 'page' } as const;

testJourneys('ebanx', ebanx, journeys, (shop) => {
  test('a notification counts only if EBANX has signed it, and has the payments', async () => {
    const { id, ends } = await shop().order('pix');
    const { send } = shop();
    assert.equal(await send(noticeOf([id], 'another text')), 400);
    assert.equal(await send({ ...noticeOf([id]), headers: {} }), 400);
    assert.equal(await send(noticeOf(['unknown'])), 400);
    assert.equal(await send(noticeOf([id])), 200);
    await shop().pay();
    assert.equal(await send(noticeOf([id, id])), 200);
    await ends('paid');
  });

  test('an order that is repeated is the same payment', async () => {
    const headers = { 'idempotency-key': '5d1fd6ac-6f0d-4a04-9d0e-3f0f5a6f3f0b' };
    const order = async () => {
      const status = await shop().send({ path: '/merchant/orders', headers, body: { method: 'pix' } });
      return [status, (await shop().last()).id];
    };
    assert.deepEqual(await order(), await order());
  });
});
