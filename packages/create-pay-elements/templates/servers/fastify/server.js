// @ts-check
import files from '@fastify/static';
import fastify from 'fastify';
import { resolve } from 'node:path';
import { toFastify } from 'pay-elements/merchant/node';
import { merchant } from './merchant.js';

const { PORT = '3000' } = process.env;
const app = fastify();
app.addHook('onRequest', toFastify(merchant));
app.register(files, { root: resolve('public') });
app.register(files, {
  root: resolve('node_modules/pay-elements/dist'),
  prefix: '/pay-elements/',
  decorateReply: false,
});

await app.listen({ port: Number(PORT) });
console.log(`Shop      http://localhost:${PORT}`);
