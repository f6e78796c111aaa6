/** The part of Razorpay's API that the backend requests, and Razorpay's webhooks. */
import { createHmac } from 'node:crypto';
import { minor, SECRET, seconds, type Provider, type Stored, type Webhook } from './provider.js';

const WEBHOOK_SECRET = 'secret of the webhook';

const LINKS: Readonly<Record<Stored['status'], string>> = {
  created: 'created',
  paid: 'paid',
  failed: 'cancelled',
  expired: 'expired',
};

const REASONS: Readonly<Record<Stored['status'], string | null>> = {
  created: null,
  paid: 'paid',
  failed: 'on_demand',
  expired: null,
};

const isCode = ({ action, payment_method }: Stored): boolean =>
  Boolean(action.display_qr_code) || payment_method === 'pix_br';

const shared = (payment: Stored) => ({
  created_at: seconds(payment.time_created),
  notes: { note: SECRET },
});

/** A code that is closed has no text any more in the sandbox, whose payment has no step. */
const codeOf = (payment: Stored) => ({
  ...shared(payment),
  id: payment.id.replace('pm_', 'qr_'),
  entity: 'qr_code',
  usage: 'single_use',
  type: 'upi_qr',
  image_url: 'https://rzp.io/i/oCswTOcCo',
  image_content: payment.action.display_qr_code?.data,
  payment_amount: minor(payment.amount),
  payments_amount_received: payment.status === 'paid' ? minor(payment.amount) : 0,
  payments_count_received: payment.status === 'paid' ? 1 : 0,
  status: payment.status === 'created' ? 'active' : 'closed',
  close_by: seconds(payment.time_expired),
  close_reason: REASONS[payment.status],
});

const linkOf = (payment: Stored) => ({
  ...shared(payment),
  id: payment.id.replace('pm_', 'plink_'),
  amount: minor(payment.amount),
  amount_paid: payment.status === 'paid' ? minor(payment.amount) : 0,
  currency: 'INR',
  customer: { name: SECRET },
  short_url: payment.action.redirect_to_url?.url ?? 'https://rzp.io/i/nxrHnLJ',
  status: LINKS[payment.status],
  expire_by: seconds(payment.time_expired),
  expired_at: 0,
});

const objectOf = (payment: Stored) => (isCode(payment) ? codeOf(payment) : linkOf(payment));

export const razorpay: Provider = {
  hosts: ['api.razorpay.com'],
  env: {
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: SECRET,
    RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
  },
  answer: async ({ method, path, body }, store) => {
    const [, id] = /^\/v1\/(?:payments\/qr_codes\/qr|payment_links\/plink)_(\w+)$/.exec(path) ?? [];
    if (id) return objectOf(await store.retrieve(`pm_${id}`));
    if (method !== 'POST') return null;
    const isCode = path === '/v1/payments/qr_codes';
    return objectOf(
      await store.create({
        payment_method: isCode ? 'pix_br' : 'ewallet_cn',
        amount: (Number(body[isCode ? 'payment_amount' : 'amount']) / 100).toFixed(2),
        // The sandbox has no rupees.
        currency: 'BRL',
        ...(isCode ? {} : { return_url: body['callback_url'] as string }),
      }),
    );
  },
  webhook: (payment) => signed(payment),
};

/** A webhook about an outcome. */
export function signed(payment: Stored, key = WEBHOOK_SECRET): Webhook {
  const [kind, event] = isCode(payment)
    ? ['qr_code', payment.status === 'paid' ? 'qr_code.credited' : 'qr_code.closed']
    : ['payment_link', `payment_link.${LINKS[payment.status]}`];
  const body = { entity: 'event', event, contains: [kind], payload: { [kind]: { entity: objectOf(payment) } } };
  const signature = createHmac('sha256', key).update(JSON.stringify(body)).digest('hex');
  return {
    path: '/merchant/webhooks',
    body,
    headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': `${payment.id}_${event}` },
  };
}
