/** HTTP servers of the tests. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../../documents/documents.js';
import { SHOP_PAGE } from './page.js';
import type { Provider, ProviderRequest, Store } from './provider.js';

export interface TestServer {
  readonly url: string;
  close(): void;
}

const JSON_TYPE = { 'content-type': 'application/json' };

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readBody(request: IncomingMessage): Promise<ProviderRequest['body']> {
  const body = await text(request);
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (isForm) return Object.fromEntries(new URLSearchParams(body));
  return body ? (JSON.parse(body) as ProviderRequest['body']) : {};
}

/** The provider's API. A bank returns the consumer to `/back?to=<URL of the shop>`. */
export const serveProvider = (provider: Provider, store: Store): Promise<TestServer> =>
  listen(async (request, response) => {
    const { method = '', url: path = '' } = request;
    const { pathname, searchParams } = new URL(path, 'http://provider');
    if (pathname !== '/back') {
      const body = await provider.answer({ method, path, body: await readBody(request) }, store);
      const status = body ? ('error' in body ? 400 : 200) : 404;
      return void response.writeHead(status, JSON_TYPE).end(JSON.stringify(body ?? {}));
    }
    const shop = new URL(searchParams.get('to')!);
    provider.comeBack?.(shop, await store.retrieve(searchParams.get('payment_id')!));
    // A redirect here would belong to the bank's form, whose policy allows only this origin.
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<meta http-equiv="refresh" content="0; url=${shop.href}">`);
  });

export interface Shop extends TestServer {
  /** The responses of the backend to pages. */
  readonly answers: readonly { readonly path: string; readonly body: string }[];
}

/** The page and the backend are one origin. @param backend the origin of the backend */
export async function serveShop(backend: () => string): Promise<Shop> {
  const answers: { path: string; body: string }[] = [];
  const server = await listen(async (request, response) => {
    const { method = 'GET', url = '', headers } = request;
    const { pathname } = new URL(url, 'http://shop');
    if (pathname === '/order.html') return void response.writeHead(200, { 'content-type': 'text/html' }).end(SHOP_PAGE);
    if (pathname.startsWith('/pay-elements/')) {
      const file = readFileSync(join(ROOT, 'dist', pathname.slice('/pay-elements/'.length)));
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(file);
    }
    const recorded = { path: url, body: '' };
    answers.push(recorded);
    const answer = await fetch(backend() + url, {
      method,
      redirect: 'manual',
      headers: {
        ...JSON_TYPE,
        cookie: headers.cookie ?? '',
        'sec-fetch-site': String(headers['sec-fetch-site'] ?? 'same-origin'),
      },
      ...(method === 'POST' ? { body: await text(request) } : {}),
    });
    recorded.body = await answer.text();
    response.writeHead(answer.status, [...answer.headers].flat()).end(recorded.body);
  });
  return { ...server, answers };
}
