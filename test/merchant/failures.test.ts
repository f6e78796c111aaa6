/** The payment service fails: the page gets the error envelope, and no secret or one-time code gets out. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, it, vi, type MockInstance } from 'vitest';
import { setImmediate } from 'node:timers/promises';
import {
  contractService,
  createMerchant,
  Refusal,
  type ContractOrder,
  type MerchantOptions,
} from '../../src/merchant/index.js';
import { toNode } from '../../src/merchant/node.js';
import { orderOf, OTP, Page, SECRET } from './shop.js';

const API_KEY = 'sk_live_secret';
const html = () => new Response('<h1>Bad gateway</h1>', { status: 502 });

type Reply = (request: Request) => Response | Promise<Response>;

describe('pay-elements/merchant: failures of the service', () => {
  let logged: MockInstance<typeof console.error>;
  beforeEach(() => void (logged = vi.spyOn(console, 'error').mockImplementation(() => {})));
  afterEach(() => {
    const text = JSON.stringify(logged.mock.calls);
    for (const secret of [API_KEY, OTP, SECRET, ' at ']) assert.equal(text.includes(secret), false, text);
  });

  const pageOf = (reply: Reply, more: Partial<MerchantOptions<ContractOrder>> = {}) =>
    new Page(
      createMerchant({
        owns: () => true,
        order: orderOf,
        service: contractService({
          url: 'https://service.example',
          apiKey: API_KEY,
          fetch: async (input, init) => reply(new Request(input as string, init)),
        }),
        ...more,
      }),
    );

  const REPLIES: Readonly<Record<string, [Reply, number]>> = {
    'is down': [() => Promise.reject(new TypeError('fetch failed')), 502],
    'answers with a page of its proxy': [html, 502],
    'answers with an empty body': [() => new Response(null), 502],
    'answers with a million bytes': [() => new Response('x'.repeat(1_000_001)), 502],
    'refuses the key': [() => Response.json({ error: { message: `wrong key ${API_KEY}` } }, { status: 401 }), 502],
    'redirects elsewhere': [() => Response.redirect('https://evil.example/v1/payments/pm_1', 307), 502],
    'answers 500': [() => Response.json({ error: { type: 'api_error', message: 'sorry' } }, { status: 500 }), 500],
    'repeats the request in its error': [
      async (request) => Promise.reject(new Error(`could not send ${await request.text()}`)),
      502,
    ],
  };
  for (const [what, [reply, expected]] of Object.entries(REPLIES)) {
    it(`a service that ${what} is an error of this side, for each request`, async () => {
      const page = pageOf(reply);
      const answers = [
        await page.get('/merchant/payments/pm_1'),
        await page.order('pix_br'),
        await page.post('/merchant/v1/mandates/mdt_1/verify', { otp: OTP }),
      ];
      for (const { status, body } of answers) {
        assert.deepEqual([status, body.error?.['type']], [expected, 'api_error']);
        const text = JSON.stringify(body);
        for (const secret of [API_KEY, OTP]) assert.equal(text.includes(secret), false, text);
      }
      if (expected !== 500) assert.equal(logged.mock.calls.length, 3);
    });
  }

  it('a service that takes too long is given up', async () => {
    const never: Reply = () => new Promise(() => {});
    const { status, body } = await pageOf(never, { timeout: 5 }).get('/merchant/payments/pm_1');
    assert.deepEqual([status, body.error?.['message']], [504, 'the payment service did not respond in time']);
  });

  it('the key of the service goes to the service alone, and no header of the page does', async () => {
    const seen: Headers[] = [];
    const page = pageOf(({ headers }) => {
      seen.push(headers);
      return Response.json(
        { id: 'pm_1', object: 'payment' },
        { headers: { 'set-cookie': 'a=b', 'x-internal': API_KEY } },
      );
    });
    const { headers } = await page.get('/merchant/payments/pm_1', {
      cookie: 'session=1',
      authorization: 'Bearer page',
    });
    assert.equal(seen[0]!.get('authorization'), `Bearer ${API_KEY}`);
    assert.equal(seen[0]!.get('cookie'), null);
    assert.equal(JSON.stringify([...headers]).includes(API_KEY), false);
    assert.deepEqual(headers.getSetCookie(), []);
  });

  it('a limit of the service is forwarded with its Retry-After', async () => {
    const error = { error: { type: 'rate_limit_error', message: 'slow down' } };
    const page = pageOf(() => Response.json(error, { status: 429, headers: { 'retry-after': '7' } }));
    const { status, headers, body } = await page.get('/merchant/payments/pm_1');
    assert.deepEqual([status, headers.get('retry-after'), body], [429, '7', error]);
  });

  // A promise that is rejected without a handler fails the test, as it would end the process of the shop.
  const rejects = () => Promise.reject(new Error('the shop’s own mistake'));
  const throws = () => {
    throw new Error('the shop’s own mistake');
  };
  const OWN: Readonly<Record<string, [Partial<MerchantOptions<ContractOrder>>, number]>> = {
    'an onError that rejects': [{ order: throws, onError: rejects }, 500],
    'an onError that throws': [{ order: throws, onError: throws }, 500],
    'an order that rejects': [{ order: rejects }, 500],
    'an order that is refused with no status of HTTP': [{ order: () => Promise.reject(new Refusal(42, 'no')) }, 500],
    'an order that is refused with no header': [
      { order: () => Promise.reject(new Refusal(400, 'no', { 'x-y': 'a\nb' })) },
      500,
    ],
    'an onCreate that rejects': [{ onCreate: rejects }, 500],
    'a session that rejects': [{ owns: rejects }, 500],
    'a session that throws': [{ owns: throws }, 500],
    'a channel that cannot be left': [{ changes: { publish: () => {}, subscribe: () => rejects } }, 200],
    'a channel that cannot be joined': [{ changes: { publish: () => {}, subscribe: throws } }, 500],
  };
  for (const [what, [options, expected]] of Object.entries(OWN)) {
    it(`${what} ends no process`, async () => {
      const page = pageOf(() => Response.json({ id: 'pm_1', object: 'payment', status: 'paid' }), options);
      const isOrder = 'order' in options || 'onCreate' in options;
      const response = isOrder
        ? await page.request('POST', '/merchant/orders', {
            body: '{"method":"pix_br"}',
            headers: { 'content-type': 'application/json' },
          })
        : await page.request('GET', '/merchant/payments/pm_1/events');
      await response.text();
      await setImmediate();
      assert.equal(response.status, expected);
    });
  }

  const UNSENT: Readonly<Record<string, () => Promise<Response>>> = {
    'cannot be made': () => Promise.reject(new Error('the shop’s own mistake')),
    'breaks off': async () =>
      new Response(new ReadableStream({ start: (controller) => controller.error(new Error()) })),
  };
  for (const [what, respond] of Object.entries(UNSENT)) {
    it(`a response that ${what} ends the connection, not the process`, async () => {
      const server = createServer(toNode(Object.assign(respond, { base: '/merchant' }))).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      await assert.rejects(fetch(`http://127.0.0.1:${port}/merchant/payments/pm_1`).then((one) => one.text()));
      server.close();
      await once(server, 'close');
    });
  }

  it('an order that the shop cannot make is an error of this side, without its reason', async () => {
    const page = pageOf(html, { order: () => Promise.reject(new Error('select * from prices')) });
    const { status, body } = await page.order('pix_br');
    assert.deepEqual([status, body.error?.['type']], [500, 'api_error']);
    assert.equal(JSON.stringify(body).includes('select'), false);
    assert.deepEqual(logged.mock.calls[0]!, ['merchant: the request could not be completed: select * from prices']);
  });
});
