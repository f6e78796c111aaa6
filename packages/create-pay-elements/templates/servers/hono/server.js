// @ts-check
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { readFileSync } from 'node:fs';
import { merchant, placeOrder } from './merchant.js';

const { PORT = '3000' } = process.env;
const page = readFileSync('order.html', 'utf8');
const app = new Hono();
app.all('/merchant/*', ({ req }) => merchant(req.raw));
app.use('/pay-elements/*', serveStatic({ root: 'node_modules', rewriteRequestPath: inPackage }));
app.use(serveStatic({ root: 'public' }));
app.get('/', (context) => context.redirect(`/orders/${placeOrder()}`));
app.get('/orders/:id', (context) => context.html(page.replace('{order}', encodeURIComponent(context.req.param('id')))));

/** @param {string} path */
function inPackage(path) {
  return path.replace('/pay-elements/', '/pay-elements/dist/');
}

serve({ fetch: app.fetch, port: Number(PORT) }, () => console.log(`Shop      http://localhost:${PORT}`));
