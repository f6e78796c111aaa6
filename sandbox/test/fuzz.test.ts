/**
 * Sends malformed requests to all endpoints. Every response must match the description or be an error envelope, without a
 * 5xx status and without a stack trace. `FUZZ_RUNS=20000` sends more.
 */
import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import fc from 'fast-check';
import { createEndpoints, type Endpoint } from './fuzz/endpoints.js';
import { mutate, mutations, text } from './fuzz/mutations.js';
import { testWorld, type TestWorld } from './world.js';

const RUNS = Number(process.env.FUZZ_RUNS ?? 600);

let world: TestWorld;
let endpoints: readonly Endpoint[];
beforeAll(async () => {
  world = await testWorld();
  endpoints = await createEndpoints(world);
});
afterAll(() => world.sandbox.close());

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
      await send(method, path, text, headers);
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
      // A file of fixtures may be larger.
      const size = path === '/sandbox/fixtures' ? 10_100_000 : 200_000;
      const huge = await send(method, path, `{"reference":"${'x'.repeat(size)}"}`, json);
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
