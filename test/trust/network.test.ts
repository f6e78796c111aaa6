/** The worst days of a merchant's backend, over real connections. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { mandate, payment } from '../support/samples.js';
import { tried } from '../support/tried.js';
import { startHost, type Host } from './host.js';
import { page as answerPage, SCRIPT, type Asked } from './server.js';

let host: Host;
/** What the backend does in the test that runs. */
let act: (asked: Asked) => unknown;
/** Another place. */
const reached: string[] = [];
const elsewhere = createServer((request, response) => {
  reached.push(`${request.method} ${request.url}`);
  // With or without leave to read it.
  const open = request.url === '/open';
  response.writeHead(200, open ? { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' } : {});
  response.end(JSON.stringify(payment({ status: 'paid', action: {} })));
});
const otherUrl = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;

const logged = (body: string) => `${SCRIPT}<script>
  globalThis.heard = [];
  for (const name of ['pay-ready', 'pay-error', 'pay-complete', 'pay-fail', 'pay-status'])
    document.addEventListener(name, (event) => heard.push([name, event.code ?? '', event.retryable ?? '']));
</script>${body}`;

before(async () => {
  elsewhere.listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  host = await startHost({
    '/ask': answerPage(logged('<pay-provider timeout="1500"><pay-action src="/backend"></pay-action></pay-provider>')),
    '/code': answerPage(
      logged(
        '<pay-provider timeout="1500"><pay-otp-verify mandate-id="mdt_1" verify-url="/backend"></pay-otp-verify></pay-provider>',
      ),
    ),
    '/backend': (asked) => act(asked),
  });
});
after(async () => {
  await host.close();
  elsewhere.close();
});

type Heard = [string, string, boolean | ''];

/** Loads the page, and waits for an error or an end. @returns events, words, and what broke */
async function load(path: '/ask' | '/code') {
  const { page, problems } = await host.open();
  await page.goto(host.url + path);
  if (path === '/code') await page.getByLabel('One-time code').fill('123456');
  await page.waitForFunction('heard.some(([name]) => name === "pay-error" || name === "pay-complete")');
  const heard = await page.evaluate<Heard[]>('heard');
  const words = await page.getByRole('status').first().textContent();
  await page.context().close();
  assert.deepEqual(problems, []);
  const ended = heard.find(([name]) => name === 'pay-error' || name === 'pay-complete')!;
  return { code: ended[1] || ended[0], retryable: ended[2], words: words!.trim() };
}

const OURS = 'Something went wrong on our side. Try again in a moment.';
const SLOW = 'That took too long. Try again.';
const NONE = 'No internet connection. Check it and try again.';
const REFUSED = 'We couldn’t process this request. Go back and try again.';
const MANY = 'Too many attempts. Wait a moment and try again.';

const endless = ({ response }: Asked, piece: string, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.write('{');
  const more = setInterval(() => response.write(piece), 50);
  response.on('close', () => clearInterval(more));
};
const status =
  (code: number, body = '{}') =>
  (asked: Asked) =>
    asked.response.writeHead(code).end(body);

let written = 0;
const huge = ({ response }: Asked) => {
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

const bad: [string, (asked: Asked) => unknown, string, boolean, string][] = [
  ['50 MB', huge, 'bad-response', true, OURS],
  ['a body that drips and never ends', (asked) => endless(asked, ' '), 'timeout', true, SLOW],
  ['no answer at all', () => {}, 'timeout', true, SLOW],
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
    'a page where JSON should be',
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
  [
    'a redirect in circles',
    ({ response }) => response.writeHead(302, { location: '/backend' }).end(),
    'network',
    true,
    NONE,
  ],
];

describe('a payment that is asked for', () => {
  after(() =>
    tried(
      `${bad.length} answers, to a question and to a code: 50 MB, a drip without end, silence, a cut, a page, 204, 3xx, 4xx, 5xx, redirects in circles`,
      'the words and `retryable` of each; 0 uncaught',
    ),
  );
  for (const [name, answer, code, retryable, words] of bad) {
    it(`${name}: ${code}`, async () => {
      act = answer;
      assert.deepEqual(await load('/ask'), { code, retryable, words });
    });
  }

  it('of 50 MB is read no further than it takes to know', async () => {
    act = huge;
    await load('/ask');
    // Beyond the million bytes: what the system holds on its way.
    assert.ok(written < 25_000_000, `${written} bytes were sent`);
  });

  it('is not asked for at another origin, with or without its leave', async () => {
    reached.length = 0;
    for (const status of [301, 302, 303, 307, 308]) {
      for (const path of ['/open', '/closed']) {
        act = ({ response }) => response.writeHead(status, { location: otherUrl() + path }).end();
        assert.deepEqual(await load('/ask'), { code: 'network', retryable: true, words: NONE });
      }
    }
    assert.deepEqual(reached, []);
    tried('301, 302, 303, 307, 308 to another origin, in answer to a question', `${reached.length} requests there`);
  });

  it('is asked for at another place of the same origin', async () => {
    act = ({ request, response }) =>
      request.url === '/backend'
        ? response.writeHead(307, { location: '/backend?moved' }).end()
        : response.writeHead(200).end(JSON.stringify(payment({ status: 'paid', action: {} })));
    assert.equal((await load('/ask')).code, 'pay-complete');
  });
});

describe('a code that is posted', () => {
  for (const [name, answer, code, retryable, words] of bad) {
    const redirected = name === 'a redirect in circles';
    it(`${name}: ${redirected ? 'refused' : code}`, async () => {
      act = answer;
      const expected = redirected ? { code: 'refused', retryable: false, words: REFUSED } : { code, retryable, words };
      assert.deepEqual(await load('/code'), expected);
    });
  }

  for (const redirect of [301, 302, 303, 307, 308]) {
    it(`goes nowhere else with a ${redirect}`, async () => {
      reached.length = 0;
      for (const location of [`${otherUrl()}/open`, '/dist/tokens.json']) {
        act = ({ response }) => response.writeHead(redirect, { location }).end();
        assert.deepEqual(await load('/code'), { code: 'refused', retryable: false, words: REFUSED });
      }
      assert.deepEqual(reached, []);
    });
  }
  after(() => tried('301, 302, 303, 307, 308, to another origin and on the same', `${reached.length} requests there`));

  it('is sent again only when it is pressed for, with the same key', async () => {
    const keys: unknown[] = [];
    const bodies: string[] = [];
    // A browser may send again by itself what found a dead connection; then with all that it was sent with.
    let how: (asked: Asked) => unknown = ({ request }) => request.socket.destroy();
    act = (asked) => {
      keys.push(asked.request.headers['idempotency-key']);
      bodies.push(asked.body);
      how(asked);
    };
    const { page, problems } = await host.open();
    await page.goto(`${host.url}/code`);
    await page.getByLabel('One-time code').fill('123456');
    await page.getByText(NONE).waitFor();
    const sent = keys.length;
    how = status(503);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText(OURS).waitFor();
    how = ({ json }) => json(200, mandate({ status: 'active', action: {} }));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Code confirmed').waitFor();
    assert.equal(keys.length, sent + 2);
    assert.match(String(keys[0]), /^[0-9a-f]{32}$/);
    assert.equal(new Set(keys).size, 1);
    assert.deepEqual(bodies, Array(keys.length).fill('{"otp":"123456"}'));
    tried('a cut connection, 503, success, each pressed for', `${new Set(keys).size} idempotency key`);
    await page.context().close();
    assert.deepEqual(problems, []);
  });
});
