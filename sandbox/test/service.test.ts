import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { describe, it, vi } from 'vitest';
import { createSandbox, createService } from '../src/index.js';
import { newStore, testWorld } from './world.js';

describe('a sandbox', () => {
  it('listens on this machine, deletes its data on reset, and stops', async () => {
    const sandbox = await createSandbox(newStore());
    assert.match(sandbox.url, /^http:\/\/127\.0\.0\.1:\d+$/);
    const post = (path: string, body: object = {}) =>
      fetch(sandbox.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const customer = (await (await post('/v1/customers', { reference: 'one' })).json()) as { id: string };
    await post('/sandbox/clock/advance', { seconds: 86_400 });
    const found = async () => (await fetch(`${sandbox.url}/v1/customers/${customer.id}`)).status;
    assert.equal(await found(), 200);
    await sandbox.reset();
    assert.equal(await found(), 404);
    assert.equal((await post('/v1/customers', { reference: 'one' })).status, 200);
    const { time } = (await (await fetch(`${sandbox.url}/sandbox/clock`)).json()) as { time: string };
    assert.ok(Math.abs(Date.parse(time) - Date.now()) < 10_000);
    await sandbox.close();
    await assert.rejects(fetch(sandbox.url));
  });

  it('answers the requests in progress before it stops, and takes no other one', async () => {
    const sandbox = await createSandbox(newStore());
    const body = JSON.stringify({ payment_method: 'pix_br', currency: 'BRL', amount: '10.50' });
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sent = request(`${sandbox.url}/v1/payments`, {
      method: 'POST',
      headers,
      agent: new Agent({ keepAlive: true }),
    });
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.write(body.slice(0, 10));
    // The server has the headers of the first request when it has answered the second.
    await fetch(`${sandbox.url}/sandbox/clock`);
    const closed = sandbox.close();
    // Until it has taken the connections that were made before, it takes new ones, too.
    await vi.waitUntil(() =>
      fetch(sandbox.url).then(
        () => false,
        () => true,
      ),
    );
    sent.end(body.slice(10));
    const [response] = await answered;
    assert.deepEqual([response.statusCode, response.headers.connection], [200, 'close']);
    response.resume();
    await closed;
  });

  it('answers the requests of connections that it has not accepted yet before it stops', async () => {
    const sandbox = await createSandbox(newStore());
    // The first request takes the longest, and the time is limited.
    await fetch(`${sandbox.url}/v1/none`);
    const answers = Array.from({ length: 20 }, async () => {
      const sent = request(`${sandbox.url}/v1/none`).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      response.resume();
      return response.statusCode;
    });
    // By then they are connected, and the event loop has not come to the server.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    await sandbox.close();
    assert.deepEqual(await Promise.all(answers), Array(20).fill(404));
  });

  it('fails health checks, which need no key, and answers all else when it is about to stop', async () => {
    const service = await createService({ ...newStore(), apiKey: 'sk_test', ticking: false });
    const health = () => service.app.request('/sandbox/health');
    const found = () => service.app.request('/sandbox/clock', { headers: { authorization: 'Bearer sk_test' } });
    assert.deepEqual([(await health()).status, (await found()).status], [200, 200]);
    service.drain();
    assert.deepEqual([(await health()).status, (await found()).status], [503, 200]);
    await service.close();
  });

  it('matches all routes by one regular expression, which the slower router of Hono would replace silently', async () => {
    const { sandbox, get } = await testWorld();
    await get('/v1/payments/pm_1');
    assert.equal(sandbox.app.router.name, 'SmartRouter + RegExpRouter');
    await sandbox.close();
  });

  it('can be reset by a request during other requests', async () => {
    const world = await testWorld();
    await world.paid();
    const [reset] = await Promise.all([world.post('/sandbox/reset'), ...Array.from({ length: 8 }, () => world.paid())]);
    assert.equal(reset.status, 200);
    await world.post('/sandbox/reset');
    assert.deepEqual(await world.events(), []);
    assert.equal((await world.get('/sandbox/balance')).body.pending, '0.00');
    assert.equal((await world.post('/sandbox/reset', {}, { origin: 'https://evil.example' })).status, 403);
    await world.sandbox.close();
  });

  it('refuses to listen on other addresses without a key', async () => {
    for (const host of ['0.0.0.0', '::', '192.0.2.1', '127.0.0.1.example']) {
      await assert.rejects(createSandbox({ host }), { message: /SANDBOX_API_KEY/ });
    }
  });
});

describe('a key', () => {
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  const requests: [string, string | undefined, number][] = [
    ['/v1/payments/pm_none', undefined, 401],
    ['/v1/payments/pm_none', 'Bearer wrong', 401],
    ['/v1/payments/pm_none', 'Bearer', 401],
    ['/v1/payments/pm_none', 'sk_test', 401],
    ['/v1/payments/pm_none', basic('sk_test:'), 401],
    ['/v1/payments/pm_none', 'Bearer sk_test', 404],
    ['/v1/payments/pm_none', 'bearer  sk_test', 404],
    ['/v1/nothing', undefined, 401],
    ['/sandbox', undefined, 401],
    ['/sandbox', basic('anybody:sk_test'), 200],
    ['/sandbox/events', undefined, 401],
    ['/sandbox/events', 'Bearer sk_test', 200],
    ['/openapi.json', undefined, 401],
    ['/openapi.json', 'Bearer wrong', 401],
    ['/openapi.json', 'Bearer sk_test', 200],
    ['/openapi.json', basic('anybody:sk_test'), 200],
    // Pages for consumers.
    ['/sandbox/bank/pm_none', undefined, 404],
    ['/sandbox/qr/pm_none.svg', undefined, 404],
    ['/sandbox/styles.css', undefined, 200],
    ['/sandbox/bank/../events', undefined, 401],
    ['/sandbox/bank%2f', undefined, 401],
  ];
  it('is required everywhere except on the consumer’s pages', async () => {
    const world = await testWorld({ apiKey: 'sk_test' });
    for (const [path, authorization, status] of requests) {
      const answer = await world.get(path, authorization === undefined ? {} : { authorization });
      assert.equal(answer.status, status, `${path} ${authorization}`);
      if (status !== 401) continue;
      assert.deepEqual([answer.body.error.type, answer.body.error.code], ['invalid_request_error', 'unauthorized']);
      assert.match(answer.headers.get('www-authenticate')!, path.startsWith('/v1') ? /^Bearer$/ : /^Basic realm=/);
    }
    await world.sandbox.close();
  });
});
