/** The shop's server: its page, the library, and the merchant's backend. */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { createShopMerchant, type MerchantOptions } from './merchant.js';

export interface ShopOptions extends Pick<MerchantOptions, 'service' | 'send' | 'apiKey'> {
  readonly root: string;
  readonly dataDir: string;
  /** Origin of the shop, for the service's webhooks. */
  readonly url: string;
}

/** A strict policy. The library needs no exception except its Trusted Types policy. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types pay-elements',
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.map': 'application/json',
};

export function createShop({ root, dataDir, url, ...service }: ShopOptions): Hono {
  const app = new Hono();
  app.route(
    '/merchant',
    createShopMerchant({
      ...service,
      webhooks: `${url}/merchant/webhooks`,
      file: join(dataDir, 'merchant.json'),
    }),
  );

  /** The routes below restrict the file names, so that no other path reaches this function. */
  const file = async (path: string): Promise<Response> => {
    const headers = {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    };
    return readFile(path).then(
      (body) => new Response(new Uint8Array(body), { headers }),
      () => new Response('Not found', { status: 404 }),
    );
  };
  app.get('/', () => file(join(root, 'demo/public/index.html')));
  app.get('/:name{[a-z-]+\\.(js|css|svg)}', ({ req }) => file(join(root, 'demo/public', req.param('name'))));
  app.get('/texts/:name{[a-zA-Z-]+\\.json}', ({ req }) => file(join(root, 'demo/public/texts', req.param('name'))));
  app.get('/pay-elements/:path{((chunks|locales|themes)/)?[\\w-]+(\\.[\\w-]+)?\\.(css|js(\\.map)?)}', ({ req }) =>
    file(join(root, 'dist', req.param('path'))),
  );
  return app;
}
