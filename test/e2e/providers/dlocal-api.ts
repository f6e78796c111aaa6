/** The part of dLocal's API that the backend requests, and its notifications. */
import { createHmac } from 'node:crypto';
import QrCode from 'qrcode';
import type { DLocalPayment } from '../../../src/providers/dlocal.js';
import { SECRET, type Provider, type Stored, type Webhook } from './provider.js';

const LOGIN = `login-${SECRET}`;
const KEY = `key-${SECRET}`;

type Fields = Readonly<Record<string, unknown>>;

const STATUSES: Readonly<Record<Stored['status'], readonly [status: string, code: string]>> = {
  created: ['PENDING', '100'],
  paid: ['PAID', '200'],
  failed: ['REJECTED', '300'],
  expired: ['EXPIRED', '500'],
};

const idOf = ({ id }: Stored) => id.replace('pm_', 'D-4-');

function paymentOf(payment: Stored): DLocalPayment & Fields {
  const { action, amount, currency, status, time_created } = payment;
  const { display_qr_code: code, display_details: slip } = action;
  const [name, status_code] = STATUSES[status];
  return {
    id: idOf(payment),
    amount: Number(amount),
    currency,
    ...(code && { payment_method_id: 'PQ', payment_method_type: 'TICKET' }),
    ...(slip && { payment_method_id: 'BL', payment_method_type: 'TICKET' }),
    payment_method_flow: code || slip ? 'DIRECT' : 'REDIRECT',
    country: 'BR',
    payer: { name: SECRET, email: `${SECRET}@example.com`, document: SECRET },
    created_date: time_created,
    ...(status === 'paid' && { approved_date: time_created }),
    status: name,
    status_detail: SECRET,
    status_code,
    order_id: 'ORDER1',
    description: SECRET,
    notification_url: `https://${SECRET}.example/merchant/webhooks`,
  };
}

/** Only the response to `POST /payments` has the step. */
async function createdOf(payment: Stored): Promise<DLocalPayment> {
  const { action, time_expired: expiration_date } = payment;
  const { display_qr_code: code, display_details: slip, redirect_to_url: page } = action;
  const picture = code && (await QrCode.toDataURL(code.data)).replace('data:image/png;base64,', '');
  return {
    ...paymentOf(payment),
    ...(page && { redirect_url: page.url }),
    ...(picture && { ticket: { type: 'CUSTOM', number: 'QRS2-1', barcode: picture, expiration_date } }),
    ...(slip && { ticket: { type: 'CUSTOM', number: slip['number'], barcode: slip['code'], expiration_date } }),
  };
}

/** A notification about an outcome. */
export function signed(payment: Stored, key = KEY): Webhook {
  const body = paymentOf(payment);
  const date = '2026-11-29T12:00:00.000Z';
  const signature = createHmac('sha256', key)
    .update(LOGIN + date + JSON.stringify(body))
    .digest('hex');
  const headers = { authorization: `V2-HMAC-SHA256, Signature: ${signature}`, 'x-date': date, 'x-login': LOGIN };
  return { path: '/merchant/webhooks', headers, body };
}

const METHODS: Readonly<Record<string, string>> = { PQ: 'pix_br', BL: 'boleto_br' };

export const dlocal: Provider = {
  hosts: ['sandbox.dlocal.com'],
  env: { DLOCAL_LOGIN: LOGIN, DLOCAL_TRANS_KEY: `trans-${SECRET}`, DLOCAL_SECRET_KEY: KEY },
  answer: async ({ method, path, body }, store) => {
    const [, id] = /^\/payments(?:\/D-4-(\w+))?$/.exec(path) ?? [];
    if (id) return paymentOf(await store.retrieve(`pm_${id}`));
    if (method !== 'POST' || path !== '/payments') return null;
    const { amount, currency, callback_url, payment_method_id: theirs } = body as Record<string, string>;
    return createdOf(
      await store.create({
        payment_method: METHODS[theirs ?? ''] ?? 'ewallet_cn',
        amount: Number(amount).toFixed(2),
        currency: currency!,
        ...(!theirs && { return_url: callback_url! }),
      }),
    );
  },
  webhook: (payment) => signed(payment),
};
