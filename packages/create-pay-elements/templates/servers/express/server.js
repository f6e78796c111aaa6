// @ts-check
import express from 'express';
import { readFileSync } from 'node:fs';
import { toNode } from 'pay-elements/merchant/node';
import { merchant, placeOrder } from './merchant.js';

const { PORT = '3000' } = process.env;
const page = readFileSync('order.html', 'utf8');
const app = express();
// Before any parser of bodies: the signature of a webhook needs the text as it was received.
app.use(toNode(merchant));
app.use('/pay-elements', express.static('node_modules/pay-elements/dist'));
app.use(express.static('public'));
app.get('/', (_request, response) => response.redirect(`/orders/${placeOrder()}`));
app.get('/orders/:id', ({ params }, response) => {
  response.send(page.replace('{order}', encodeURIComponent(params.id)));
});

app.listen(Number(PORT), (error) => {
  if (error) throw error;
  console.log(`Shop      http://localhost:${PORT}`);
});
