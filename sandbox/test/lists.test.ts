import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
const created: Record<string, string[]> = { payments: [], mandates: [], customers: [], refunds: [] };

beforeAll(async () => {
  world = await testWorld();
  for (let count = 0; count < 3; count++) {
    // The rows of a list have different times.
    world.pass(1);
    const customer = await world.customer({ reference: `Client-${count}` });
    const mandate = await world.post(`/v1/customers/${customer}/mandates`, { payment_method: 'ewallet_id' });
    const payment = await world.paid({ reference: `order-${count}` });
    const refund = await world.post('/v1/refunds', { payment_id: payment.id });
    created.customers!.unshift(customer);
    created.mandates!.unshift(mandate.body.id);
    created.payments!.unshift(payment.id);
    created.refunds!.unshift(refund.body.id);
  }
});
afterAll(() => world.sandbox.close());

const ids = async (path: string): Promise<string[]> => {
  const { status, body } = await world.get(path);
  assert.equal(status, 200, path);
  assert.equal(body.object, 'list');
  return body.data.map(({ id }: { id: string }) => id);
};

for (const name of Object.keys(created)) {
  describe(`the list of ${name}`, () => {
    it('starts with the newest', async () => assert.deepEqual(await ids(`/sandbox/${name}`), created[name]));

    it('continues after the given id', async () => {
      const [first, second, third] = created[name]!;
      assert.deepEqual(await ids(`/sandbox/${name}?limit=1`), [first]);
      assert.deepEqual(await ids(`/sandbox/${name}?limit=1&after=${first}`), [second]);
      assert.deepEqual(await ids(`/sandbox/${name}?after=${second}`), [third]);
      assert.deepEqual(await ids(`/sandbox/${name}?after=${third}`), []);
    });

    it('can be searched by part of an id', async () => {
      const [, second] = created[name]!;
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
      it(`responds with ${status} to ${query.slice(0, 20)}`, async () => {
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
  ['/sandbox/payments?search=10.50', 3],
  ['/sandbox/payments?search=10.51', 0],
  ['/sandbox/refunds?search=10.5', 3],
  ['/sandbox/balance_transactions?search=-10.5', 0],
  ['/sandbox/balance_transactions?search=10.5', 6],
  ['/sandbox/webhook_endpoints?search=we_', 0],
  ['/sandbox/mandates?search=pending', 3],
  ['/sandbox/customers?search=client-2', 1],
  ['/sandbox/refunds?search=refunded', 3],
  ['/sandbox/balance_transactions?search=refund', 3],
  ['/sandbox/subscriptions?search=active', 0],
  ['/sandbox/events?search=mandate.created', 3],
  ['/sandbox/deliveries?search=pending', 0],
] as const) {
  it(`the search ${path} finds ${found} rows`, async () => assert.equal((await ids(path)).length, found));
}

describe('the lists', () => {
  it('show payments with the contract’s fields and the local amount', async () => {
    const [listed] = (await world.get('/sandbox/payments')).body.data;
    const payment = (await world.get(`/v1/payments/${listed.id}`)).body;
    assert.deepEqual(listed, { ...payment, amount_local: '10.50', mandate_id: null });
  });

  it('show mandates with the one-time code and the balance', async () => {
    const [listed] = (await world.get('/sandbox/mandates')).body.data;
    const { otp, time_expired } = (await world.get(`/sandbox/otps/${listed.id}`)).body;
    const mandate = (await world.get(`/sandbox/mandates/${listed.id}`)).body;
    const balance = { balance_amount: '250000.00', balance_currency: 'IDR' };
    assert.deepEqual(listed, { ...mandate, ...balance, reference: null, otp, otp_time_expired: time_expired });
  });

  it('show payments that have expired as expired', async () => {
    const own = await testWorld();
    await own.payment();
    own.pass(61);
    assert.equal((await own.get('/sandbox/payments')).body.data[0].status, 'expired');
    await own.sandbox.close();
  });
});

describe('POST /sandbox/refunds', () => {
  it('refunds like POST /v1/refunds', async () => {
    const { id } = await world.paid();
    const { status, body } = await world.post('/sandbox/refunds', { payment_id: id, currency: 'BRL', amount: '0.50' });
    assert.deepEqual([status, body.object, body.amount, body.status], [200, 'refund', '0.50', 'refunded']);
    assert.equal((await world.get(`/v1/payments/${id}`)).body.amount_refunded, '0.50');
  });

  for (const [body, status] of [
    [{}, 400],
    ['{', 400],
    [{ payment_id: 'pm_none' }, 400],
    [{ payment_id: 'pm_none', unlisted: 1 }, 400],
  ] as const) {
    it(`responds with ${status} to ${JSON.stringify(body)}`, async () =>
      assert.equal((await world.post('/sandbox/refunds', body)).status, status));
  }

  it('refuses cross-site requests', async () => {
    const { id } = await world.paid();
    const answer = await world.post('/sandbox/refunds', { payment_id: id }, { 'sec-fetch-site': 'cross-site' });
    assert.equal(answer.status, 403);
  });
});
