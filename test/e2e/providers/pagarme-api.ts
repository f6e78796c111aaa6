/** The part of Pagar.me's Core API that the backend requests, and its webhooks. */
import type { PagarMeOrder } from '../../../src/providers/pagarme.js';
import { minor, SECRET, type Provider, type Stored, type Webhook } from './provider.js';

/** The sandbox's methods. */
const METHODS: Readonly<Record<string, string>> = { pix: 'pix_br', boleto: 'boleto_br', checkout: 'ewallet_cn' };

const STATUSES: Readonly<Record<Stored['status'], string>> = {
  created: 'pending',
  paid: 'paid',
  failed: 'failed',
  expired: 'failed',
};

const TRANSACTIONS: Readonly<Record<Stored['status'], string>> = {
  created: 'waiting_payment',
  paid: 'paid',
  failed: 'not_authorized',
  expired: 'expired',
};

const LOGIN = `shop:${SECRET}`;

const idOf = ({ id }: Stored) => id.replace('pm_', 'or_');

const personOf = { id: 'cus_1', name: SECRET, email: `${SECRET}@example.com`, document: '19119119100' };

function transactionOf({ action, status, time_expired }: Stored) {
  const { display_qr_code: code, display_details: slip } = action;
  return {
    id: 'tran_1',
    status: TRANSACTIONS[status],
    gateway_id: SECRET,
    payer: personOf,
    ...(code && { qr_code: code.data, expires_at: time_expired }),
    ...(slip && { line: slip['number'], barcode: 'https://api.pagar.me/barcode', due_at: time_expired }),
  };
}

function orderOf(payment: Stored): PagarMeOrder & Readonly<Record<string, unknown>> {
  const { action, amount, currency, payment_method, status, time_created, time_expired } = payment;
  const page = action.redirect_to_url;
  const charge = {
    id: 'ch_1',
    status: STATUSES[status],
    amount: minor(amount),
    currency,
    payment_method: { pix_br: 'pix', boleto_br: 'boleto' }[payment_method] ?? 'credit_card',
    customer: personOf,
    last_transaction: transactionOf(payment),
  };
  const checkout = { id: 'chk_1', payment_url: page?.url ?? '', expires_at: time_expired };
  return {
    id: idOf(payment),
    code: 'YV3RCRIN24',
    amount: minor(amount),
    currency,
    closed: !page,
    status: STATUSES[status],
    created_at: time_created,
    customer: personOf,
    metadata: { note: SECRET },
    // Before a choice on the page, an order has no charge.
    charges: page && status === 'created' ? [] : [charge],
    checkouts: page ? [{ ...checkout, status: status === 'created' ? 'open' : 'closed' }] : [],
  };
}

interface OrderRequest {
  readonly items: readonly { readonly amount: number; readonly quantity: number }[];
  readonly payments: readonly {
    readonly payment_method: string;
    readonly checkout?: { readonly success_url: string };
  }[];
}

/** A webhook about an outcome. */
export const webhookOf = (payment: Stored, login = LOGIN): Webhook => ({
  path: '/merchant/webhooks',
  headers: { authorization: `Basic ${btoa(login)}` },
  body: {
    id: `hook_${payment.id}`,
    account: { id: 'acc_1', name: 'Shop' },
    type: payment.status === 'paid' ? 'order.paid' : 'order.payment_failed',
    created_at: payment.time_created,
    data: orderOf(payment),
  },
});

export const pagarme: Provider = {
  hosts: ['api.pagar.me'],
  env: { PAGARME_SECRET_KEY: `sk_test_${SECRET}`, PAGARME_WEBHOOK_LOGIN: LOGIN },
  answer: async ({ method, path, body }, store) => {
    const [, id] = /^\/core\/v5\/orders(?:\/or_(\w+))?$/.exec(path) ?? [];
    if (id) return orderOf(await store.retrieve(`pm_${id}`));
    if (method !== 'POST') return null;
    const { items, payments } = body as unknown as OrderRequest;
    const [payment] = payments;
    const total = items.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
    return orderOf(
      await store.create({
        payment_method: METHODS[payment!.payment_method]!,
        amount: (total / 100).toFixed(2),
        currency: 'BRL',
        ...(payment!.checkout && { return_url: payment!.checkout.success_url }),
      }),
    );
  },
  webhook: (payment) => webhookOf(payment),
};
