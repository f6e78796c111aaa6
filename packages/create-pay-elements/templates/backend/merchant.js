// @ts-check
/** The orders, and the routes under /merchant, for the page and for webhooks: a function from Request to Response. */
import { randomInt, randomUUID } from 'node:crypto';
import { createMerchant } from 'pay-elements/merchant';
import { methods, order, price, service } from './service.js';
import { setting } from './setting.js';

/** The number of each order by its id, until the shop stops: a table of your database. @type {Map<string, string>} */
const orders = new Map();

/** @returns the id of a new order. Nobody can guess it, so it is a link for other devices of the consumer, too. */
export function placeOrder() {
  const id = randomUUID();
  orders.set(id, `NC-${randomInt(100_000, 1_000_000)}`);
  return id;
}

export const merchant = createMerchant({
  service,
  // Signs the cookie that says whose payment it is.
  secret: setting('COOKIE_SECRET'),
  checkout(id) {
    const reference = orders.get(id);
    if (!reference) return null;
    return {
      ...price,
      seller: 'Norte Coffee',
      description: 'Sierra blend, 250 g',
      reference,
      methods,
      order: (choice) => order(choice, { id, reference }),
    };
  },
  // Only webhooks with a correct signature arrive here. One may arrive twice: deliver each order once.
  onEvent({ type, data }) {
    console.log(`Webhook ${type}: ${data['id']} is ${data['status']}.`);
    if (data['status'] === 'paid') console.log(`Deliver ${data['id']}.`);
  },
});
