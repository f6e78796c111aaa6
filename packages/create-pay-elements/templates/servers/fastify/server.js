// @ts-check
import files from '@fastify/static';
import fastify from 'fastify';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { toFastify } from 'pay-elements/merchant/node';
import { merchant, placeOrder } from './merchant.js';

const { PORT = '3000' } = process.env;
const page = readFileSync('order.html', 'utf8');
const app = fastify();
app.addHook('onRequest', toFastify(merchant));
app.register(files, { root: resolve('public') });
app.register(files, {
  root: resolve('node_modules/pay-elements/dist'),
  prefix: '/pay-elements/',
  decorateReply: false,
});
app.get('/', (_request, reply) => reply.redirect(`/orders/${placeOrder()}`));
app.get('/orders/:id', ({ params }, reply) => {
  const { id } = /** @type {{ id: string }} */ (params);
  return reply.type('text/html').send(page.replace('{order}', encodeURIComponent(id)));
});

await app.listen({ port: Number(PORT) });
console.log(`Shop      http://localhost:${PORT}`);
