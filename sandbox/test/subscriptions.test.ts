import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
beforeEach(() => world.sandbox.reset());
afterAll(() => world.sandbox.close());

const DAY = 86_400;
const advance = (seconds: number) => world.post('/sandbox/clock/advance', { seconds });
describe('subscriptions', () => {
  const subscribe = (data: object) => world.post('/sandbox/subscriptions', data);
  const monthly = { currency: 'IDR', amount: '50000', interval_seconds: 30 * DAY };

  it('debit the mandate immediately and at each cycle', async () => {
    const mandate_id = await world.activeMandate();
    const { status, body } = await subscribe({ mandate_id, ...monthly });
    assert.equal(status, 200);
    assert.match(body.id, /^sub_\w{20}$/);
    assert.deepEqual(
      [body.status, body.amount, body.cycles, body.time_next],
      ['active', '50000.00', 1, '2026-12-21T12:00:00+00:00'],
    );
    await advance(61 * DAY);
    const { data } = (await world.get('/sandbox/events?limit=1000')).body;
    const of = (type: string) => data.filter((event: { type: string }) => event.type === type).reverse();
    const payments = of('payment.paid').map((event: { data: object }) => event.data);
    assert.deepEqual(
      payments.map(({ time_created, source, source_id, customer_id }: Record<string, string>) => [
        time_created,
        source,
        source_id,
        customer_id,
      ]),
      ['2026-11-21', '2026-12-21', '2027-01-20'].map((day) => [
        `${day}T12:00:00+00:00`,
        'subscription',
        body.id,
        body.customer_id,
      ]),
    );
    assert.equal(of('subscription.created').length, 1);
    assert.equal(of('subscription.succeeded').length, 3);
    // These payments can be refunded too.
    const { body: refund } = await world.post('/v1/refunds', { payment_id: payments[0].id });
    assert.equal(refund.status, 'refunded');
    const retrieved = (await world.get(`/v1/payments/${payments[0].id}`)).body;
    assert.deepEqual([retrieved.source, retrieved.amount_refunded], ['subscription', '50000.00']);
  });

  it('settle one cycle before the next one starts', async () => {
    await subscribe({ mandate_id: await world.activeMandate(), ...monthly, interval_seconds: 5 });
    await advance(11);
    const cycles = (await world.datedEvents()).filter((type: string) => /payment\.(?:created|paid)$/.test(type));
    assert.deepEqual(cycles, [
      '11-21T12:00:00 payment.created',
      '11-21T12:00:02 payment.paid',
      '11-21T12:00:05 payment.created',
      '11-21T12:00:07 payment.paid',
      '11-21T12:00:10 payment.created',
    ]);
  });

  it('limit the debits of one advance', async () => {
    await subscribe({ mandate_id: await world.activeMandate(), ...monthly, interval_seconds: 1 });
    const { status, body } = await advance(1_001);
    assert.equal(status, 400);
    assert.match(body.error.message, /^seconds: would make more than 1000 debits/);
    assert.equal((await world.get('/sandbox/clock')).body.time, '2026-11-21T12:00:00+00:00');
  });

  it('settle in order during parallel advances', async () => {
    await subscribe({ mandate_id: await world.activeMandate(), ...monthly, interval_seconds: 3 });
    await Promise.all(Array.from({ length: 8 }, () => advance(5)));
    const all = (await world.datedEvents()).filter((type: string) => / payment\./.test(type));
    assert.equal(all.length, 14 + 13);
    assert.deepEqual(all, [...all].sort());
  });

  it('continue after a failed debit', async () => {
    const { body } = await subscribe({ mandate_id: await world.activeMandate(), ...monthly, amount: '9011' });
    await advance(30 * DAY);
    const { body: later } = await world.get(`/sandbox/subscriptions/${body.id}`);
    assert.deepEqual([later.status, later.cycles], ['active', 2]);
    assert.ok((await world.events(body.id)).includes('subscription.failed'));
  });

  it('make no debits after cancellation, and can be canceled only once', async () => {
    const { body } = await subscribe({ mandate_id: await world.activeMandate(), ...monthly });
    const canceled = await world.post(`/sandbox/subscriptions/${body.id}/cancel`);
    assert.deepEqual([canceled.body.status, canceled.body.time_next], ['canceled', null]);
    await advance(90 * DAY);
    assert.equal((await world.get(`/sandbox/subscriptions/${body.id}`)).body.cycles, 1);
    assert.equal((await world.post(`/sandbox/subscriptions/${body.id}/cancel`)).status, 400);
    assert.equal((await world.get('/sandbox/subscriptions')).body.data.length, 1);
  });

  it('require an active mandate', async () => {
    const { id } = await world.otpMandate();
    assert.match((await subscribe({ mandate_id: id, ...monthly })).body.error.message, /is pending, not active/);
    assert.equal((await subscribe({ mandate_id: 'mdt_none', ...monthly })).status, 400);
    assert.equal((await world.get('/sandbox/subscriptions/sub_none')).status, 404);
    assert.equal((await world.post('/sandbox/subscriptions/sub_none/cancel')).status, 404);
  });

  for (const wrong of [{ amount: '0' }, { amount: 1 }, { currency: 'XXX' }, { interval_seconds: 0 }, { more: 1 }]) {
    it(`refuse ${JSON.stringify(wrong)}`, async () => {
      assert.equal((await subscribe({ mandate_id: await world.activeMandate(), ...monthly, ...wrong })).status, 400);
    });
  }
});
