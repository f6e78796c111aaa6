import { PaymentService } from './payment-service.js';
import { createShop } from './shop.js';

/** @param {string} name */
function setting(name) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

const shop = createShop({
  service: new PaymentService({ url: setting('SERVICE_URL'), key: setting('SERVICE_KEY') }),
  webhookSecret: setting('WEBHOOK_SECRET'),
  deliver: ({ id, status }) => console.log(`Deliver: ${id} is ${status}.`),
  folder: process.env.PAGES,
});
await shop.listen({ host: '127.0.0.1', port: Number(process.env.PORT ?? 3000) });
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => shop.close());
