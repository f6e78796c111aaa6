/** Requests to a provider that has no library, before a server. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { requestJson } from '../../src/merchant/index.js';

describe('requestJson', () => {
  const server = createServer((request, response) => {
    const { method, headers, url: path } = request;
    if (path === '/404') return void response.writeHead(404).end('{"key":"sk_1"}');
    if (path === '/wrong')
      return void response.writeHead(400).end('{"error":{"code":"IR_06","param":"email","message":"sk_1"}}');
    if (path === '/moved') return void response.writeHead(307, { location: '/' }).end();
    if (path === '/page') return void response.end('<h1>sk_1</h1>');
    void text(request).then((body) =>
      response.end(JSON.stringify([method, headers['content-type'] ?? null, headers['x-key'], body])),
    );
  });
  let url: string;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  it('gets without a body, and posts JSON', async () => {
    const headers = { 'x-key': 'sk_1' };
    assert.deepEqual(await requestJson(url, { headers }), ['GET', null, 'sk_1', '']);
    assert.deepEqual(await requestJson(url, { headers, body: { a: 1 } }), [
      'POST',
      'application/json',
      'sk_1',
      '{"a":1}',
    ]);
  });

  it('an error has the status, the code and the field, and nothing else of the response', async () => {
    await assert.rejects(requestJson(`${url}/404`), { message: 'the provider responded with 404', status: 404 });
    await assert.rejects(requestJson(`${url}/wrong`), (error: object) => {
      assert.deepEqual({ ...error }, { status: 400, code: 'IR_06', field: 'email' });
      return true;
    });
    await assert.rejects(requestJson(`${url}/moved`), { status: 307 });
    await assert.rejects(requestJson(`${url}/page`), { message: 'the response of the provider is not JSON' });
  });
});
