import { createShop } from './shop.js';

/** @param {string} name */
function setting(name) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

const shop = createShop({
  service: { url: setting('SERVICE_URL'), apiKey: setting('SERVICE_KEY'), webhookSecret: setting('WEBHOOK_SECRET') },
  deliver: ({ id, status }) => console.log(`Deliver: ${id} is ${status}.`),
  origin: process.env.SHOP_ORIGIN,
  folder: process.env.PAGES,
});
await shop.listen({ host: '127.0.0.1', port: Number(process.env.PORT ?? 3000) });
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => shop.close());
