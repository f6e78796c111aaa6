/** The part of PagBank's API that the backend requests, and PagBank's webhooks. */
import { createHash } from 'node:crypto';
import { minor, SECRET, type Provider, type Stored, type Webhook } from './provider.js';

/** A code that nobody has paid in time is cancelled. */
const STATUSES: Readonly<Record<Stored['status'], string>> = {
  created: 'WAITING',
  paid: 'PAID',
  failed: 'DECLINED',
  expired: 'CANCELED',
};

const orderOf = (payment: Stored): object => {
  const { display_qr_code: code, display_details: slip } = payment.action;
  const boleto = { formatted_barcode: slip?.['number'], due_date: payment.time_expired.slice(0, 10) };
  return {
    id: payment.id.replace('pm_', 'ORDE_'),
    created_at: payment.time_created,
    customer: { name: SECRET, tax_id: SECRET },
    charges: [
      {
        id: payment.id.replace('pm_', 'CHAR_'),
        status: STATUSES[payment.status],
        amount: { value: minor(payment.amount), currency: payment.currency },
        payment_response: { code: payment.status === 'failed' ? '10000' : '20000', message: SECRET },
        payment_method:
          payment.payment_method === 'pix_br'
            ? { type: 'PIX', pix: { expiration_date: payment.time_expired } }
            : { type: 'BOLETO', boleto },
        ...(code && { qr_code: { id: 'QRCO_1', text: code.data } }),
      },
    ],
  };
};

export const pagbank: Provider = {
  hosts: ['sandbox.api.pagseguro.com'],
  env: { PAGBANK_TOKEN: SECRET },
  answer: async ({ method, path, body }, store) => {
    const [, id] = /^\/orders\/ORDE_(\w+)$/.exec(path) ?? [];
    if (id) return orderOf(await store.retrieve(`pm_${id}`));
    if (method !== 'POST' || path !== '/orders') return null;
    const [charge] = body['charges'] as {
      amount: { value: number; currency: string };
      payment_method: { type: string };
    }[];
    const { amount, payment_method } = charge!;
    return orderOf(
      await store.create({
        payment_method: payment_method.type === 'PIX' ? 'pix_br' : 'boleto_br',
        amount: (amount.value / 100).toFixed(2),
        currency: amount.currency,
      }),
    );
  },
  webhook: (payment) => signed(payment),
};

/** A webhook about an outcome. */
export function signed(payment: Stored, token = SECRET): Webhook {
  const body = orderOf(payment);
  const signature = createHash('sha256')
    .update(`${token}-${JSON.stringify(body)}`)
    .digest('hex');
  return { path: '/merchant/webhooks', headers: { 'x-authenticity-token': signature }, body };
}
