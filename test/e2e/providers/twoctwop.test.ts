import assert from 'node:assert/strict';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';
import { signed, twoctwop } from './twoctwop-api.js';

testJourneys('twoctwop', twoctwop, { code: 'promptpay', redirect: 'page' }, (shop) => {
  test('a notification that another key has signed, or none, changes nothing', async () => {
    const { ends } = await shop().order('promptpay');
    const paid = { ...(await shop().last()), status: 'paid' } as const;
    const { path, body } = signed(paid);
    const [header, claims] = (body as { payload: string }).payload.split('.');
    assert.equal(await shop().send(signed(paid, 'another key')), 400);
    assert.equal(await shop().send({ path, body: { payload: `${header}.${claims}.` } }), 400);
    await shop().decline();
    await ends('failed declined_by_consumer');
  });
});
