import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { Hono } from 'hono';
import { errorResponse, type Envelope } from '../src/errors.js';
import { testWorld, type TestWorld } from './world.js';

/** A body without end, in chunks. */
function endless(): ReadableStream {
  const piece = new TextEncoder().encode('[1,'.repeat(10_000));
  return new ReadableStream({ pull: (controller) => controller.enqueue(piece) });
}

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

describe('every error', () => {
  type Request = [name: string, ask: () => Promise<{ status: number; body: Envelope }>, status: number];
  const send = async (path: string, init: RequestInit) => {
    const headers = { 'content-type': init.body ? 'application/json' : '' };
    const response = await world.sandbox.app.request(path, { ...init, headers, duplex: 'half' } as RequestInit);
    return { status: response.status, body: (await response.json()) as Envelope };
  };
  const requests: Request[] = [
    ['an unknown customer', () => world.get('/v1/customers/cst_none'), 404],
    ['an unknown payment', () => world.get('/v1/payments/pm_none'), 404],
    ['an id with U+0000', () => world.get('/v1/customers/a%00b'), 404],
    ['a page of an id with U+0000', () => world.get('/sandbox/bank/a%00b'), 404],
    ['an unknown endpoint', () => world.post('/v1/nothing'), 404],
    ['an unknown method of an endpoint', () => send('/v1/customers', { method: 'DELETE' }), 405],
    ['a method of another endpoint', () => send('/sandbox/clock/advance', { method: 'PUT' }), 405],
    ['a path outside of /v1 and /sandbox', () => world.get('/'), 404],
    ['malformed JSON', () => world.post('/v1/customers', '{"a":'), 400],
    ['no body', () => send('/v1/customers', { method: 'POST' }), 400],
    ['an empty body', () => world.post('/v1/customers', ''), 400],
    ['a body of null', () => world.post('/v1/customers', 'null'), 400],
    ...['text/plain', 'application/json-patch+json', 'application/json;'].map((type): Request => [
      `content type ${type}`,
      () => world.post('/v1/customers', {}, { 'content-type': type }),
      400,
    ]),
    ['a huge body', () => world.post('/v1/customers', { description: 'x'.repeat(200_000) }), 413],
    ['a huge body of unknown length', () => send('/v1/customers', { method: 'POST', body: endless() }), 413],
    ['an unknown page', () => world.get('/sandbox/nothing'), 404],
  ];
  for (const [name, request, status] of requests) {
    it(`has the envelope and no stack trace: ${status} for ${name}`, async () => {
      const answer = await request();
      assert.equal(answer.status, status);
      assert.equal(answer.body.error.type, 'invalid_request_error');
      assert.equal(typeof answer.body.error.message, 'string');
      assert.doesNotMatch(JSON.stringify(answer.body), /\bat \w+ \(|node_modules/);
    });
  }

  it('has the envelope when the app is mounted in another app', async () => {
    const outer = new Hono().route('/', world.sandbox.app);
    for (const [path, status] of [
      ['/v1/customers/cst_none', 404],
      ['/v1/nothing', 404],
      ['/sandbox/nothing', 404],
    ] as const) {
      const answer = await outer.request(path);
      assert.equal(answer.status, status);
      assert.equal(((await answer.json()) as Envelope).error.type, 'invalid_request_error');
    }
  });

  it('has the methods that a path has', async () => {
    for (const [path, allow] of [
      ['/v1/customers', 'POST'],
      ['/v1/customers/cst_1', 'HEAD, GET, PUT'],
      ['/sandbox/webhook_endpoints', 'HEAD, GET, POST'],
    ] as const)
      assert.equal((await world.delete(path)).headers.get('allow'), allow);
  });

  it('is 500 without details for an internal fault, and the log omits the values of queries', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const app = new Hono().onError(errorResponse).get('/', () => {
      throw Object.assign(new Error('a secret of ours'), { query: 'insert', params: ['123456'] });
    });
    const answer = await app.request('/');
    assert.equal(answer.status, 500);
    assert.deepEqual(await answer.json(), { error: { type: 'api_error', message: 'The sandbox failed.' } });
    assert.equal(log.mock.calls.length, 1);
    assert.doesNotMatch(JSON.stringify(log.mock.calls[0]), /123456/);
  });
});
