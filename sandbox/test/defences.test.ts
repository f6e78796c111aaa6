/** Attacks on a machine that runs the sandbox. They use raw sockets, since browsers cannot send such requests. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { reportAttack } from '../../test/support/attack-report.js';
import type { Envelope } from '../src/errors.js';
import { createSandbox, type Sandbox } from '../src/index.js';
import { isOwnName, listen } from '../src/listener.js';
import { describedPaths, validatorAt } from './documented.js';
import { newStore } from './world.js';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await createSandbox(newStore())));
afterAll(() => sandbox.close());
const port = () => Number(new URL(sandbox.url).port);

/** Sends raw text. @returns the whole response when the connection ends */
async function send(text: string, to = port()): Promise<string> {
  const socket = connect(to, '127.0.0.1');
  let answer = '';
  socket.on('data', (piece: Buffer) => (answer += piece.toString('latin1')));
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return answer;
}
const get = (path: string, headers = '', host = `127.0.0.1:${port()}`) =>
  send(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${headers}connection: close\r\n\r\n`);
/** The error of a body. @throws {Error} unless the body is as in the OpenAPI document */
function asDocumented(body: string): Envelope {
  describedPaths(sandbox.app);
  const value: unknown = JSON.parse(body);
  assert.ok(validatorAt('payments#/components/schemas/Error')(value), body);
  return value as Envelope;
}
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);

describe('the sandbox', () => {
  it('is not reachable at another address of this machine', async (context) => {
    const other = Object.values(networkInterfaces())
      .flat()
      .find((one) => one && !one.internal && one.family === 'IPv4');
    if (!other) return context.skip('this machine has no other address');
    const socket = connect(port(), other.address);
    const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
    assert.equal(error.code, 'ECONNREFUSED');
  });

  const line = (first: string, more = '') => `${first} HTTP/1.1\r\nhost: 127.0.0.1\r\n${more}connection: close\r\n\r\n`;
  for (const [name, text, status] of [
    ['no HTTP', 'HELO shop.example\r\n\r\n', 400],
    ['two lengths', 'POST /v1/customers HTTP/1.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no Host header', 'GET /openapi.json HTTP/1.1\r\n\r\n', 400],
    ['no Host header in HTTP 1.0', 'GET /openapi.json HTTP/1.0\r\n\r\n', 400],
    ['the Host of another machine', 'GET /openapi.json HTTP/1.1\r\nhost: evil.example\r\n\r\n', 421],
    ['a target that is no URL', line('GET http://['), 400],
    ['a target with a backslash', line('GET /v1\\payments'), 400],
    ['a target without a path', line('OPTIONS *'), 400],
    ['an expectation', line('POST /v1/customers', 'expect: foo\r\ncontent-length: 2\r\n'), 417],
    ['a path outside the service', line('GET /'), 404],
  ] as const)
    it(`answers ${name} with ${status}, the envelope and a Request-Id`, async () => {
      const answer = await send(text);
      assert.equal(statusOf(answer), status, answer);
      const [head, body] = answer.split('\r\n\r\n') as [string, string];
      assert.match(head, /^request-id: req_[\w-]{12}\r?$/im);
      assert.match(head, /^connection: close\r?$/im);
      const { error } = asDocumented(body);
      const codes: Readonly<Record<number, string>> = { 404: 'resource_missing', 421: 'misdirected_request' };
      assert.deepEqual([error.type, error.code], ['invalid_request_error', codes[status] ?? 'request_param_error']);
    });

  for (const [name, length] of [
    ['with a length', 'content-length: 50'],
    ['in pieces', 'transfer-encoding: chunked'],
    ['in pieces of a wrong form', 'transfer-encoding: chunked\r\n\r\nno number'],
  ] as const)
    it(`does not log an upload ${name} that is aborted as a fault`, async () => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      const requests = async () => {
        const response = await fetch(`${sandbox.url}/sandbox/requests`);
        return ((await response.json()) as { data: { path: string; status: number }[] }).data;
      };
      const path = `/v1/customers?${encodeURIComponent(name)}`;
      const socket = connect(port(), '127.0.0.1');
      socket.on('error', () => {});
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n${length}\r\n\r\n5\r\n{`,
      );
      // The server has the headers of the first request when it has answered the second.
      const before = (await requests()).length;
      socket.destroy();
      await vi.waitUntil(async () => (await requests()).length > before);
      assert.equal((await requests())[0]!.status, 400);
      assert.deepEqual(error.mock.calls, []);
    });

  const HOSTS = [
    ['127.0.0.1', true],
    ['127.0.0.1:4242', true],
    ['127.1.2.3:80', true],
    ['localhost:4242', true],
    ['LOCALHOST', true],
    ['shop.localhost:4242', true],
    ['[::1]:4242', true],
    ['', false],
    ['evil.example', false],
    ['evil.example:4242', false],
    ['localhost.evil.example:4242', false],
    ['127.0.0.1.evil.example', false],
    ['evillocalhost', false],
    ['192.168.1.10:4242', false],
    ['0.0.0.0:4242', false],
    ['127.0.0.1:4242, evil.example', false],
    ['evil.example#@127.0.0.1', false],
  ] as const;
  afterAll(() =>
    reportAttack(
      `${HOSTS.length} names in the Host header; another address of the machine`,
      'its own are answered; 421; refused',
    ),
  );
  for (const [host, own] of HOSTS) {
    it(`${own ? 'accepts' : 'refuses'} the host name ${JSON.stringify(host)}`, async () => {
      assert.equal(isOwnName(host), own);
      if (host) assert.equal(statusOf(await get('/openapi.json', '', host)), own ? 200 : 421);
    });
  }

  it('accepts only its own host names in a request target of absolute form', async () => {
    const own = `127.0.0.1:${port()}`;
    for (const [target, host, status] of [
      [`http://${own}/openapi.json`, own, 200],
      ['http://evil.example/openapi.json', own, 421],
      ['HTTPS://evil.example/openapi.json', own, 421],
      [`http://${own}@evil.example/openapi.json`, own, 421],
      [`http://${own}/openapi.json`, 'evil.example', 421],
      ['http://evil.example/openapi.json', 'evil.example', 421],
    ] as const) {
      assert.equal(statusOf(await get(target, '', host)), status, `${target} ${host}`);
    }
  });

  it('accepts the host name of publicUrl', async () => {
    const named = await createSandbox({ ...newStore(), publicUrl: 'http://pay.test:8080' });
    const to = Number(new URL(named.url).port);
    const request = (host: string) => `GET /openapi.json HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`;
    assert.equal(statusOf(await send(request('pay.test:8080'), to)), 200);
    assert.equal(statusOf(await send(request('evil.example'), to)), 421);
    await named.close();
  });

  it('accepts any host name if it has a key', async () => {
    const withKey = await createSandbox({ ...newStore(), apiKey: 'sk_test' });
    const to = Number(new URL(withKey.url).port);
    const request = 'GET /v1/payments/pm_none HTTP/1.1\r\nhost: sandbox:4242\r\nconnection: close\r\n';
    assert.equal(statusOf(await send(`${request}\r\n`, to)), 401);
    assert.equal(statusOf(await send(`${request}authorization: Bearer sk_test\r\n\r\n`, to)), 404);
    await withKey.close();
  });

  it('sends the headers against content sniffing and script injection with every response', async () => {
    for (const path of [
      '/sandbox',
      '/sandbox/api',
      '/sandbox/styles.css',
      '/v1/payments/pm_none',
      '/openapi.json',
      '/sandbox/bank/none',
    ]) {
      const answer = await get(path);
      assert.match(answer, /^x-content-type-options: nosniff\r$/im, path);
      assert.match(answer, /^content-security-policy: default-src 'none'.*frame-ancestors 'none'\r$/im, path);
      assert.doesNotMatch(answer, /unsafe-|access-control-allow-origin/i, path);
    }
  });

  it('returns no other files of the machine for any path traversal', async () => {
    const up = ['..', '%2e%2e', '..%2f..', '..\\..', '%2e%2e%5c', '....//', '.%00.', '%c0%ae%c0%ae', '%252e%252e'];
    const places = [
      '/',
      '/sandbox/',
      '/sandbox/dashboard/',
      '/sandbox/dashboard.js/',
      '/sandbox/qr/',
      '/sandbox/bank/',
      '/v1/',
    ];
    let asked = 0;
    for (const place of places) {
      for (const step of up) {
        for (const file of ['etc/passwd', 'package.json', 'src/auth.ts']) {
          const answer = await get(`${place}${`${step}/`.repeat(6)}${file}`);
          assert.ok([400, 403, 404].includes(statusOf(answer)), `${place}${step} ${file}: ${answer.slice(0, 40)}`);
          assert.doesNotMatch(answer, /root:.*:0:0|"pay-elements|timingSafeEqual/);
          asked++;
        }
      }
    }
    assert.equal(asked, 189);
    reportAttack(`${asked} paths over a socket`, '400, 403 or 404');
  });

  it('refuses bodies of more than 100,000 bytes, with and without content-length', async () => {
    const head = `POST /v1/payments HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\nconnection: close\r\n`;
    const big = 'x'.repeat(100_001);
    assert.equal(statusOf(await send(`${head}content-length: ${big.length}\r\n\r\n${big}`)), 413);
    assert.equal(statusOf(await send(`${head}content-length: 50000000\r\n\r\n`)), 413);
    const chunked = `${head}transfer-encoding: chunked\r\n\r\n${big.length.toString(16)}\r\n${big}\r\n0\r\n\r\n`;
    assert.equal(statusOf(await send(chunked)), 413);
  });

  it('refuses requests with two lengths and endless headers', async () => {
    const two =
      'POST /v1/payments HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n';
    assert.equal(statusOf(await send(two)), 400);
    assert.equal(statusOf(await get('/openapi.json', `x-long: ${'a'.repeat(20_000)}\r\n`)), 431);
    reportAttack(
      '100,001 bytes with and without length; a claim of 50 MB; two lengths; headers without end',
      '413, 400, 431',
    );
  });
});

describe('a slow request', () => {
  it('is ended with 408 and does not block others', async () => {
    const server = await listen(async (request) => new Response(await request.text()), {
      ...{ host: '127.0.0.1', port: 0 },
      answersTo: isOwnName,
      timeout: 200,
    });
    const to = server.port;
    const slow = [
      send('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n', to),
      send('POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 10\r\n\r\n{', to),
    ];
    const quick = 'POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 2\r\nconnection: close\r\n\r\nhi';
    assert.equal(statusOf(await send(quick, to)), 200);
    for (const answer of await Promise.all(slow)) {
      assert.equal(statusOf(answer), 408);
      assert.match(answer, /^request-id: req_/m);
      asDocumented(answer.split('\r\n\r\n')[1]!);
    }
    reportAttack('headers and bodies that do not end', '408, and others are answered meanwhile');
    await server.close();
  });
});
