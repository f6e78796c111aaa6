/** The part of Toss Payments' API that the backend requests, and its webhooks. */
import type { TossPayment } from '../../../src/providers/toss.js';
import { SECRET, type Provider, type Store, type Stored, type Webhook } from './provider.js';

const STATUSES: Readonly<Record<Stored['status'], string>> = {
  created: 'WAITING_FOR_DEPOSIT',
  paid: 'DONE',
  failed: 'CANCELED',
  // Its virtual account says so.
  expired: 'WAITING_FOR_DEPOSIT',
};

/** What Toss knows of a payment, and the sandbox does not. */
interface Known {
  readonly id: string;
  readonly orderId: string;
  readonly amount: number;
  /** Of the virtual account: the sandbox forgets it when it has expired. */
  readonly accountNumber: string;
}

/** By their `paymentKey`. */
const payments = new Map<string, Known>();

const keyOf = (id: string) => id.replace('pm_', 'tviva');

type More = TossPayment & Readonly<Record<string, unknown>>;

/** Korean time. */
const local = (time: string) => new Date(Date.parse(time) + 9 * 3_600_000).toISOString().slice(0, 19);

function paymentOf({ orderId, amount, accountNumber }: Known, payment: Stored): More {
  const { id, status, time_created, time_expired } = payment;
  const isPaid = status === 'paid';
  return {
    version: '2022-11-16',
    paymentKey: keyOf(id),
    lastTransactionKey: isPaid ? '9C62B18EEF0DE3EB7F4422EB6D14BC6E' : null,
    orderId,
    orderName: SECRET,
    mId: SECRET,
    currency: 'KRW',
    method: '가상계좌',
    totalAmount: amount,
    status: STATUSES[status],
    requestedAt: `${local(time_created)}+09:00`,
    approvedAt: isPaid ? `${local(time_created)}+09:00` : null,
    virtualAccount: {
      accountNumber,
      bankCode: '20',
      dueDate: local(time_expired),
      expired: status !== 'created',
      ...{ accountType: '일반', customerName: SECRET, depositorName: isPaid ? SECRET : null, refundStatus: 'NONE' },
    },
    secret: SECRET,
    checkout: { url: `https://api.tosspayments.com/v1/payments/${keyOf(id)}/checkout` },
    metadata: { note: SECRET },
  };
}

async function createAccount(store: Store, orderId: string, amount: number): Promise<object> {
  // The sandbox has no payments in KRW.
  const payment = await store.create({ payment_method: 'banktransfer_mx', amount: '150.00', currency: 'MXN' });
  const slip = payment.action.display_details!;
  const known = { id: payment.id, orderId, amount, accountNumber: slip['account_number']! };
  payments.set(keyOf(payment.id), known);
  return paymentOf(known, payment);
}

/** A payment by card, which the consumer has begun in Toss's window for this amount. */
function confirm({ paymentKey, orderId, amount }: Readonly<Record<string, unknown>>): object | null {
  if (paymentKey !== 'tviva-card' || amount !== 15000) return null;
  return {
    paymentKey,
    orderId,
    status: 'DONE',
    requestedAt: '2026-11-29T12:00:00+09:00',
    approvedAt: '2026-11-29T12:00:01+09:00',
    method: '카드',
    card: { number: SECRET },
    currency: 'KRW',
    totalAmount: amount,
    secret: SECRET,
  };
}

async function retrieve(store: Store, path: string): Promise<object | null> {
  const [, byOrder, name = ''] = /^\/v1\/payments\/(orders\/)?([\w-]+)$/.exec(path) ?? [];
  const known = byOrder ? [...payments.values()].find(({ orderId }) => orderId === name) : payments.get(name);
  return known ? paymentOf(known, await store.retrieve(known.id)) : null;
}

export const toss: Provider = {
  hosts: ['api.tosspayments.com'],
  env: { TOSS_SECRET_KEY: `test_sk_${SECRET}` },
  answer: async ({ method, path, body }, store) => {
    if (method === 'GET') return retrieve(store, path);
    if (path === '/v1/virtual-accounts')
      return createAccount(store, body['orderId'] as string, body['amount'] as number);
    return path === '/v1/payments/confirm' ? confirm(body) : null;
  },
  webhook: (payment) => changed(payment),
};

/** The message about a change of the status. */
export const changed = (payment: Stored, secret = SECRET): Webhook => ({
  path: '/merchant/webhooks',
  body: {
    eventType: 'PAYMENT_STATUS_CHANGED',
    createdAt: '2026-11-29T12:00:00.000000',
    data: { ...paymentOf(payments.get(keyOf(payment.id))!, payment), secret },
  },
});

/** The message about a deposit. */
export const deposited = (payment: Stored, secret = SECRET): Webhook => ({
  path: '/merchant/webhooks',
  body: {
    createdAt: '2026-11-29T12:00:00.000000',
    secret,
    status: STATUSES[payment.status],
    transactionKey: '9FF15E1A29D0E77C218F57262BFA4986',
    orderId: payments.get(keyOf(payment.id))!.orderId,
  },
});
