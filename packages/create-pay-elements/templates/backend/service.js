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

export const price = { currency: 'BRL', amount: '49.90' };
export const methods = ['pix_br', 'boleto_br', { id: 'ewallet_id', name: 'GoPay' }];
/** From the account of the consumer, who has signed in to your shop. */
const consumer = { first_name: 'Ana', last_name: 'Souza', email: 'ana@example.com', phone: '+6281234567890' };

/**
 * What the service creates for the choice of the consumer.
 * @param {import('pay-elements/merchant').CheckoutChoice} choice
 * @param {{ id: string, reference: string }} placed the order: its id, and its number
 */
export function order({ method, customer, mandate_id }, { reference }) {
  const payment = { payment_method: method, ...price, reference };
  if (mandate_id) return { payment: { ...payment, mandate_id } };
  // A wallet is linked with a one-time code. Then this is called again, and the mandate pays.
  if (method === 'ewallet_id') return { customer: consumer, mandate: { payment_method: method, reference } };
  // What a method needs, such as the tax number for a boleto, is entered in the page.
  return customer ? { customer: { ...customer, ...consumer }, payment } : { payment };
}
