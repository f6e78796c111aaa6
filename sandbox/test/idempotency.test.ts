import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { Hono } from 'hono';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

let count = 0;
const nextKey = () => ({ 'idempotency-key': `key-${++count}` });
const PIX = { payment_method: 'pix_br', currency: 'BRL', amount: '10.50' };

describe('an Idempotency-Key', () => {
  it('makes a repeated request run once and returns the first response', async () => {
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

  it('ignores the order of fields', async () => {
    const key = nextKey();
    const first = await world.post('/v1/payments', '{"payment_method":"pix_br","currency":"BRL","amount":"1"}', key);
    const again = await world.post('/v1/payments', '{ "amount":"1", "currency":"BRL","payment_method":"pix_br"}', key);
    assert.deepEqual(again.body, first.body);
  });

  const others: [string, () => Promise<{ status: number; body: { error?: { message: string } } }>][] = [];
  const shared = { 'idempotency-key': 'shared' };
  beforeAll(async () => void (await world.post('/v1/payments', PIX, shared)));
  others.push(
    ['another value', () => world.post('/v1/payments', { ...PIX, amount: '10.51' }, shared)],
    ['another endpoint', () => world.post('/v1/customers', PIX, shared)],
    ['another time to pay', () => world.post('/v1/payments', PIX, { ...shared, 'sandbox-expires-in': '60' })],
    ['a body that is not JSON', () => world.post('/v1/payments', '{', shared)],
  );
  for (const [name, send] of others) {
    it(`refuses another request with the same key: ${name}`, async () => {
      const { status, body } = await send();
      assert.equal(status, 400);
      assert.match(body.error!.message, /^Idempotency-Key: /);
    });
  }

  it('tells an object from the list of its entries', async () => {
    const { id: payment_id } = await world.paid();
    const refund = (metadata: object) =>
      world.post('/v1/refunds', { payment_id, metadata: { a: metadata } }, { 'idempotency-key': 'entries' });
    assert.equal((await refund({ b: 1 })).status, 200);
    assert.equal((await refund([['b', 1]])).status, 400);
  });

  it('repeats an error response', async () => {
    const key = nextKey();
    const { body } = await world.payment();
    const first = await world.post('/v1/refunds', { payment_id: body.id }, key);
    await world.post(`/sandbox/payments/${body.id}/pay`);
    const again = await world.post('/v1/refunds', { payment_id: body.id }, key);
    assert.deepEqual([first.status, again.status, again.body], [400, 400, first.body]);
    assert.equal((await world.post('/v1/refunds', { payment_id: body.id }, nextKey())).status, 200);
  });

  it('makes a repeated wrong one-time code count as one attempt', async () => {
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

  it('makes parallel requests create one object', async () => {
    const key = nextKey();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => world.post('/v1/customers', { company: 'Parallel' }, key)),
    );
    assert.deepEqual([...new Set(responses.map(({ body }) => body.id))].length, 1);
    assert.ok(responses.every(({ status }) => status === 200));
    assert.equal((await world.events('"Parallel"')).length, 1);
  });

  it('makes a repeated update run once', async () => {
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

  it('keeps the response for the days of the retention', async () => {
    const own = await testWorld({ retentionDays: 3 });
    const key = nextKey();
    const first = await own.post('/v1/payments', PIX, key);
    own.pass(3 * 24 * 60 - 1);
    assert.equal((await own.post('/v1/payments', PIX, key)).body.id, first.body.id);
    own.pass(1);
    const other = await own.post('/v1/payments', { ...PIX, amount: '1' }, key);
    assert.equal(other.status, 200);
    assert.equal((await own.post('/v1/payments', { ...PIX, amount: '1' }, key)).body.id, other.body.id);
    await own.sandbox.close();
  });

  it('allows a retry after a 5xx response', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let fail = true;
    const own = await testWorld({
      publicUrl: () => {
        if (fail) throw new Error('no origin');
        return 'http://127.0.0.1:4242';
      },
    });
    const key = nextKey();
    assert.equal((await own.post('/v1/payments', PIX, key)).status, 500);
    fail = false;
    assert.equal((await own.post('/v1/payments', PIX, key)).status, 200);
    await own.sandbox.close();
  });

  it('repeats the response when the app is mounted in another app', async () => {
    const outer = new Hono().route('/', world.sandbox.app);
    const headers = { 'content-type': 'application/json', ...nextKey() };
    const send = async (amount: string) => {
      const body = JSON.stringify({ ...PIX, amount });
      const response = await outer.request('/v1/payments', { method: 'POST', headers, body });
      return { status: response.status, text: await response.text() };
    };
    const first = await send('0');
    assert.equal(first.status, 400);
    assert.deepEqual(await send('0'), first);
    assert.match((await send('1')).text, /Idempotency-Key/);
  });

  for (const key of ['', ' ', 'a b', 'é', 'x'.repeat(256)]) {
    it(`is refused if it is ${JSON.stringify(key.slice(0, 9))} with ${key.length} characters`, async () => {
      assert.equal((await world.post('/v1/payments', PIX, { 'idempotency-key': key })).status, 400);
    });
  }
});
