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

export const price = { currency: 'BRL', amount: '49.90' };
export const methods = ['pix_br', 'boleto_br'];
/** From the account of the consumer, who has signed in to your shop. */
const consumer = { name: 'Ana Souza', email: 'ana@example.com' };
const due = { amount: Math.round(Number(price.amount) * 100), currency: 'brl' };

/**
 * What the provider creates for the choice of the consumer, or null.
 * @param {import('pay-elements/merchant').CheckoutChoice} choice
 * @param {{ id: string, reference: string }} placed the order: its id, and its number
 * @returns {Stripe.PaymentIntentCreateParams | null}
 */
export function order({ method, customer }, { reference }) {
  if (method === 'pix_br') {
    const payment_method_data = /** @type {const} */ ({ type: 'pix', billing_details: consumer });
    return { ...due, metadata: { reference }, allowed_payment_method_types: ['pix'], payment_method_data };
  }
  if (method === 'boleto_br') {
    const { document, billing_address: address } = Object(customer);
    const payment_method_data = /** @type {const} */ ({
      type: 'boleto',
      boleto: { tax_id: document?.number },
      billing_details: { ...consumer, address },
    });
    return { ...due, metadata: { reference }, allowed_payment_method_types: ['boleto'], payment_method_data };
  }
  return null;
}
