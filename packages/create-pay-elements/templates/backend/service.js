// @ts-check
/** The payment service, and what can be ordered. */
import { contractService } from 'pay-elements/merchant';
import { setting } from './setting.js';

export const service = contractService({
  url: setting('PAY_SERVICE'),
  apiKey: setting('PAY_API_KEY'),
  webhookSecret: setting('WEBHOOK_SECRET'),
  resendPath: setting('PAY_RESEND_PATH'),
});

/** From the account of the consumer, who has signed in to your shop. */
const consumer = { first_name: 'Ana', last_name: 'Souza', email: 'ana@example.com', phone: '+6281234567890' };
const price = { currency: 'BRL', amount: '129.90' };

/**
 * The order for what the page has sent, or null. The shop sets the price, not the page.
 * @param {Readonly<Record<string, unknown>>} body
 */
export function order({ method, customer: entered }) {
  const customer = { ...consumer, ...Object(entered) };
  if (method === 'pix_br') return { payment: { payment_method: method, ...price } };
  if (method === 'boleto_br') return { customer, payment: { payment_method: method, ...price } };
  // A wallet is linked by a one-time code, and debited later.
  if (method === 'ewallet_id') return { customer, mandate: { payment_method: method } };
  return null;
}
