// @ts-check
import express from 'express';
import { toNode } from 'pay-elements/merchant/node';
import { merchant } from './merchant.js';

const { PORT = '3000' } = process.env;
const app = express();
// Before any parser of bodies: the signature of a webhook needs the text as it was received.
app.use(toNode(merchant));
app.use('/pay-elements', express.static('node_modules/pay-elements/dist'));
app.use(express.static('public'));

app.listen(Number(PORT), (error) => {
  if (error) throw error;
  console.log(`Shop      http://localhost:${PORT}`);
});
