/** Failures of a merchant's backend, over real connections. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from '@playwright/test';
import { mandate, payment } from '../support/samples.js';
import { reportAttack } from '../support/attack-report.js';
import { startHost, type Host } from './host.js';
import { page as answerPage, SCRIPT, type Exchange } from './server.js';

let host: Host;
/** The behaviour of the backend in the current test. */
let act: (exchange: Exchange) => unknown;
/** Requests to another origin. */
const reached: string[] = [];
const elsewhere = createServer((request, response) => {
  reached.push(`${request.method} ${request.url}`);
  // With and without permission to read it.
  const open = request.url === '/open';
  response.writeHead(200, open ? { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' } : {});
  response.end(JSON.stringify(payment({ status: 'paid', action: {} })));
});
const otherUrl = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;

const logged = (body: string) => `${SCRIPT}<script>
  globalThis.received = [];
  for (const name of ['pay-ready', 'pay-error', 'pay-complete', 'pay-fail', 'pay-status'])
    document.addEventListener(name, (event) => received.push([name, event.code ?? '', event.retryable ?? '']));
</script>${body}`;

test.beforeAll(async ({ browser }) => {
  elsewhere.listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  host = await startHost(browser, {
    '/poll': answerPage(logged('<pay-provider timeout="1500"><pay-action src="/backend"></pay-action></pay-provider>')),
    '/code': answerPage(
      logged(
        '<pay-provider timeout="1500"><pay-otp-verify mandate-id="mdt_1" verify-url="/backend"></pay-otp-verify></pay-provider>',
      ),
    ),
    '/backend': (exchange) => act(exchange),
  });
});
test.afterAll(async () => {
  await host.close();
  elsewhere.close();
});

type Received = [string, string, boolean | ''];

/** Loads the page, and waits for an error or an outcome. @returns the event, and the status text */
async function load(path: '/poll' | '/code') {
  const { page, problems } = await host.open();
  await page.goto(host.url + path);
  if (path === '/code') await page.getByLabel('One-time code').fill('123456');
  await page.waitForFunction('received.some(([name]) => name === "pay-error" || name === "pay-complete")');
  const received = await page.evaluate<Received[]>('received');
  const text = await page.locator('#status').first().textContent();
  await page.context().close();
  assert.deepEqual(problems, []);
  const outcome = received.find(([name]) => name === 'pay-error' || name === 'pay-complete')!;
  return { code: outcome[1] || outcome[0], retryable: outcome[2], text: text!.trim() };
}

const OURS = 'Something went wrong. Try again in a moment.';
const SLOW = 'That took too long. Try again.';
const NONE = 'We can’t connect right now. Try again in a moment.';
const REFUSED = 'We can’t show this payment. If you’ve already paid, don’t pay again: contact the seller.';
const REFUSED_CODE = 'We couldn’t process this request. Try again, or contact the seller.';
const MANY = 'Too many attempts. Wait a moment and try again.';

const endless = ({ response }: Exchange, piece: string, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.write('{');
  const more = setInterval(() => response.write(piece), 50);
  response.on('close', () => clearInterval(more));
};
const status =
  (code: number, body = '{}') =>
  (exchange: Exchange) =>
    exchange.response.writeHead(code).end(body);

let written = 0;
const huge = ({ response }: Exchange) => {
  written = 0;
  response.writeHead(200, { 'content-type': 'application/json' });
  const piece = ' '.repeat(65_536);
  const more = () => {
    if (written >= 50_000_000 || response.destroyed) return void response.end();
    written += piece.length;
    response.write(piece, () => setImmediate(more));
  };
  more();
};

const bad: [string, (exchange: Exchange) => unknown, string, boolean, string][] = [
  ['50 MB', huge, 'bad-response', true, OURS],
  ['a body that drips and never ends', (exchange) => endless(exchange, ' '), 'timeout', true, SLOW],
  ['no response at all', () => {}, 'timeout', true, SLOW],
  ['a cut connection', ({ request }) => request.socket.destroy(), 'network', true, NONE],
  [
    'a body that is cut off',
    ({ response, request }) =>
      response.writeHead(200, { 'content-length': 99 }).write('{', () => setImmediate(() => request.socket.end())),
    'network',
    true,
    NONE,
  ],
  [
    'a page instead of JSON',
    ({ response }) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in</h1>'),
    'bad-response',
    true,
    OURS,
  ],
  ['204', status(204, ''), 'bad-response', true, OURS],
  ['304', status(304, ''), 'refused', false, REFUSED],
  ...[400, 401, 403, 404, 410, 422].map((code): (typeof bad)[0] => [
    `${code}`,
    status(code),
    'refused',
    false,
    REFUSED,
  ]),
  ['408', status(408), 'timeout', true, SLOW],
  ['409', status(409), 'timeout', true, SLOW],
  ['429', status(429), 'rate-limited', true, MANY],
  ...[500, 501, 502, 503].map((code): (typeof bad)[0] => [`${code}`, status(code, '<html>'), 'server', true, OURS]),
  ['504', status(504), 'timeout', true, SLOW],
  ['a redirect loop', ({ response }) => response.writeHead(302, { location: '/backend' }).end(), 'network', true, NONE],
];

test.describe('a poll', () => {
  test.afterAll(() =>
    reportAttack(
      `${bad.length} responses, to a GET and to a code: 50 MB, an endless trickle, silence, a cut connection, an HTML page, 204, 3xx, 4xx, 5xx, redirects in circles`,
      'the text and `retryable` of each; 0 uncaught',
    ),
  );
  for (const [name, response, code, retryable, text] of bad) {
    test(`reports ${code} for ${name}`, async () => {
      act = response;
      assert.deepEqual(await load('/poll'), { code, retryable, text });
    });
  }

  test('stops reading a response of 50 MB early', async () => {
    act = huge;
    await load('/poll');
    // The library stops after a million bytes; the system's buffers hold more.
    assert.ok(written < 25_000_000, `${written} bytes were sent`);
  });

  test('follows no redirect to another origin, with or without CORS', async () => {
    reached.length = 0;
    for (const status of [301, 302, 303, 307, 308]) {
      for (const path of ['/open', '/closed']) {
        act = ({ response }) => response.writeHead(status, { location: otherUrl() + path }).end();
        assert.deepEqual(await load('/poll'), { code: 'network', retryable: true, text: NONE });
      }
    }
    assert.deepEqual(reached, []);
    reportAttack('301, 302, 303, 307, 308 to another origin, in response to a GET', `${reached.length} requests there`);
  });

  test('follows a redirect within its origin', async () => {
    act = ({ request, response }) =>
      request.url === '/backend'
        ? response.writeHead(307, { location: '/backend?moved' }).end()
        : response.writeHead(200).end(JSON.stringify(payment({ status: 'paid', action: {} })));
    assert.equal((await load('/poll')).code, 'pay-complete');
  });
});

test.describe('the request of a one-time code', () => {
  for (const [name, response, code, retryable, text] of bad) {
    const redirected = name === 'a redirect loop';
    test(`reports ${redirected ? 'refused' : code} for ${name}`, async () => {
      act = response;
      const refused = { code: 'refused', retryable: false, text: REFUSED_CODE };
      assert.deepEqual(await load('/code'), redirected || code === 'refused' ? refused : { code, retryable, text });
    });
  }

  for (const redirect of [301, 302, 303, 307, 308]) {
    test(`follows no redirect with status ${redirect}`, async () => {
      reached.length = 0;
      for (const location of [`${otherUrl()}/open`, '/dist/tokens.json']) {
        act = ({ response }) => response.writeHead(redirect, { location }).end();
        assert.deepEqual(await load('/code'), { code: 'refused', retryable: false, text: REFUSED_CODE });
      }
      assert.deepEqual(reached, []);
    });
  }
  test.afterAll(() =>
    reportAttack('301, 302, 303, 307, 308, to another origin and on the same', `${reached.length} requests there`),
  );

  test('is repeated only after a press of the button, with the same idempotency key', async () => {
    const keys: unknown[] = [];
    const bodies: string[] = [];
    // A browser may retry by itself on a dead connection, with the same headers and body.
    let respond: (exchange: Exchange) => unknown = ({ request }) => request.socket.destroy();
    act = (exchange) => {
      keys.push(exchange.request.headers['idempotency-key']);
      bodies.push(exchange.body);
      respond(exchange);
    };
    const { page, problems } = await host.open();
    await page.goto(`${host.url}/code`);
    await page.getByLabel('One-time code').fill('123456');
    await page.getByText(NONE).waitFor();
    const sent = keys.length;
    respond = status(503);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText(OURS).waitFor();
    respond = ({ json }) => json(200, mandate({ status: 'active', action: {} }));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Account linked').waitFor();
    assert.equal(keys.length, sent + 2);
    assert.match(String(keys[0]), /^[0-9a-f]{32}$/);
    assert.equal(new Set(keys).size, 1);
    assert.deepEqual(bodies, Array(keys.length).fill('{"otp":"123456"}'));
    reportAttack('a cut connection, 503, success, each after a press', `${new Set(keys).size} idempotency key`);
    await page.context().close();
    assert.deepEqual(problems, []);
  });
});
