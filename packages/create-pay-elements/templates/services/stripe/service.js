// @ts-check
/** Stripe, and what can be ordered. */
import { adaptedService } from 'pay-elements/merchant';
import { fromStripe } from 'pay-elements/providers/stripe';
import Stripe from 'stripe';
import { setting } from './setting.js';

const { paymentIntents, webhooks } = new Stripe(setting('STRIPE_SECRET_KEY'));
const webhookSecret = setting('STRIPE_WEBHOOK_SECRET');

export const service = adaptedService(fromStripe, {
  /** @param {Stripe.PaymentIntentCreateParams} order */
  create: (order, { idempotencyKey }) => paymentIntents.create({ ...order, confirm: true }, { idempotencyKey }),
  retrieve: (id) => paymentIntents.retrieve(id),
  async readWebhook(headers, body) {
    const signature = headers.get('stripe-signature') ?? '';
    const { id, type, data } = await webhooks.constructEventAsync(body, signature, webhookSecret);
    return { id, type, data: data.object.object === 'payment_intent' ? data.object : null };
  },
});

/** From the account of the consumer, who has signed in to your shop. */
const consumer = { name: 'Ana Souza', email: 'ana@example.com' };
const price = { amount: 12990, currency: 'brl' };

/**
 * The order for what the page has sent, or null. The shop sets the price, not the page.
 * @param {Readonly<Record<string, unknown>>} body
 * @returns {Stripe.PaymentIntentCreateParams | null}
 */
export function order({ method, customer }) {
  if (method === 'pix_br') {
    const payment_method_data = /** @type {const} */ ({ type: 'pix', billing_details: consumer });
    return { ...price, allowed_payment_method_types: ['pix'], payment_method_data };
  }
  if (method === 'boleto_br') {
    const { document, billing_address: address } = Object(customer);
    const payment_method_data = /** @type {const} */ ({
      type: 'boleto',
      boleto: { tax_id: document?.number },
      billing_details: { ...consumer, address },
    });
    return { ...price, allowed_payment_method_types: ['boleto'], payment_method_data };
  }
  return null;
}
