/** The handlers in each framework, by the line of docs/backend.md, over real connections. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request as requestHttp, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { serve } from '@hono/node-server';
import express, { type Express } from 'express';
import fastify from 'fastify';
import { createApp, createRouter, fromWebHandler, toNodeListener } from 'h3';
import { Hono } from 'hono';
import { toFastify, toNode } from '../../src/merchant/node.js';
import type { Merchant } from '../../src/merchant/merchant.js';
import { readRecipes } from './recipes.js';
import { OTP, Page, readAnswer, serviceOf, startMerchant, type TestMerchant } from './shop.js';

const NativeResponse = globalThis.Response;

interface Running {
  readonly url: string;
  close(): void;
}

async function listen(listener: RequestListener): Promise<Running> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Runs a line of the documentation with these names. */
const run = (line: string, names: Record<string, unknown>): unknown =>
  runInNewContext(line.replace(/^export default (.*);$/, '($1)'), names);

const recipes = readRecipes();

/** Starts a shop with the line of the documentation, and a page of its own at `/`. */
const FRAMEWORKS: Readonly<Record<string, (line: string, merchant: Merchant) => Promise<Running>>> = {
  'Node’s http': async (line, merchant) => {
    const servers: RequestListener[] = [];
    const record = (listener: RequestListener) => (servers.push(listener), { listen: () => {} });
    run(line, { createServer: record, toNode, merchant });
    return listen(servers[0]!);
  },
  Express: async (line, merchant) => {
    const app = (express as unknown as () => Express)();
    run(line, { app, toNode, merchant });
    app.get('/', (_req: unknown, res: { send(text: string): void }) => res.send('shop'));
    return listen(app);
  },
  Fastify: async (line, merchant) => {
    const app = fastify();
    run(line, { app, toFastify, merchant });
    app.get('/', async () => 'shop');
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    return { url, close: () => void app.close() };
  },
  Hono: async (line, merchant) => {
    const app = new Hono();
    run(line, { app, merchant });
    app.get('/', (context) => context.text('shop'));
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
    await once(server, 'listening');
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
  },
  Nuxt: async (line, merchant) => {
    const handler = run(line, { fromWebHandler, merchant }) as ReturnType<typeof fromWebHandler>;
    const running = await listen(toNodeListener(createApp().use(createRouter().use('/merchant/**', handler))));
    // The server of Hono, which the sandbox runs on, replaces the class. A Nuxt server has the original one.
    const replaced = globalThis.Response;
    globalThis.Response = NativeResponse;
    return {
      url: running.url,
      close: () => {
        globalThis.Response = replaced;
        running.close();
      },
    };
  },
};

describe('docs/backend.md: a line for each framework', () => {
  let shop: TestMerchant;
  beforeAll(async () => void (shop = await startMerchant()));
  afterAll(() => shop.close());

  it('has a tested line for each framework, and those that take the handler itself', () => {
    const handlers = ['Next.js', 'Bun, Deno, Cloudflare Workers'];
    assert.deepEqual([...recipes.keys()].sort(), [...Object.keys(FRAMEWORKS), ...handlers].sort());
  });

  it('Next.js, Bun, Deno and Workers call the handler itself', async () => {
    const merchant = shop.create();
    assert.match(recipes.get('Next.js')!, /^export const GET = merchant, POST = merchant;$/);
    const { fetch: handler } = run(recipes.get('Bun, Deno, Cloudflare Workers')!, { merchant }) as { fetch: Merchant };
    assert.equal((await handler(new Request('https://shop.example/merchant/payments/pm_1'))).status, 404);
  });

  for (const [name, start] of Object.entries(FRAMEWORKS)) {
    describe(name, () => {
      let running: Running;
      let page: Page;
      beforeAll(async () => {
        const service = serviceOf(shop.sandbox, { webhookSecret: async () => secret });
        running = await start(recipes.get(name)!, shop.create({ service }));
        page = new Page(fetch, running.url);
        secret = await shop.register(`${running.url}/merchant/webhooks`);
      });
      let secret: string;
      afterAll(() => running.close());

      it('creates, reads and streams a payment until its webhook', async () => {
        const id = await page.orderedId('pix_br');
        assert.equal((await page.get(`/merchant/payments/${id}`)).body['status'], 'created');
        const reader = (await page.request('GET', `/merchant/payments/${id}/events`))
          .body!.pipeThrough(new TextDecoderStream())
          .getReader();
        assert.match((await reader.read()).value!, /^data: .*"created"/);
        await shop.consumer('POST', `/sandbox/payments/${id}/pay`);
        assert.match((await reader.read()).value!, /^data: .*"paid"/);
        assert.equal((await reader.read()).done, true);
      });

      it('verifies a one-time code', async () => {
        const id = await page.orderedId('ewallet_id');
        const { body } = await page.post(`/merchant/v1/mandates/${id}/verify`, { otp: OTP });
        assert.equal(body['status'], 'active');
      });

      it('leaves other paths to the shop', async () => {
        const { status } = await fetch(`${running.url}/`);
        assert.equal(status, ['Node’s http', 'Nuxt'].includes(name) ? 404 : 200);
      });

      it('answers bad input with the envelope', async () => {
        const headers = { 'content-type': 'application/json' };
        for (const body of ['{"method":', '', 'x'.repeat(300_000)]) {
          const answer = await readAnswer(await page.request('POST', '/merchant/orders', { body, headers }));
          assert.equal(answer.body.error?.['type'], 'invalid_request_error');
        }
        const other = await page.post('/merchant/orders', { method: 'pix_br' }, { 'sec-fetch-site': 'cross-site' });
        assert.equal(other.status, 403);
      });
    });
  }

  describe('the adapter of Node', () => {
    let running: Running;
    beforeAll(async () => void (running = await listen(toNode(shop.create()))));
    afterAll(() => running.close());

    it('an address of a host that the browser did not request is no request of the shop', async () => {
      // An older browser sends only Origin: the URL of the request must not be taken from the path.
      const call = requestHttp(running.url, {
        method: 'POST',
        path: '//evil.example/merchant/orders',
        headers: { origin: 'http://evil.example', 'content-type': 'application/json' },
      }).end('{"method":"pix_br"}');
      const [response] = (await once(call, 'response')) as [{ statusCode: number; resume(): void }];
      response.resume();
      assert.equal(response.statusCode, 404);
    });

    it('a host name that is none gets 400', async () => {
      const socket = connect(Number(new URL(running.url).port), '127.0.0.1');
      socket.write('GET /merchant/payments/pm_1 HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
      const [first] = (await once(socket, 'data')) as [Buffer];
      assert.match(first.toString(), /^HTTP\/1\.1 400 /);
      socket.destroy();
    });

    it('a request that is cut leaves nothing behind, and the next one is answered', async () => {
      const { hostname, port } = new URL(running.url);
      const socket = connect(Number(port), hostname);
      socket.write(
        `POST /merchant/orders HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
      );
      await once(socket, 'ready').catch(() => {});
      socket.destroy();
      assert.equal((await fetch(`${running.url}/merchant/payments/pm_1`)).status, 404);
    });
  });

  it('Express with a parser of bodies before the handlers still orders', async () => {
    const app = (express as unknown as () => Express)();
    app.use((express as unknown as { json(): never }).json());
    app.use(toNode(shop.create()) as never);
    const running = await listen(app);
    try {
      assert.equal((await new Page(fetch, running.url).order('pix_br')).status, 200);
    } finally {
      running.close();
    }
  });
});
