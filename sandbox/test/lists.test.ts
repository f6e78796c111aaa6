import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
const made: Record<string, string[]> = { payments: [], mandates: [], customers: [], refunds: [] };

before(async () => {
  world = await testWorld();
  for (let count = 0; count < 3; count++) {
    // The times of the list's rows differ, as they do in life.
    world.pass(1);
    const customer = await world.customer({ reference: `Client-${count}` });
    const mandate = await world.post(`/v1/customers/${customer}/mandates`, { payment_method: 'ewallet_id' });
    const payment = await world.paid({ reference: `order-${count}` });
    const refund = await world.post('/v1/refunds', { payment_id: payment.id });
    made.customers!.unshift(customer);
    made.mandates!.unshift(mandate.body.id);
    made.payments!.unshift(payment.id);
    made.refunds!.unshift(refund.body.id);
  }
});
after(() => world.sandbox.close());

const ids = async (path: string): Promise<string[]> => {
  const { status, body } = await world.get(path);
  assert.equal(status, 200, path);
  assert.equal(body.object, 'list');
  return body.data.map(({ id }: { id: string }) => id);
};

for (const name of Object.keys(made)) {
  describe(`the list of ${name}`, () => {
    it('has the newest first', async () => assert.deepEqual(await ids(`/sandbox/${name}`), made[name]));

    it('goes on after the last one seen', async () => {
      const [first, second, third] = made[name]!;
      assert.deepEqual(await ids(`/sandbox/${name}?limit=1`), [first]);
      assert.deepEqual(await ids(`/sandbox/${name}?limit=1&after=${first}`), [second]);
      assert.deepEqual(await ids(`/sandbox/${name}?after=${second}`), [third]);
      assert.deepEqual(await ids(`/sandbox/${name}?after=${third}`), []);
    });

    it('is searched by a part of an id', async () => {
      const [, second] = made[name]!;
      assert.deepEqual(await ids(`/sandbox/${name}?search=${second!.slice(3)}`), [second]);
      assert.deepEqual(await ids(`/sandbox/${name}?search=%25`), []);
    });

    for (const [query, status] of [
      ['limit=0', 400],
      ['limit=1001', 400],
      ['limit=x', 400],
      ['search=', 400],
      [`search=${'x'.repeat(65)}`, 400],
      ['after=none', 404],
    ] as const) {
      it(`answers ${status} to ${query.slice(0, 20)}`, async () => {
        const answer = await world.get(`/sandbox/${name}?${query}`);
        assert.equal(answer.status, status);
        assert.equal(answer.body.error.type, 'invalid_request_error');
      });
    }
  });
}

for (const [path, found] of [
  ['/sandbox/payments?search=paid', 3],
  ['/sandbox/payments?search=expired', 0],
  ['/sandbox/payments?search=ORDER-1', 1],
  ['/sandbox/mandates?search=pending', 3],
  ['/sandbox/customers?search=client-2', 1],
  ['/sandbox/refunds?search=refunded', 3],
  ['/sandbox/balance_transactions?search=refund', 3],
  ['/sandbox/subscriptions?search=active', 0],
  ['/sandbox/events?search=mandate.created', 3],
  ['/sandbox/deliveries?search=pending', 0],
] as const) {
  it(`${path} finds ${found}`, async () => assert.equal((await ids(path)).length, found));
}

describe('in a list', () => {
  it('a payment is as the contract shows it, with what the consumer pays', async () => {
    const [listed] = (await world.get('/sandbox/payments')).body.data;
    const payment = (await world.get(`/v1/payments/${listed.id}`)).body;
    assert.deepEqual(listed, { ...payment, amount_local: '10.50', mandate_id: null });
  });

  it('a mandate has the code that was sent', async () => {
    const [listed] = (await world.get('/sandbox/mandates')).body.data;
    const { otp, time_expired } = (await world.get(`/sandbox/otps/${listed.id}`)).body;
    const mandate = (await world.get(`/sandbox/mandates/${listed.id}`)).body;
    assert.deepEqual(listed, { ...mandate, reference: null, otp, otp_time_expired: time_expired });
  });

  it('what time has ended is ended', async () => {
    const own = await testWorld();
    await own.payment();
    own.pass(61);
    assert.equal((await own.get('/sandbox/payments')).body.data[0].status, 'expired');
    await own.sandbox.close();
  });
});

describe('the refund button', () => {
  it('refunds as the contract does', async () => {
    const { id } = await world.paid();
    const { status, body } = await world.post('/sandbox/refunds', { payment_id: id, currency: 'BRL', amount: '0.50' });
    assert.deepEqual([status, body.object, body.amount, body.status], [200, 'refund', '0.50', 'refunded']);
    assert.equal((await world.get(`/v1/payments/${id}`)).body.amount_refunded, '0.50');
  });

  for (const [body, status] of [
    [{}, 400],
    ['{', 400],
    [{ payment_id: 'pm_none' }, 404],
    [{ payment_id: 'pm_none', unlisted: 1 }, 400],
  ] as const) {
    it(`answers ${status} to ${JSON.stringify(body)}`, async () =>
      assert.equal((await world.post('/sandbox/refunds', body)).status, status));
  }

  it('is not pressed by others', async () => {
    const { id } = await world.paid();
    const answer = await world.post('/sandbox/refunds', { payment_id: id }, { 'sec-fetch-site': 'cross-site' });
    assert.equal(answer.status, 403);
  });
});
