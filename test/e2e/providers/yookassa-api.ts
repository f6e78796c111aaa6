/** The part of YooKassa's API that the backend requests, and its notifications. */
import type { YooKassaPayment } from '../../../src/providers/yookassa.js';
import { SECRET, type Provider, type Stored } from './provider.js';

const STATUSES: Readonly<Record<Stored['status'], string>> = {
  created: 'pending',
  paid: 'succeeded',
  failed: 'canceled',
  expired: 'canceled',
};

const REASONS: Readonly<Partial<Record<Stored['status'], string>>> = {
  failed: 'general_decline',
  expired: 'expired_on_confirmation',
};

function confirmationOf({ action }: Stored) {
  const { display_qr_code: code, redirect_to_url: page } = action;
  return code
    ? { type: 'qr', confirmation_data: code.data }
    : { type: 'redirect', confirmation_url: page!.url, return_url: 'https://shop.example' };
}

const idOf = ({ id }: Stored) => id.replace('pm_', '');

const methodOf = (payment: Stored) => ({
  type: payment.action.display_qr_code ? 'sberbank' : 'sbp',
  id: idOf(payment),
  saved: false,
  card: { last4: SECRET },
});

const paymentOf = (payment: Stored): YooKassaPayment & Readonly<Record<string, unknown>> => ({
  id: idOf(payment),
  status: STATUSES[payment.status],
  paid: payment.status === 'paid',
  amount: { value: payment.amount, currency: payment.currency },
  income_amount: { value: SECRET, currency: payment.currency },
  created_at: payment.time_created,
  recipient: { account_id: SECRET, gateway_id: SECRET },
  payment_method: methodOf(payment),
  refundable: payment.status === 'paid',
  test: true,
  metadata: { note: SECRET },
  ...(payment.status === 'created' ? { confirmation: confirmationOf(payment) } : {}),
  ...(REASONS[payment.status] ? { cancellation_details: { party: 'yoo_money', reason: REASONS[payment.status] } } : {}),
});

interface Order {
  readonly amount: { readonly value: string; readonly currency: string };
  readonly confirmation: { readonly type: string; readonly return_url?: string };
}

export const yookassa: Provider = {
  hosts: ['api.yookassa.ru'],
  env: { YOOKASSA_SHOP_ID: '100500', YOOKASSA_SECRET_KEY: `test_${SECRET}` },
  answer: async ({ method, path, body }, store) => {
    const [, id] = /^\/v3\/payments(?:\/(\w+))?$/.exec(path) ?? [];
    if (id) return paymentOf(await store.retrieve(`pm_${id}`));
    if (method !== 'POST') return null;
    const { amount, confirmation } = body as unknown as Order;
    return paymentOf(
      await store.create({
        payment_method: confirmation.type === 'qr' ? 'promptpay_th' : 'ewallet_cn',
        amount: amount.value,
        currency: amount.currency,
        ...(confirmation.return_url ? { return_url: confirmation.return_url } : {}),
      }),
    );
  },
  webhook: (payment) => ({ path: '/merchant/webhooks', body: notificationOf(payment) }),
};

/** A notification, which is not signed. */
export const notificationOf = (payment: Stored): object => ({
  type: 'notification',
  event: `payment.${STATUSES[payment.status]}`,
  object: paymentOf(payment),
});
