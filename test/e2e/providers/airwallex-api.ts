/** The part of Airwallex's API that the backend requests. */
import { SECRET, type Provider, type Stored } from './provider.js';

const STATUSES: Readonly<Record<Stored['status'], string>> = {
  created: 'REQUIRES_CUSTOMER_ACTION',
  paid: 'SUCCEEDED',
  failed: 'REQUIRES_PAYMENT_METHOD',
  expired: 'REQUIRES_PAYMENT_METHOD',
};

const intentOf = (payment: Stored): object => ({
  id: payment.id.replace('pm_', 'int_'),
  status: STATUSES[payment.status],
  amount: Number(payment.amount),
  currency: 'HKD',
  merchant_order_id: payment.id,
  client_secret: SECRET,
  customer: { email: `${SECRET}@example.com` },
  ...(payment.status === 'created'
    ? { next_action: { type: 'render_qrcode', qrcode: payment.action.display_qr_code!.data } }
    : {
        latest_payment_attempt: {
          status: payment.status === 'expired' ? 'EXPIRED' : 'FAILED',
          payment_method: { type: 'fps' },
          ...(payment.status === 'failed' && { failure_code: 'provider_declined' }),
        },
      }),
});

export const airwallex: Provider = {
  hosts: ['api-demo.airwallex.com'],
  env: { AIRWALLEX_CLIENT_ID: SECRET, AIRWALLEX_API_KEY: SECRET },
  answer: async ({ method, path, body }, store) => {
    if (path === '/api/v1/authentication/login') return { token: SECRET };
    const [, id] = /^\/api\/v1\/pa\/payment_intents\/int_(\w+)(?:\/confirm)?$/.exec(path) ?? [];
    if (id) return intentOf(await store.retrieve(`pm_${id}`));
    if (method !== 'POST') return null;
    return intentOf(
      await store.create({
        payment_method: 'pix_br',
        amount: Number(body['amount']).toFixed(2),
        // The sandbox has no Hong Kong dollars.
        currency: 'BRL',
      }),
    );
  },
};
