/** The part of payOS's API that the backend requests, and payOS's webhooks. */
import { createHmac } from 'node:crypto';
import { SECRET, seconds, type Provider, type Store, type Stored, type Webhook } from './provider.js';

const CHECKSUM_KEY = `checksum-${SECRET}`;

const CODE =
  '00020101021238570010A000000727012700069704220113VQRQ0000000010208QRIBFTTA530370454061290005802VN62130809CS1 Order63049068';

const STATUSES: Readonly<Record<Stored['status'], string>> = {
  created: 'PENDING',
  paid: 'PAID',
  failed: 'CANCELLED',
  expired: 'EXPIRED',
};

type Fields = Readonly<Record<string, unknown>>;

/** The checksum of payOS: its fields by their names. Those of a transfer are in that order already. */
function sign(fields: Fields, key = CHECKSUM_KEY): string {
  const text = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : String(value ?? ''));
  const names = Object.keys(fields).sort();
  const line = names.map((name) => `${name}=${text(fields[name])}`).join('&');
  return createHmac('sha256', key).update(line).digest('hex');
}

const answered = (data: Fields) => ({ code: '00', desc: 'success', data, signature: sign(data) });

/** What payOS answers, with the status 200. */
const refused = (code: string) => ({ code, desc: SECRET, data: null });

interface Known {
  /** Of the sandbox. */
  readonly id: string;
  readonly amount: number;
}

/** By the shop's numbers. */
const links = new Map<number, Known>();

const linkId = (id: string) => id.replace('pm_', '');

function transferOf({ id, amount, time_created }: Stored): Fields {
  return {
    accountNumber: '0123456789',
    amount: Number(amount),
    counterAccountBankId: null,
    counterAccountName: SECRET,
    counterAccountNumber: SECRET,
    description: 'CS1 Order',
    reference: `FT-${id}`,
    transactionDateTime: time_created,
    virtualAccountNumber: null,
  };
}

const linkOf = (orderCode: number, { amount }: Known, payment: Stored) => ({
  id: linkId(payment.id),
  orderCode,
  amount,
  amountPaid: payment.status === 'paid' ? amount : 0,
  amountRemaining: payment.status === 'paid' ? 0 : amount,
  status: STATUSES[payment.status],
  createdAt: payment.time_created,
  transactions: payment.status === 'paid' ? [transferOf(payment)] : [],
  canceledAt: null,
  cancellationReason: payment.status === 'failed' ? SECRET : null,
});

async function create(body: Fields, store: Store): Promise<object> {
  const { amount, cancelUrl, description, orderCode, returnUrl, expiredAt } = body as Fields &
    Readonly<Record<'amount' | 'orderCode' | 'expiredAt', number>>;
  if (body['signature'] !== sign({ amount, cancelUrl, description, orderCode, returnUrl })) return refused('201');
  if (links.has(orderCode)) return refused('231');
  // The sandbox has no VietQR.
  const payment = await store.create({ payment_method: 'promptpay_th', amount: String(amount), currency: 'THB' });
  links.set(orderCode, { id: payment.id, amount });
  return answered({
    bin: '970422',
    accountNumber: 'VQRQ000000001',
    accountName: 'CONG TY ABC',
    amount,
    description: `CS1 ${String(description)}`,
    orderCode,
    currency: 'VND',
    paymentLinkId: linkId(payment.id),
    status: 'PENDING',
    expiredAt: Math.min(expiredAt, seconds(payment.time_expired)),
    checkoutUrl: `https://pay.payos.vn/web/${linkId(payment.id)}`,
    qrCode: CODE,
  });
}

/** By an id, or by the shop's number. */
async function retrieve(name: string, store: Store): Promise<object> {
  const found = [...links].find(([orderCode, { id }]) => name === linkId(id) || name === String(orderCode));
  return found ? answered(linkOf(...found, await store.retrieve(found[1].id))) : refused('101');
}

/** The link of the message with which payOS tries an address. It sends no message about a link that nobody pays. */
const SAMPLE = '124c33293c43417ab7879e14c8d9eb18';

export const payos: Provider = {
  hosts: ['api-merchant.payos.vn'],
  env: { PAYOS_CLIENT_ID: SECRET, PAYOS_API_KEY: SECRET, PAYOS_CHECKSUM_KEY: CHECKSUM_KEY },
  answer: async ({ method, path, body }, store) => {
    const [, name] = /^\/v2\/payment-requests(?:\/(\w+))?$/.exec(path) ?? [null];
    if (name) return retrieve(name, store);
    return method === 'POST' ? create(body, store) : null;
  },
  webhook: (payment) => signed(payment.status === 'paid' ? linkId(payment.id) : SAMPLE, payment),
};

/** A webhook about a transfer. */
export function signed(paymentLinkId: string, payment: Stored, key = CHECKSUM_KEY): Webhook {
  const about = { orderCode: 123, currency: 'VND', paymentLinkId, code: '00', desc: 'success' };
  const data = { ...transferOf(payment), ...about };
  const body = { code: '00', desc: 'success', success: true, data, signature: sign(data, key) };
  return { path: '/merchant/webhooks', body };
}
