/** The part of PortOne's API that the backend requests, and its webhooks. */
import { createHmac } from 'node:crypto';
import type { Payment } from '@portone/server-sdk/payment';
import { SECRET, type Provider, type Store, type Stored, type Webhook } from './provider.js';

const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of webhooks').toString('base64')}`;
const DAY = 24 * 3_600_000;

/** What PortOne knows of a payment, and the sandbox does not. */
interface Known {
  readonly id: string;
  readonly total: number;
  /** The sandbox forgets it when it has expired. */
  readonly accountNumber: string;
}

/** By their `paymentId`. */
const payments = new Map<string, Known>();

const idOf = ({ id }: Stored) => [...payments].find(([, known]) => known.id === id)![0];

function paymentOf({ total, accountNumber }: Known, stored: Stored): Payment {
  const { status, time_created, time_expired } = stored;
  const isPaid = status === 'paid';
  // PortOne does not know that it is over, and the sandbox's clock is ahead by then.
  const expiredAt = status === 'expired' ? new Date(Date.now() - DAY).toISOString() : time_expired;
  const base = {
    id: idOf(stored),
    transactionId: '55451513-9763-4a7a-bb43-78a4c65be843',
    merchantId: SECRET,
    storeId: SECRET,
    channel: { type: 'TEST', key: SECRET, pgProvider: 'INICIS_V2', pgMerchantId: SECRET },
    version: 'V2',
    requestedAt: time_created,
    updatedAt: time_created,
    statusChangedAt: time_created,
    orderName: SECRET,
    amount: { total, taxFree: 0, discount: 0, paid: isPaid ? total : 0, cancelled: 0, cancelledTaxFree: 0 },
    currency: 'KRW',
    customer: { name: SECRET, email: `${SECRET}@example.com` },
    customData: SECRET,
    method: {
      type: 'PaymentMethodVirtualAccount',
      bank: 'SHINHAN',
      accountNumber,
      remitteeName: '포트원',
      remitterName: SECRET,
      expiredAt,
    },
  } as const;
  if (isPaid) return { ...base, status: 'PAID', paidAt: time_created, pgTxId: SECRET, disputes: [] };
  if (status === 'failed')
    return { ...base, status: 'FAILED', failedAt: time_created, failure: { pgCode: 'PAY_PROCESS_CANCELED' } };
  return { ...base, status: 'VIRTUAL_ACCOUNT_ISSUED' };
}

async function payInstantly(store: Store, paymentId: string, body: Readonly<Record<string, unknown>>) {
  const { total } = body['amount'] as { total: number };
  // The sandbox has no virtual accounts in KRW.
  const payment = await store.create({ payment_method: 'banktransfer_mx', amount: '89.00', currency: 'MXN' });
  const accountNumber = payment.action.display_details!['account_number']!;
  payments.set(paymentId, { id: payment.id, total, accountNumber });
  return { payment: { pgTxId: SECRET, paidAt: payment.time_created } };
}

/** The payments that the consumer has begun in PortOne's window: for the price of the shop, and for another. */
const WINDOW: Readonly<Record<string, number>> = { begun: 8900, cheap: 100 };

async function retrieve(store: Store, paymentId: string): Promise<object> {
  const known = payments.get(paymentId);
  if (known) return paymentOf(known, await store.retrieve(known.id));
  const total = WINDOW[paymentId];
  if (!total) return { error: 404, type: 'PAYMENT_NOT_FOUND', message: SECRET };
  const amount = { total, taxFree: 0, discount: 0, paid: total, cancelled: 0, cancelledTaxFree: 0 };
  const method = { type: 'PaymentMethodCard', card: { number: SECRET } };
  return { id: paymentId, transactionId: SECRET, storeId: SECRET, status: 'PAID', method, amount, currency: 'KRW' };
}

const TYPES: Readonly<Record<Stored['status'], string>> = {
  created: 'Transaction.VirtualAccountIssued',
  paid: 'Transaction.Paid',
  failed: 'Transaction.Failed',
  expired: 'Transaction.VirtualAccountIssued',
};

/** A message of any type. */
export function signed(body: object, { key = WEBHOOK_SECRET, time = Date.now() } = {}): Webhook {
  const id = 'msg_1';
  const timestamp = String(Math.floor(time / 1000));
  const signature = createHmac('sha256', Buffer.from(key.replace('whsec_', ''), 'base64'))
    .update(`${id}.${timestamp}.${JSON.stringify(body)}`)
    .digest('base64');
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
  return { path: '/merchant/webhooks', body, headers };
}

/** The message about the status of a payment. */
export const messageOf = (payment: Stored): object => ({
  type: TYPES[payment.status],
  timestamp: payment.time_created,
  data: { paymentId: idOf(payment), storeId: SECRET, transactionId: SECRET },
});

export const portone: Provider = {
  hosts: ['api.portone.io'],
  env: { PORTONE_API_SECRET: SECRET, PORTONE_CHANNEL_KEY: SECRET, PORTONE_WEBHOOK_SECRET: WEBHOOK_SECRET },
  answer: async ({ method, path, body }, store) => {
    const [, paymentId = '', instant] = /^\/payments\/([\w-]+)(\/instant)?(?:\?|$)/.exec(path) ?? [];
    if (method === 'POST') return instant ? payInstantly(store, paymentId, body) : null;
    return retrieve(store, paymentId);
  },
  webhook: (payment) => signed(messageOf(payment)),
};
