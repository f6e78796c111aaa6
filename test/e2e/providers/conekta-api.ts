/** The part of Conekta's API that the backend requests, and Conekta's webhooks. */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { OrderRequest } from 'conekta';
import { minor, SECRET, seconds, type Provider, type Stored, type Webhook } from './provider.js';

const KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 });

const STATUSES: Readonly<Record<Stored['status'], string>> = {
  created: 'pending_payment',
  paid: 'paid',
  failed: 'declined',
  expired: 'expired',
};

const CARD = { object: 'card_payment', type: 'credit', name: SECRET, last4: '4242' };

function chargeOf(payment: Stored) {
  const { id, action, status, time_created, time_expired } = payment;
  const slip = action.display_details;
  const voucher = {
    object: 'cash_payment',
    type: 'cash',
    reference: slip?.['reference'] ?? '',
    expires_at: seconds(time_expired),
    auth_code: SECRET,
  };
  return {
    object: 'charge',
    id: `charge_${id}`,
    order_id: id.replace('pm_', 'ord_'),
    livemode: false,
    created_at: seconds(time_created),
    currency: payment.currency,
    amount: minor(payment.amount),
    status: STATUSES[status],
    ...(status === 'failed' && { failure_code: 'card_declined', failure_message: SECRET }),
    payment_method: slip ? voucher : CARD,
  };
}

function orderOf(payment: Stored): object {
  const { id, action, status, time_created, time_expired } = payment;
  const page = action.redirect_to_url;
  const checkout = { object: 'checkout', id: '1', name: 'Order', livemode: false, type: 'HostedPayment' };
  // Before a choice on Conekta's page, an order has no charge.
  const isNew = page && status === 'created';
  return {
    object: 'order',
    id: id.replace('pm_', 'ord_'),
    livemode: false,
    amount: minor(payment.amount),
    currency: payment.currency,
    created_at: seconds(time_created),
    customer_info: { email: `${SECRET}@example.com` },
    metadata: { note: SECRET },
    ...(page && { checkout: { ...checkout, status: 'Issued', url: page.url, expires_at: seconds(time_expired) } }),
    ...(!isNew && {
      payment_status: STATUSES[status],
      charges: { object: 'list', has_more: false, data: [chargeOf(payment)] },
    }),
  };
}

/** A webhook about an outcome. */
export function signed(payment: Stored, key: KeyObject = KEYS.privateKey): Webhook {
  const body = {
    object: 'event',
    id: `event_${payment.id}`,
    type: `order.${STATUSES[payment.status]}`,
    data: { object: orderOf(payment) },
  };
  const digest = sign('sha256', Buffer.from(JSON.stringify(body)), key).toString('base64');
  return { path: '/merchant/webhooks', body, headers: { digest } };
}

export const conekta: Provider = {
  hosts: ['api.conekta.io'],
  env: {
    CONEKTA_API_KEY: SECRET,
    CONEKTA_WEBHOOK_KEY: KEYS.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  },
  answer: async ({ method, path, body }, store) => {
    const [, id] = /^\/orders\/ord_(\w+)$/.exec(path) ?? [];
    if (id) return orderOf(await store.retrieve(`pm_${id}`));
    if (method !== 'POST' || path !== '/orders') return null;
    const { checkout, currency, line_items } = body as unknown as OrderRequest;
    const amount = line_items.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0);
    return orderOf(
      await store.create({
        payment_method: checkout ? 'ewallet_cn' : 'cashvoucher_mx',
        amount: (amount / 100).toFixed(2),
        currency,
        ...(checkout?.success_url && { return_url: checkout.success_url }),
      }),
    );
  },
  webhook: (payment) => signed(payment),
};
