import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Hono } from 'hono';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
before(async () => void (world = await testWorld()));
after(() => world.sandbox.close());

let count = 0;
const nextKey = () => ({ 'idempotency-key': `key-${++count}` });
const PIX = { payment_method: 'pix_br', currency: 'BRL', amount: '10.50' };

describe('under one Idempotency-Key', () => {
  it('a request is done once, and answered the same', async () => {
    const key = nextKey();
    const first = await world.post('/v1/payments', PIX, key);
    const events = (await world.events()).length;
    const again = await world.post('/v1/payments', PIX, key);
    assert.deepEqual([again.status, again.body], [200, first.body]);
    assert.deepEqual(
      [first, again].map(({ headers }) => headers.get('idempotent-replayed')),
      [null, 'true'],
    );
    assert.equal((await world.events()).length, events);
  });

  it('fields may come in another order', async () => {
    const key = nextKey();
    const first = await world.post('/v1/payments', '{"payment_method":"pix_br","currency":"BRL","amount":"1"}', key);
    const again = await world.post('/v1/payments', '{ "amount":"1", "currency":"BRL","payment_method":"pix_br"}', key);
    assert.deepEqual(again.body, first.body);
  });

  const others: [string, () => Promise<{ status: number; body: { error?: { message: string } } }>][] = [];
  const shared = { 'idempotency-key': 'shared' };
  before(async () => void (await world.post('/v1/payments', PIX, shared)));
  others.push(
    ['another value', () => world.post('/v1/payments', { ...PIX, amount: '10.51' }, shared)],
    ['another endpoint', () => world.post('/v1/customers', PIX, shared)],
    ['another time to pay', () => world.post('/v1/payments', PIX, { ...shared, 'sandbox-expires-in': '60' })],
    ['a body that is not JSON', () => world.post('/v1/payments', '{', shared)],
  );
  for (const [name, ask] of others) {
    it(`${name} is refused`, async () => {
      const { status, body } = await ask();
      assert.equal(status, 400);
      assert.match(body.error!.message, /^Idempotency-Key: /);
    });
  }

  it('a refusal is repeated too', async () => {
    const key = nextKey();
    const { body } = await world.payment();
    const first = await world.post('/v1/refunds', { payment_id: body.id }, key);
    await world.post(`/sandbox/payments/${body.id}/pay`);
    const again = await world.post('/v1/refunds', { payment_id: body.id }, key);
    assert.deepEqual([first.status, again.status, again.body], [400, 400, first.body]);
    assert.equal((await world.post('/v1/refunds', { payment_id: body.id }, nextKey())).status, 200);
  });

  it('a wrong one-time code is one try, and its count is kept', async () => {
    const { id, otp } = await world.otpMandate();
    const wrong = otp === '000000' ? '000001' : '000000';
    const path = `/v1/mandates/${id}/verify`;
    for (let attempt = 1; attempt <= 4; attempt++) {
      const key = nextKey();
      for (let time = 1; time <= 2; time++) {
        assert.equal((await world.post(path, { otp: wrong }, key)).body.error.code, 'otp_incorrect');
      }
    }
    assert.equal((await world.post(path, { otp: wrong }, nextKey())).body.error.code, 'otp_attempts_exceeded');
    assert.deepEqual(await world.events(id), ['mandate.created', 'mandate.failed']);
  });

  it('parallel requests make one object', async () => {
    const key = nextKey();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.post('/v1/customers', { company: 'Parallel' }, key)),
    );
    assert.deepEqual([...new Set(answers.map(({ body }) => body.id))].length, 1);
    assert.ok(answers.every(({ status }) => status === 200));
    assert.equal((await world.events('"Parallel"')).length, 1);
  });

  it('a customer is changed once', async () => {
    const id = await world.customer();
    const key = nextKey();
    for (let time = 1; time <= 2; time++) {
      assert.equal((await world.put(`/v1/customers/${id}`, { company: 'A' }, key)).body.company, 'A');
    }
    assert.equal((await world.events(id)).filter((type) => type === 'customer.updated').length, 1);
    await world.customer({ reference: 'taken' });
    const refused = await world.put(`/v1/customers/${id}`, { reference: 'taken' }, nextKey());
    assert.equal(refused.body.error.message, 'reference: duplicated: taken');
  });

  it('the answer is kept for a day', async () => {
    const own = await testWorld();
    const key = nextKey();
    const first = await own.post('/v1/payments', PIX, key);
    own.pass(24 * 60 - 1);
    assert.equal((await own.post('/v1/payments', PIX, key)).body.id, first.body.id);
    own.pass(1);
    const other = await own.post('/v1/payments', { ...PIX, amount: '1' }, key);
    assert.equal(other.status, 200);
    assert.equal((await own.post('/v1/payments', { ...PIX, amount: '1' }, key)).body.id, other.body.id);
    await own.sandbox.close();
  });

  it('what we failed to serve may be tried again', async (test) => {
    test.mock.method(console, 'error', () => {});
    let fail = true;
    const own = await testWorld({
      random: (bytes) => {
        if (fail) throw new Error('no chance');
        return crypto.getRandomValues(new Uint8Array(bytes));
      },
    });
    const key = nextKey();
    assert.equal((await own.post('/v1/payments', PIX, key)).status, 500);
    fail = false;
    assert.equal((await own.post('/v1/payments', PIX, key)).status, 200);
    await own.sandbox.close();
  });

  it('the same holds when the app is mounted in another', async () => {
    const outer = new Hono().route('/', world.sandbox.app);
    const headers = { 'content-type': 'application/json', ...nextKey() };
    const ask = async (amount: string) => {
      const body = JSON.stringify({ ...PIX, amount });
      const response = await outer.request('/v1/payments', { method: 'POST', headers, body });
      return { status: response.status, text: await response.text() };
    };
    const first = await ask('0');
    assert.equal(first.status, 400);
    assert.deepEqual(await ask('0'), first);
    assert.match((await ask('1')).text, /Idempotency-Key/);
  });

  for (const key of ['', ' ', 'a b', 'é', 'x'.repeat(256)]) {
    it(`${JSON.stringify(key.slice(0, 9))} (${key.length}) is none`, async () => {
      assert.equal((await world.post('/v1/payments', PIX, { 'idempotency-key': key })).status, 400);
    });
  }
});
