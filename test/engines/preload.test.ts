/** The first request of `src` reuses a preload of the page, and no later request does, in any engine. */
import assert from 'node:assert/strict';
import type { IncomingHttpHeaders } from 'node:http';
import { test } from './fixtures.js';
import { checkout, payment } from '../support/samples.js';
import { html, SCRIPT, startServer, type Exchange, type Server } from '../trust/server.js';
import { Shopper } from './shopper.js';

/** WebKit reuses a preload only without `crossorigin`, old versions of Chromium only with it: they request twice. */
let unusedPreloads = 0;
test.beforeAll(({ engine }) => void (unusedPreloads = engine === 'oldest' ? 1 : 0));

const PRELOAD = '<link rel="preload" as="fetch" href="/backend" />';
const ACTION = '<pay-action src="/backend"></pay-action>';
const LOG = `<script>
  for (const name of ['pay-ready', 'pay-error', 'pay-complete', 'pay-fail'])
    addEventListener(name, () => document.getElementById('log').append(Object.assign(document.createElement('b'), { textContent: name })));
</script><p id="log"></p>`;

const created = payment({ time_expired: '2099-01-01T00:00:00+00:00' });
const paid = payment({ status: 'paid', action: {} });

test.describe('a preloaded payment', () => {
  let shop: Server;
  /** The same routes on another origin. */
  let other: Server;
  let shopper: Shopper;
  let markup: string;
  /** The headers of the requests that reached the backend. */
  let requests: IncomingHttpHeaders[];
  /** Responds to the request with this number, which starts at 1. */
  let respond: (number: number, exchange: Exchange) => void;
  /** Called when a page reports that the element is defined. */
  let handleDefined = () => {};

  /** Responds with a status and a payment that only its first `most` requests see as unpaid. */
  const answer =
    (most: number, headers: Record<string, string> = { 'cache-control': 'no-store' }) =>
    (number: number, { response, json }: Exchange) => {
      for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
      json(200, number > most ? paid : created);
    };

  // Servers of its own give each test an origin of which nothing is cached.
  test.beforeEach(async ({ tab }) => {
    requests = [];
    const page = ({ response }: Exchange) =>
      response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'set-cookie': 'session=1; SameSite=Strict',
        })
        .end(html(LOG + SCRIPT + markup));
    const backend = (exchange: Exchange) => {
      // A request with the header of a page on another origin has a CORS preflight.
      exchange.response.setHeader('access-control-allow-headers', '*');
      if (exchange.request.method === 'OPTIONS') return exchange.response.writeHead(204).end();
      requests.push(exchange.request.headers);
      return respond(requests.length, exchange);
    };
    const defined = ({ json }: Exchange) => (handleDefined(), json(200, null));
    const routes = { '/page': page, '/backend': backend, '/bank': page, '/defined': defined };
    shop = await startServer(routes);
    other = await startServer(routes);
    shopper = new Shopper(tab, shop.url);
  });
  test.afterEach(() => {
    shop.close();
    other.close();
  });

  const open = (content: string) => {
    markup = content;
    return shopper.tab.go(`${shop.url}/page`);
  };

  /** Waits for the outcomes. A request that is not answered by the preload is paid too early, without `pay-ready`. */
  const expectEvents = async (...expected: string[]) => {
    const count = (names: string[]) => names.filter((one) => one === expected.at(-1)).length;
    await shopper.until('the last event', async () => count(await shopper.events()) >= count(expected));
    assert.deepEqual(await shopper.events(), expected);
  };

  for (const [title, headers] of Object.entries<Record<string, string>>({
    'no-store': { 'cache-control': 'no-store' },
    'no-cache': { 'cache-control': 'no-cache' },
    'max-age': { 'cache-control': 'private, max-age=600' },
    'no Cache-Control': {},
    'no-store and Vary: Cookie': { 'cache-control': 'no-store', vary: 'Cookie, Accept-Encoding' },
  })) {
    test(`is requested once, with cookies, and polled without any cache: ${title}`, async () => {
      // There, the HTTP cache may answer the second request.
      const ignored = headers['cache-control']?.includes('max-age') ? 0 : unusedPreloads;
      respond = answer(1 + ignored, headers);
      await open(PRELOAD + ACTION);
      await expectEvents('pay-ready', 'pay-complete');
      assert.deepEqual(
        requests.map(({ cookie = '' }) => cookie.includes('session=1')),
        Array(2 + ignored).fill(true),
      );
    });
  }

  test('is reused while its response is still under way', async () => {
    const defined = new Promise<void>((resolve) => (handleDefined = resolve));
    respond = (number, exchange) => void defined.then(() => answer(1 + unusedPreloads)(number, exchange));
    await open(`${PRELOAD}${ACTION}<script>
      customElements.whenDefined('pay-action').then(() => fetch('/defined'));
    </script>`);
    await expectEvents('pay-ready', 'pay-complete');
    assert.equal(requests.length, 2 + unusedPreloads);
  });

  test('is reused by an element that a script creates after the response has arrived', async () => {
    respond = answer(1 + unusedPreloads);
    await open(`<script>
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href: '/backend' });
      link.onload = async () => {
        await customElements.whenDefined('pay-action');
        document.body.append(Object.assign(document.createElement('pay-action'), { src: '/backend' }));
      };
      document.head.append(link);
    </script>`);
    await expectEvents('pay-ready', 'pay-complete');
    assert.equal(requests.length, 2 + unusedPreloads);
  });

  test('is used by one of two elements with the same src', async () => {
    respond = answer(2 + unusedPreloads);
    await open(PRELOAD + ACTION + ACTION);
    await expectEvents('pay-ready', 'pay-ready', 'pay-complete', 'pay-complete');
    assert.equal(requests.length, 4 + unusedPreloads);
  });

  test('is requested again after a 404, when the consumer tries again', async () => {
    respond = (number, exchange) =>
      number <= 1 + unusedPreloads ? exchange.json(404, {}) : answer(2 + unusedPreloads)(number, exchange);
    await open(PRELOAD + ACTION);
    await shopper.press('[part=retry]', 'Try again');
    await expectEvents('pay-error', 'pay-ready', 'pay-complete');
    assert.equal(requests.length, 3 + unusedPreloads);
  });

  test('is used by a checkout', async () => {
    respond = (_number, { json }) => json(200, checkout());
    await open(`${PRELOAD}<pay-checkout src="/backend"></pay-checkout>`);
    await expectEvents('pay-ready');
    assert.equal(requests.length, 1 + unusedPreloads);
  });

  test('is polled after a 500', async () => {
    respond = (number, exchange) =>
      number <= 1 + unusedPreloads ? exchange.json(500, {}) : answer(2 + unusedPreloads)(number, exchange);
    await open(PRELOAD + ACTION);
    await expectEvents('pay-error', 'pay-ready', 'pay-complete');
    assert.equal(requests.length, 3 + unusedPreloads);
  });

  test('is requested again after a lost connection', async () => {
    // The engine may also repeat the lost request by itself.
    let ready = false;
    respond = (number, exchange) =>
      number === 1 ? exchange.request.socket.destroy() : exchange.json(200, ready ? paid : created);
    await open(PRELOAD + ACTION);
    await shopper.waitForEvent('pay-ready');
    ready = true;
    await shopper.waitForEvent('pay-complete');
  });

  test('is requested with the headers of a provider, which no preload has', async () => {
    respond = answer(2);
    await open(`${PRELOAD}<pay-provider>${ACTION}</pay-provider><script>
      document.querySelector('pay-provider').headers = { 'x-csrf-token': '1' };
    </script>`);
    await expectEvents('pay-ready', 'pay-complete');
    // The engines send the preload and the first request in different orders.
    assert.deepEqual(requests.map((headers) => headers['x-csrf-token'] ?? '').sort(), ['', '1', '1']);
  });

  test('is requested without any cache on a page that does not preload it', async () => {
    respond = answer(1, { 'cache-control': 'private, max-age=600' });
    await open(`<script>
      fetch('/backend').then((response) => response.text()).then(() => document.body.insertAdjacentHTML('beforeend', '${ACTION}'));
    </script>`);
    await expectEvents('pay-complete');
    assert.equal(requests.length, 2);
  });

  for (const crossorigin of ['', 'crossorigin']) {
    test(`is requested without cookies from another origin: preload ${crossorigin}`, async () => {
      respond = (number, exchange) => {
        // The engines differ in the reuse of a preload from another origin.
        const polled = requests.filter(({ accept }) => accept === 'application/json').length;
        answer(0)(polled > 1 || number > 2 ? 1 : 0, exchange);
      };
      const link = `<link rel="preload" as="fetch" ${crossorigin} href="${other.url}/backend" />`;
      await open(`${link}<pay-action src="${other.url}/backend"></pay-action>`);
      await expectEvents('pay-ready', 'pay-complete');
      assert.ok(requests.filter(({ accept }) => accept === 'application/json').every(({ cookie }) => !cookie));
    });
  }

  test('is not read from another origin that a redirect leads to', async () => {
    respond = (number, { response, request, json }) =>
      request.headers.host === new URL(shop.url).host
        ? response.writeHead(302, { location: `${other.url}/backend` }).end()
        : json(200, paid);
    await open(PRELOAD + ACTION);
    await expectEvents('pay-error');
  });

  test('is fresh after the consumer returns with the back button', async () => {
    let current = created;
    respond = (_number, { response, json }) => {
      response.setHeader('cache-control', 'no-store');
      json(200, current);
    };
    await open(PRELOAD + ACTION);
    await shopper.waitForEvent('pay-ready');
    await shopper.tab.go(`${shop.url}/bank?1`);
    current = paid;
    await shopper.tab.evaluate('setTimeout(() => history.back())');
    await shopper.waitForAddress('/page');
    await shopper.waitForEvent('pay-complete');
  });
});
