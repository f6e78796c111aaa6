/**
 * Sends malformed requests to all endpoints. Every response must match the description or be an error envelope, without a
 * 5xx status and without a stack trace. `FUZZ_RUNS=20000` sends more.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { responseCheck, type Check } from './model/responses.js';
import { ADDRESS, testWorld, type TestWorld } from './world.js';

const RUNS = Number(process.env.FUZZ_RUNS ?? 600);

const DOCUMENT = { country: 'BR', type: 'tax_id', number: '1' };
const ACCOUNT = { country: 'BR', currency: 'BRL', bank_name: 'B', bank_code: '1', bank_branch_code: '1' };
const ALL = {
  reference: 'r',
  first_name: 'a',
  last_name: 'b',
  company: 'c',
  description: 'd',
  birth_date: '1990-12-31',
  email: 'a@example.com',
  phone: '+5511987654321',
  country: 'BR',
};

interface Endpoint {
  readonly method: string;
  readonly path: string;
  /** A valid body, to be malformed. */
  readonly body?: Record<string, unknown>;
}

let world: TestWorld;
let check: Check;
const endpoints: Endpoint[] = [];
before(async () => {
  world = await testWorld();
  check = responseCheck((await world.get('/openapi.json')).body);
  const customer = await world.customer();
  const { id: payment } = await world.paid({ amount: '100000' });
  const { id: mandate } = await world.otpMandate();
  const { id: active, otp } = await world.otpMandate();
  await world.post(`/v1/mandates/${active}/verify`, { otp });
  const [{ id: movement }] = (await world.get('/sandbox/balance_transactions')).body.data;
  const post = (path: string, body: Record<string, unknown>) => endpoints.push({ method: 'POST', path, body });
  post('/v1/customers', { ...ALL, address: ADDRESS, billing_address: ADDRESS, document: DOCUMENT });
  endpoints.push({ method: 'PUT', path: `/v1/customers/${customer}`, body: ALL });
  endpoints.push({ method: 'GET', path: `/v1/customers/${customer}` });
  post(`/v1/customers/${customer}/mandates`, {
    reference: 'r',
    payment_method: 'card_ru',
    terminal_type: 'web',
    return_url: 'https://a.example/',
  });
  post(`/v1/mandates/${mandate}/verify`, { otp: '123456' });
  post('/v1/payments', {
    reference: 'r',
    payment_method: 'ewallet_kr',
    flow: 'indirect',
    terminal_type: 'web',
    currency: 'USD',
    amount: '1',
    customer_id: customer,
    return_url: 'https://a.example/',
  });
  post('/v1/payments', { payment_method: 'ewallet_id', currency: 'IDR', amount: '1', mandate_id: active });
  endpoints.push({ method: 'GET', path: `/v1/payments/${payment}` });
  const refund = { reference: 'r', payment_id: payment, currency: 'BRL', amount: '0.01', description: 'd' };
  post('/v1/refunds', { ...refund, metadata: { a: 1 }, extra: {} });
  post('/v1/refunds', { payment_id: payment, extra: { ...ACCOUNT, account_type: 'x', account_number: '1' } });
  post('/sandbox/refunds', refund);
  endpoints.push({ method: 'GET', path: `/v1/balance_transactions/${movement}` });
  post('/sandbox/subscriptions', { mandate_id: active, currency: 'IDR', amount: '1', interval_seconds: 315_360_000 });
  post('/sandbox/clock/advance', { seconds: 1 });
  post('/sandbox/balance_transactions', { type: 'settlement', amount: '1', description: 'd' });
  post('/sandbox/balance_transactions', { type: 'settlement_cancel', source_id: 'stl_1' });
  post(`/sandbox/payments/${payment}/pay`, { amount: '1' });
  const hook = { url: 'http://127.0.0.1:9/hook', event_types: ['payment.paid', 'a'], description: 'd' };
  const { body: hooked } = await world.post('/v1/webhook_endpoints', hook);
  post('/v1/webhook_endpoints', hook);
  post(`/sandbox/webhook_endpoints/${hooked.id}/enable`, {});
  await world.paid();
  const [delivery] = (await world.get('/sandbox/deliveries')).body.data;
  post(`/sandbox/deliveries/${delivery.id}/redeliver`, {});
  endpoints.push({ method: 'GET', path: `/sandbox/deliveries/${delivery.id}` });
});
after(() => world.sandbox.close());

const text = (length: number) => 'x'.repeat(length);
const oddTexts = fc.constantFrom(
  ...[0, 1, 63, 64, 65, 5_000, 5_001].map(text),
  ...[
    '\0',
    'a\0b',
    '\ud800',
    '\udfff x',
    '😀'.repeat(64),
    '😀'.repeat(65),
    "'; drop table payments; --",
    '%00',
    '../..',
  ],
  ...['NaN', '1e3', '-1', '0x10', 'Infinity', '1.', '.5', '٣', '9'.repeat(18), '9'.repeat(400), '1 ', ' 1'],
  ...['__proto__', 'constructor', 'toString', 'cst_none', 'pix_br', 'BRL', 'XXX', 'javascript:alert(1)'],
);
const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const odd = fc.oneof(
  oddTexts,
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.double(),
  fc.integer(),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    [],
    {},
    [[]],
    { a: null },
    Number.MAX_SAFE_INTEGER + 1,
    1e308,
    deep(5_000),
  ),
  fc.constantFrom<unknown>(JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"constructor":1}'), { toString: 'x' }),
  fc.anything({ maxDepth: 3 }).filter((value) => typeof value !== 'bigint'),
);

