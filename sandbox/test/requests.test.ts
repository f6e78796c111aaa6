import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { HOOK } from './webhook-receiver.js';
import { maskedRequest } from '../src/requests/masked.js';
import { testWorld, type TestResponse, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

/** The newest entry. */
const latest = async () => (await world.get('/sandbox/requests?limit=1')).body.data[0];

describe('the request log', () => {
  it('has the request and its response', async () => {
    const response = await world.payment({ reference: 'order-1' }, { 'idempotency-key': 'key-1' });
    const { body } = response;
    const entry = await latest();
    assert.match(entry.id, /^req_[\w-]{12}$/);
    assert.equal(entry.id, response.headers.get('request-id'));
    assert.ok(entry.duration_ms >= 0);
    assert.deepEqual(entry, {
      id: entry.id,
      object: 'request',
      time: '2026-11-21T12:00:00+00:00',
      method: 'POST',
      path: '/v1/payments',
      status: 200,
      duration_ms: entry.duration_ms,
      idempotency_key: 'key-1',
      error_code: null,
      request_body: '{"payment_method":"pix_br","currency":"BRL","amount":"10.50","reference":"order-1"}',
      response_body: JSON.stringify(body),
    });
  });

  it('has the response to a repeated idempotency key', async () => {
    const { body } = await world.payment({}, { 'idempotency-key': 'key-2' });
    await world.payment({}, { 'idempotency-key': 'key-2' });
    assert.deepEqual(JSON.parse((await latest()).response_body), body);
    for (let count = 0; count < 2; count++) {
      await world.payment({ amount: '-1' }, { 'idempotency-key': 'key-3' });
      const { status, error_code } = await latest();
      assert.deepEqual([status, error_code], [400, 'request_param_error']);
    }
  });

  for (const [name, send, expected] of [
    ['a GET', () => world.get('/v1/payments/pm_1'), ['GET', '/v1/payments/pm_1', 404, 'resource_missing', null]],
    [
      'malformed JSON',
      () => world.post('/v1/payments', '{"a'),
      ['POST', '/v1/payments', 400, 'request_param_error', '{"a'],
    ],
    [
      'an unknown method',
      () => world.put('/v1/payments', { code: '123456' }),
      ['PUT', '/v1/payments', 405, 'method_not_allowed', null],
    ],
    ['an unknown path', () => world.post('/v1/pay'), ['POST', '/v1/pay', 404, 'resource_missing', null]],
    [
      'a change by a developer',
      () => world.post('/sandbox/clock/advance', { seconds: 1 }),
      ['POST', '/sandbox/clock/advance', 200, null, '{"seconds":1}'],
    ],
  ] as [string, () => Promise<TestResponse>, unknown[]][]) {
    it(`has ${name}`, async () => {
      await send();
      const { method, path, status, error_code, request_body } = await latest();
      assert.deepEqual([method, path, status, error_code, request_body], expected);
    });
  }

  it('has no polls of the dashboard', async () => {
    const { id } = await latest();
    await world.get('/sandbox/payments');
    assert.equal((await latest()).id, id);
  });

  it('shortens long bodies', async () => {
    const description = 'x'.repeat(4_900);
    const text = JSON.stringify({ first_name: 'Ana', description });
    await world.post('/v1/customers', text);
    const entry = await latest();
    assert.equal(entry.request_body, `${text.slice(0, 4_000)}… (${text.length - 4_000} more characters)`);
    assert.match(entry.response_body, /^\{"id":"cst_.{3980,}… \(\d+ more characters\)$/);
    await world.post('/v1/customers', `{"otp":"123456","secret":"abc","a":"${'x'.repeat(4_000)}"}`);
    assert.equal((await latest()).error_code, 'request_param_error');
    assert.match(
      (await latest()).request_body,
      /^\{"otp":"\*\*\*","secret":"\*\*\*","a":"x+… \(\d+ more characters\)$/,
    );
  });

  it('changes no answer, however deeply a body is nested', async () => {
    for (const levels of [3_000, 15_000]) {
      const bodies = [
        '['.repeat(levels),
        '['.repeat(levels) + ']'.repeat(levels),
        `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
      ];
      for (const body of bodies) assert.equal((await world.post('/v1/payments', body)).status, 400);
      assert.equal((await world.get('/sandbox/requests')).status, 200);
    }
  });

  it('keeps the latest 500', async () => {
    for (let count = 0; count < 505; count++) await world.get(`/v1/payments/pm_${count}`);
    const { data } = (await world.get('/sandbox/requests?limit=1000')).body;
    assert.equal(data.length, 500);
    assert.deepEqual([data[0].path, data[499].path], ['/v1/payments/pm_504', '/v1/payments/pm_5']);
  });

  it('has pages, newest first, and a search', async () => {
    await world.payment({ amount: '77.31' });
    await world.payment({ amount: '1' }, { 'idempotency-key': 'Order-77' });
    const { data } = (await world.get('/sandbox/requests?limit=2')).body;
    const next = (await world.get(`/sandbox/requests?limit=2&after=${data[0].id}`)).body.data;
    assert.equal(next[0].id, data[1].id);
    for (const search of ['77.31', 'order-77', data[0].id]) {
      assert.equal((await world.get(`/sandbox/requests?search=${search}`)).body.data.length, 1, search);
    }
    assert.equal((await world.get('/sandbox/requests?after=req_1')).status, 404);
    assert.equal((await world.get('/sandbox/requests?limit=0')).status, 400);
  });

  it('is empty after a reset, except for the reset', async () => {
    await world.post('/sandbox/reset');
    const { data } = (await world.get('/sandbox/requests')).body;
    assert.deepEqual(
      data.map(({ path }: { path: string }) => path),
      ['/sandbox/reset'],
    );
  });

  it('can be switched off', async () => {
    const own = await testWorld({ requestLog: false });
    await own.payment();
    const { status, body } = await own.get('/sandbox/requests');
    assert.deepEqual([status, body.error.code], [404, 'resource_missing']);
    assert.match(body.error.message, /REQUEST_LOG=on/);
    await own.sandbox.close();
  });
});

describe('secrets in the request log', () => {
  const KEY = 'sk_test_Abcdef123456';
  let keyed: TestWorld;
  const authorization = { authorization: `Bearer ${KEY}` };
  const log = async () => JSON.stringify((await keyed.get('/sandbox/requests?limit=1000', authorization)).body);
  beforeAll(async () => void (keyed = await testWorld({ apiKey: KEY, otp: '738291' })));
  afterAll(() => keyed.sandbox.close());

  const mandate = async () => {
    const { body: customer } = await keyed.post('/v1/customers', {}, authorization);
    const path = `/v1/customers/${customer.id}/mandates`;
    return (await keyed.post(path, { payment_method: 'ewallet_id' }, authorization)).body.id as string;
  };

  for (const body of [
    '{"otp":"738291"}',
    '{"otp":738291}',
    '{"otp":"738291","code":"738291"}',
    '{"code":"738291"}',
    '{"738291":1}',
    '["738291"]',
    '"738291"',
    '738291',
    '{"otp":"738291"',
    'otp=738291',
    `{"otp":"738291","a":"${'x'.repeat(9_000)}"}`,
  ]) {
    it(`has no one-time code after ${body.slice(0, 40)}`, async () => {
      await keyed.post(`/v1/mandates/${await mandate()}/verify`, body, authorization);
      const text = await log();
      assert.match(text, /\/verify/);
      assert.doesNotMatch(text, /738291/);
    });
  }

  it('has no one-time code after another one was sent', async () => {
    await keyed.post(`/sandbox/mandates/${await mandate()}/resend`, {}, authorization);
    const text = await log();
    assert.match(text, /\/resend/);
    assert.doesNotMatch(text, /738291/);
  });

  it('has no secrets of webhooks, and no keys', async () => {
    const { body } = await keyed.post('/v1/webhook_endpoints', { url: HOOK, event_types: ['*'] }, authorization);
    await keyed.post(`/sandbox/webhook_endpoints/${body.id}/enable`, {}, authorization);
    await keyed.post('/v1/customers', { description: `Authorization: Bearer ${KEY}` }, authorization);
    await keyed.post('/v1/customers', `{"description":"Bearer ${KEY}"`, authorization);
    await keyed.post('/v1/customers', {}, { authorization: 'Bearer wrong-key' });
    const text = await log();
    assert.match(text, /"status":401/);
    assert.doesNotMatch(text, /whsec_|sk_test|wrong-key/);
  });
});

describe('a body of a file', () => {
  it('is masked without being parsed, since other requests wait for the parser', () => {
    const text = JSON.stringify({ secret: 'whsec_abcdefgh', otp: '123456', name: 'x'.repeat(200_000) });
    const parse = vi.spyOn(JSON, 'parse');
    const shown = maskedRequest({ path: '/sandbox/fixtures', status: 200, request: text, response: null })!;
    assert.equal(parse.mock.calls.length, 0);
    assert.ok(shown.startsWith('{"secret":"***","otp":"***","name":"xxx'));
    assert.match(shown, /x… \(\d+ more characters\)$/);
    assert.ok(shown.length < 4_100);
  });
});
