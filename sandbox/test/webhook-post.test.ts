/** Webhooks over real connections. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, it } from 'vitest';
import { postByHttp, resolveByDns } from '../src/webhooks/post.js';
import { lastingStore, testWorld } from './world.js';

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => (server.close(), server.closeAllConnections())));

/** @returns the port */
async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const never = new AbortController().signal;
const post = (url: string, addresses = ['127.0.0.1']) =>
  postByHttp({ url, addresses, headers: { 'webhook-id': 'evt_1' }, body: '{"é":1}' }, never);

describe('a webhook', () => {
  it('is a POST with its headers and its whole body to the given address', async () => {
    let seen: { request: IncomingMessage; body: string } | undefined;
    const port = await listen((request, response) => {
      let body = '';
      request.on('data', (piece: Buffer) => (body += piece.toString()));
      request.on('end', () => {
        seen = { request, body };
        response.writeHead(201).end('thanks');
      });
    });
    // The name does not exist. The test fails if it is resolved.
    assert.equal(await post(`http://shop.invalid:${port}/hook?a=1`), 201);
    const { request, body } = seen!;
    assert.equal(request.method, 'POST');
    assert.equal(request.url, '/hook?a=1');
    assert.equal(request.headers.host, `shop.invalid:${port}`);
    assert.equal(request.headers['webhook-id'], 'evt_1');
    assert.equal(request.headers['content-length'], '8');
    assert.equal(body, '{"é":1}');
  });

  it('reaches a receiver on one of several addresses', async () => {
    const port = await listen((_request, response) => response.end());
    assert.equal(await post(`http://localhost:${port}/`, ['::1', '127.0.0.1']), 200);
    assert.ok((await resolveByDns('localhost')).includes('127.0.0.1'));
  });

  it('does not follow a redirect', async () => {
    let followed = 0;
    const elsewhere = await listen((_request, response) => void (followed++, response.end()));
    const port = await listen((_request, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${elsewhere}/` }).end(),
    );
    assert.equal(await post(`http://127.0.0.1:${port}/`), 307);
    assert.equal(followed, 0);
  });

  it('uses the status of a response with an endless body', async () => {
    let closed: Promise<unknown> | undefined;
    const port = await listen((_request, response) => {
      closed = once(response, 'close');
      response.writeHead(200);
      const more = () => void (response.writable && response.write('x'.repeat(10_000), () => setImmediate(more)));
      more();
    });
    assert.equal(await post(`http://127.0.0.1:${port}/`), 200);
    await closed;
  });

  it('fails if the connection is closed', async () => {
    const port = await listen((request) => request.socket.destroy());
    await assert.rejects(post(`http://127.0.0.1:${port}/`), { code: 'ECONNRESET' });
  });

  it('is retried after a timeout, and does not delay other endpoints', async () => {
    const silent = await listen(() => {});
    let received = 0;
    const other = await listen((_request, response) => void (received++, response.end()));
    // Longer than a busy machine needs for a response of the other endpoint.
    const world = await testWorld({ webhookTimeout: 2_000 });
    const endpoint = (port: number) =>
      world.post('/v1/webhook_endpoints', { url: `http://127.0.0.1:${port}/`, event_types: ['payment.created'] });
    await endpoint(silent);
    await endpoint(other);
    for (let count = 0; count < 70; count++) await world.payment();
    await world.sandbox.deliver();
    assert.equal(received, 70);
    const { body } = await world.get('/sandbox/deliveries?status=pending');
    assert.equal(body.data.length, 70);
    const [attempt] = body.data[0].attempts;
    assert.equal(attempt.status_code, null);
    assert.equal(attempt.error, 'no response in 2 s');
    await world.sandbox.close();
  });

  it('is aborted when the sandbox stops, and is due immediately after the next start', async () => {
    let onFirst = () => {};
    const first = new Promise<void>((resolve) => (onFirst = resolve));
    let silent = true;
    const port = await listen((_request, response) => void (onFirst(), silent || response.end()));
    const store = lastingStore();
    const world = await testWorld({ ...store, ticking: true });
    await world.post('/v1/webhook_endpoints', { url: `http://127.0.0.1:${port}/`, event_types: ['payment.created'] });
    await world.payment();
    // The worker polls by itself.
    await first;
    silent = false;
    await world.sandbox.close();
    const again = await testWorld(store);
    await again.sandbox.deliver();
    const { body } = await again.get('/sandbox/deliveries');
    const results = body.data[0].attempts.map(
      ({ status_code, error }: Record<string, unknown>) => error ?? status_code,
    );
    assert.deepEqual(results, ['the sandbox was stopped', 200]);
    await again.sandbox.close();
  });
});
