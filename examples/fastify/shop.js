import fastify from 'fastify';
import { contractService, createMerchant } from 'pay-elements/merchant';
import { toFastify } from 'pay-elements/merchant/node';
import { orderFor } from './methods.js';
import { Orders } from './orders.js';
import { pages } from './pages.js';

/**
 * A merchant's backend. It knows the prices, has the key of the payment service, and forwards requests.
 * @param {{
 *   service: { url: string, apiKey: string, webhookSecret: string },
 *   deliver: (resource: import('./orders.js').Resource) => void,
 *   origin?: string,
 *   folder?: string,
 * }} options `origin`: the page's, if another server passes its requests on
 */
export function createShop({ service, deliver, origin, folder }) {
  const app = fastify({ forceCloseConnections: true });
  const orders = new Orders(deliver);
  const merchant = createMerchant({
    base: '/api',
    // The path of a request for another code is the sandbox's: use the one of your payment service.
    service: contractService({ ...service, resendPath: '/sandbox/mandates/{id}/resend' }),
    order: orderFor,
    onCreate: ({ id }) => orders.add(id),
    // A shop with logins also checks here that the order belongs to the user.
    owns: (id) => orders.has(id),
    onEvent: ({ data }) => orders.update(/** @type {import('./orders.js').Resource} */ (data)),
    origins: origin ? [origin] : [],
  });
  app.addHook('onRequest', toFastify(merchant));
  if (folder) app.register(pages, { folder });
  return app;
}
