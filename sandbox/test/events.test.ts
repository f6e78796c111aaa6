import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

describe('events', () => {
  it('contain the payment as it was after each change', async () => {
    const { body } = await world.payment();
    const paid = (await world.post(`/sandbox/payments/${body.id}/pay`, {}, { accept: 'application/json' })).body;
    assert.deepEqual(await world.events(body.id), ['payment.created', 'payment.paid', 'balance_transaction.created']);
    const { data } = (await world.get('/sandbox/events')).body;
    const [, event, created] = data;
    assert.deepEqual(created.data, body);
    assert.deepEqual(event, {
      id: event.id,
      object: 'event',
      type: 'payment.paid',
      livemode: false,
      account: 'acct_sandbox',
      time_created: '2026-11-21T12:00:00+00:00',
      data: paid,
    });
    assert.match(event.id, /^evt_\w{20}$/);
  });

  it('report the changes of a mandate without its one-time code', async () => {
    const { id, otp } = await world.otpMandate();
    await world.post(`/v1/mandates/${id}/verify`, { otp });
    assert.deepEqual(await world.events(id), ['mandate.created', 'mandate.active']);
    assert.doesNotMatch(JSON.stringify((await world.get('/sandbox/events')).body), new RegExp(`"${otp}"`));
  });

  it('are not written for refused requests', async () => {
    const before = (await world.events()).length;
    await world.payment({ amount: '0' });
    await world.payment({ payment_method: 'boleto_br' });
    await world.post('/v1/customers/cst_none/mandates', { payment_method: 'card_ru' });
    assert.equal((await world.events()).length, before);
  });

  for (const limit of ['0', '1001', 'x', '1.5']) {
    it(`refuse a list with limit=${limit}`, async () => {
      assert.equal((await world.get(`/sandbox/events?limit=${limit}`)).status, 400);
    });
  }
});
