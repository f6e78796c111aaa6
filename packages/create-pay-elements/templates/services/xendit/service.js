// @ts-check
/** Xendit, and what can be ordered. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { adaptedService } from 'pay-elements/merchant';
import { fromXendit } from 'pay-elements/providers/xendit';
import { Xendit } from 'xendit-node';
import { setting } from './setting.js';

/** @typedef {import('xendit-node/payment_request/models/index.js').PaymentMethodParameters} PaymentMethodParameters */

const { PORT = '3000', SHOP = `http://localhost:${PORT}` } = process.env;
const { PaymentRequest } = new Xendit({ secretKey: setting('XENDIT_SECRET_KEY') });
const token = setting('XENDIT_WEBHOOK_TOKEN');

/** @param {string} text */
const digest = (text) => createHash('sha256').update(text).digest();
/** @param {string} paymentRequestId */
const retrieve = (paymentRequestId) => PaymentRequest.getPaymentRequestByID({ paymentRequestId });

export const service = adaptedService(fromXendit, {
  /** @param {PaymentMethodParameters} paymentMethod */
  create: (paymentMethod, { idempotencyKey }) =>
    PaymentRequest.createPaymentRequest({
      idempotencyKey,
      data: { amount: Number(price.amount), currency: price.currency, referenceId: idempotencyKey, paymentMethod },
    }),
  retrieve,
  async readWebhook(headers, body) {
    if (!timingSafeEqual(digest(headers.get('x-callback-token') ?? ''), digest(token))) throw new Error('wrong token');
    const { event, data } = JSON.parse(body);
    const id = headers.get('webhook-id') ?? data.id;
    return { id, type: event, data: data.payment_request_id ? await retrieve(data.payment_request_id) : null };
  },
});

export const price = /** @type {const} */ ({ currency: 'IDR', amount: '49900' });
export const methods = ['qris_id', 'alfamart_id', 'dana_id'];

/**
 * What the provider creates for the choice of the consumer, or null.
 * @param {import('pay-elements/merchant').CheckoutChoice} choice
 * @param {{ id: string, reference: string }} placed the order: its id, and its number
 * @returns {PaymentMethodParameters | null}
 */
export function order({ method }, { id }) {
  const reusability = 'ONE_TIME_USE';
  if (method === 'qris_id') return { type: 'QR_CODE', reusability, qrCode: { channelCode: 'QRIS' } };
  if (method === 'alfamart_id') {
    const overTheCounter = /** @type {const} */ ({
      channelCode: 'ALFAMART',
      channelProperties: { customerName: 'Dewi Lestari' },
    });
    return { type: 'OVER_THE_COUNTER', reusability, overTheCounter };
  }
  if (method === 'dana_id') {
    const page = `${SHOP}/orders/${id}`;
    const channelProperties = { successReturnUrl: page, failureReturnUrl: page };
    return { type: 'EWALLET', reusability, ewallet: { channelCode: 'DANA', channelProperties } };
  }
  return null;
}
