import fastify from 'fastify';
import { checkout } from './checkout.js';
import { Orders } from './orders.js';
import { pages } from './pages.js';
import { webhooks } from './webhooks.js';

/**
 * A merchant's backend. It knows the prices, has the key of the payment service, and forwards requests.
 * @param {{
 *   service: import('./payment-service.js').PaymentService,
 *   webhookSecret: string,
 *   deliver: (resource: import('./orders.js').Resource) => void,
 *   folder?: string,
 * }} options
 */
export function createShop({ service, webhookSecret, deliver, folder }) {
  const app = fastify({ bodyLimit: 100_000, forceCloseConnections: true });
  const orders = new Orders(deliver);
  app.register(checkout, { prefix: '/api', service, orders });
  app.register(webhooks, { secret: webhookSecret, onChange: (resource) => orders.update(resource) });
  if (folder) app.register(pages, { folder });
  return app;
}
