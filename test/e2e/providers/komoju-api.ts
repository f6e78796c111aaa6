/** The part of KOMOJU's API that the backend requests, and its webhooks. */
import { createHmac } from 'node:crypto';
import type { KomojuPayment, KomojuSession } from '../../../src/providers/komoju.js';
import { SECRET, type Provider, type Stored, type Webhook } from './provider.js';

type Fields = Readonly<Record<string, unknown>>;

const EMAIL = `${SECRET}@example.com`;

const idOf = ({ id }: Stored) => id.replace('pm_', '');

function paymentOf(payment: Stored): KomojuPayment & Fields {
  const { action, amount, currency, status, time_created, time_expired } = payment;
  const slip = action.display_details;
  const konbini = {
    type: 'konbini',
    email: EMAIL,
    store: 'lawson',
    receipt: slip?.['reference'] ?? '',
    confirmation_code: '1111',
    instructions_url: `https://komoju.com/ja/instructions/${idOf(payment)}`,
  };
  const card = { type: 'credit_card', email: EMAIL, brand: 'visa', last_four_digits: '4242', name: SECRET };
  return {
    id: idOf(payment),
    resource: 'payment',
    // Konbini is authorized until the consumer has paid.
    status: { created: slip ? 'authorized' : 'pending', paid: 'captured', failed: 'failed', expired: 'expired' }[
      status
    ],
    amount: Number(amount),
    tax: 0,
    payment_deadline: time_expired,
    payment_details: slip ? konbini : card,
    payment_method_fee: 0,
    total: Number(amount),
    currency,
    description: SECRET,
    captured_at: status === 'paid' ? time_created : null,
    external_order_num: 'ORDER1',
    metadata: { note: SECRET },
    created_at: time_created,
  };
}

/** Before it is completed, a session has no payment. */
const sessionOf = (payment: Stored): KomojuSession & Fields => ({
  id: idOf(payment),
  resource: 'session',
  mode: 'payment',
  amount: Number(payment.amount),
  currency: payment.currency,
  session_url: payment.action.redirect_to_url?.url ?? '',
  created_at: payment.time_created,
  status: { created: 'pending', paid: 'completed', failed: 'cancelled', expired: 'pending' }[payment.status],
  expired: payment.status === 'expired',
  metadata: { note: SECRET },
  email: EMAIL,
  payment: payment.status === 'paid' ? paymentOf(payment) : null,
});

/** A webhook about an outcome. */
export function signed(payment: Stored, secret = SECRET): Webhook {
  const body = {
    id: `event${idOf(payment)}`,
    type: payment.status === 'paid' ? 'payment.captured' : 'payment.failed',
    resource: 'event',
    created_at: payment.time_created,
    data: { ...paymentOf(payment), session: payment.action.redirect_to_url ? idOf(payment) : null },
    reason: null,
  };
  const signature = createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex');
  return { path: '/merchant/webhooks', headers: { 'x-komoju-signature': signature }, body };
}

export const komoju: Provider = {
  hosts: ['komoju.com'],
  env: { KOMOJU_SECRET_KEY: `sk_test_${SECRET}`, KOMOJU_WEBHOOK_SECRET: SECRET },
  answer: async ({ method, path, body }, store) => {
    const [, kind, id] = /^\/api\/v1\/(payments|sessions)(?:\/(\w+))?$/.exec(path) ?? [];
    const objectOf = kind === 'sessions' ? sessionOf : paymentOf;
    if (id) return objectOf(await store.retrieve(`pm_${id}`));
    if (method !== 'POST' || !kind) return null;
    const { amount, currency, return_url } = body as { amount: number; currency: string; return_url?: string };
    return objectOf(
      await store.create({
        payment_method: return_url ? 'ewallet_cn' : 'cashvoucher_mx',
        amount: String(amount),
        currency,
        ...(return_url && { return_url }),
      }),
    );
  },
  comeBack: (shop, payment) => shop.searchParams.set('session_id', idOf(payment)),
  webhook: (payment) => signed(payment),
};
