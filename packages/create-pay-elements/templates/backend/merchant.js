// @ts-check
/** The routes under /merchant, for the page and for webhooks: a function from Request to Response. */
import { createMerchant } from 'pay-elements/merchant';
import { order, service } from './service.js';
import { setting } from './setting.js';

export const merchant = createMerchant({
  service,
  order,
  // Signs the cookie that says whose payment it is.
  secret: setting('COOKIE_SECRET'),
  // Only webhooks with a correct signature arrive here. One may arrive twice: deliver each order once.
  onEvent({ type, data }) {
    console.log(`Webhook ${type}: ${data['id']} is ${data['status']}.`);
    if (data['status'] === 'paid') console.log(`Deliver ${data['id']}.`);
  },
});