/** A valid body with one or two fields replaced, removed or added; or another body. */
const mutations = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('field'), at: fc.nat(40), value: odd, more: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('without'), at: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('added'), name: oddTexts, value: odd }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('body'), value: odd }) },
);

function stringify(value: unknown): string {
  try {
    return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? '';
  } catch {
    return '{"a":';
  }
}

/** All fields of a body, including nested ones. */
function places(body: Record<string, unknown>): [owner: Record<string, unknown>, name: string][] {
  return Object.entries(body).flatMap(([name, value]) => [
    [body, name] as [Record<string, unknown>, string],
    ...(typeof value === 'object' && value !== null ? places(value as Record<string, unknown>) : []),
  ]);
}

function mutate(body: Record<string, unknown>, mutation: Mutation): string {
  const copy = structuredClone(body);
  const all = places(copy);
  const [owner, name] = all[(mutation.at ?? 0) % Math.max(all.length, 1)] ?? [copy, 'x'];
  if (mutation.kind === 'body') return stringify(mutation.value);
  if (mutation.kind === 'without') delete owner[name];
  else if (mutation.kind === 'added') copy[mutation.name!] = mutation.value;
  else owner[name] = mutation.value;
  if (mutation.more) copy[Object.keys(copy)[0]!] = mutation.value;
  return stringify(copy);
}

interface Mutation {
  kind: string;
  at?: number;
  name?: string;
  value?: unknown;
  more?: boolean;
}

async function send(method: string, path: string, body: BodyInit | undefined, headers: Record<string, string>) {
  const init = { method, headers, ...(body === undefined ? {} : { body }) };
  const response = await world.sandbox.app.request(`http://127.0.0.1:4242${path}`, init);
  const answer = await response.text();
  const what = `${method} ${path} ${String(body).slice(0, 300)}: ${response.status} ${answer.slice(0, 300)}`;
  assert.ok(response.status < 500, what);
  assert.doesNotMatch(answer, /\bat \w+ \(|node_modules|kysely/i, what);
  if (response.status >= 400) {
    const { error, ...others } = JSON.parse(answer) as { error: Record<string, unknown> };
    assert.deepEqual([error.type, typeof error.message, others], ['invalid_request_error', 'string', {}], what);
  }
  return { status: response.status, answer, what };
}

describe('the service', () => {
  it(`responds to ${RUNS} malformed bodies as described`, async () => {
    const property = fc.asyncProperty(fc.nat(99), mutations, fc.boolean(), async (which, mutation, keyed) => {
      const { method, path, body } = endpoints[which % endpoints.length]!;
      const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' };
      if (keyed) headers['idempotency-key'] = crypto.randomUUID();
      const text = body && mutate(body, mutation);
      const { status, answer } = await send(method, path, text, headers);
      if (path.startsWith('/v1')) check(method, path, status, JSON.parse(answer));
    });
    await fc.assert(property, { numRuns: RUNS, ...(process.env.FUZZ_SEED ? { seed: +process.env.FUZZ_SEED } : {}) });
  });

  it('responds with the envelope to malformed ids, methods, types and sizes', async () => {
    const ids = ['none', '%00', '%', '%zz', '..%2f..', text(5_000), '%F0%9F%98%80', "';--", '%ED%A0%80'];
    for (const { method, path, body } of endpoints) {
      const json = { 'content-type': 'application/json' };
      const right = body && JSON.stringify(body);
      const at = path.replace(/[a-z]+_\w{20}/, '@');
      if (at !== path) for (const id of ids) await send(method, at.replace('@', id), right, json);
      for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']) {
        if (other !== 'HEAD') await send(other, path, other === 'GET' ? undefined : '{}', json);
      }
      for (const query of ['?', '?a=%00', '?a[]=1&a=2', `?${text(5_000)}`])
        await send(method, path + query, right, json);
      if (!body) continue;
      for (const type of [
        '',
        'text/plain',
        'application/json; charset=utf-16',
        'multipart/form-data',
        'a/b;'.repeat(99),
      ]) {
        const { status } = await send(method, path, right, { 'content-type': type });
        if (path.startsWith('/v1') && !type.startsWith('application/json')) assert.equal(status, 400);
      }
      const bodies = [
        '',
        '{',
        'null',
        '[]',
        '"x"',
        '{"a":1}{',
        '\ufeff{}',
        '{"reference":"\\ud800"}',
        '['.repeat(90_000),
      ];
      for (const malformed of bodies) await send(method, path, malformed, json);
      await send(method, path, new Uint8Array([0xff, 0xfe, 0x00, 0x7b]), json);
      const huge = await send(method, path, `{"reference":"${text(200_000)}"}`, json);
      assert.equal(huge.status, 413);
    }
  });

  const lists = [
    '/sandbox/events?limit=',
    '/sandbox/payments?search=',
    '/sandbox/refunds?after=',
    '/sandbox/deliveries?search=',
    '/sandbox/balance_transactions?source_id=',
    '/sandbox/subscriptions/',
  ];
  for (const path of lists) {
    it(`responds without a fault to malformed values after ${path}`, async () => {
      for (const value of ['', '%00', 'x', '-1', '1e9', '%', text(5_000), '%ED%A0%80']) {
        await send('GET', path + value, undefined, {});
      }
    });
  }
});
