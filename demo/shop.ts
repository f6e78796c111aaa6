/** The shop's server: its page, the library, and the merchant's backend. */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { randomBytes } from 'node:crypto';
import { ShopCheckouts } from './checkouts.js';
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
  const checkouts = new ShopCheckouts(join(dataDir, 'shop'), join(root, 'demo/public/texts'));
  app.route(
    '/merchant',
    createShopMerchant({
      ...service,
      webhooks: `${url}/merchant/webhooks`,
      file: join(dataDir, 'merchant.json'),
      checkouts,
    }),
  );

  const headersOf = (path: string) => ({
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  });
  /** The routes below restrict the file names, so that no other path reaches this function. */
  const file = async (path: string): Promise<Response> =>
    readFile(path).then(
      (body) => new Response(new Uint8Array(body), { headers: headersOf(path) }),
      () => new Response('Not found', { status: 404 }),
    );
  /**
   * A page of the shop.
   * @param name of the file with what is not the same in both
   * @param values of the order, which replace `{amount}` and the like
   */
  const page = async (name: string, home: string, values: Readonly<Record<string, string>> = {}): Promise<Response> => {
    const read = (file: string) => readFile(join(root, 'demo/public', `${file}.html`), 'utf8');
    const [layout, content] = await Promise.all([read('layout'), read(name)]);
    const all: Readonly<Record<string, string>> = { ...values, name, home };
    const whole = layout.replace('{content}', () => content).replace(/\{(\w+)\}/g, (_, key: string) => all[key] ?? '');
    return new Response(whole, { headers: headersOf('layout.html') });
  };
  /** Whose the linked accounts are. A real shop knows it from its session. */
  const customerOf = (context: Context): string => {
    const known = getCookie(context, 'customer');
    const customer = known && /^[\w-]{20,}$/.test(known) ? known : randomBytes(18).toString('base64url');
    if (customer !== known) setCookie(context, 'customer', customer, { path: '/', httpOnly: true, sameSite: 'Lax' });
    return customer;
  };
  app.get('/', (context) => {
    const { search, searchParams } = new URL(context.req.url);
    return context.redirect(`/orders/${checkouts.start(customerOf(context), searchParams)}${search}`);
  });
  app.get('/orders/:id', ({ req, notFound }) => {
    const order = req.param('id');
    const facts = checkouts.factsOf(order);
    return facts ? page('checkout', '/', { order, ...facts }) : notFound();
  });
  app.post('/orders/:id', async (context) => {
    checkouts.change(context.req.param('id'), await context.req.parseBody());
    return context.redirect(context.req.url, 303);
  });
  app.get('/own', () => page('own', '/own'));
  app.get('/:name{[a-z-]+\\.(js|css|svg)}', ({ req }) => file(join(root, 'demo/public', req.param('name'))));
  app.get('/texts/:name{[a-zA-Z0-9-]+\\.json}', ({ req }) => file(join(root, 'demo/public/texts', req.param('name'))));
  app.get('/pay-elements/:path{((chunks|locales|themes)/)?[\\w-]+(\\.[\\w-]+)?\\.(css|js(\\.map)?)}', ({ req }) =>
    file(join(root, 'dist', req.param('path'))),
  );
  return app;
}
