/** The part of Checkout.com's API that the backend requests, and its webhooks. */
import { createHmac } from 'node:crypto';
import { minor, SECRET, type Provider, type Stored, type Webhook } from './provider.js';

const PREFIX = '123456789';
const WEBHOOK_KEY = `key-${SECRET}`;

/** The sandbox's payment method for each of Checkout.com. */
const METHODS: Readonly<Record<string, string>> = {
  paynow: 'pix_br',
  multibanco: 'cashvoucher_mx',
  ideal: 'ewallet_cn',
};

const STATUSES: Readonly<Record<Stored['status'], string>> = {
  created: 'Pending',
  paid: 'Captured',
  failed: 'Declined',
  expired: 'Expired',
};

const EVENTS: Readonly<Record<Stored['status'], string>> = {
  created: 'payment_pending',
  paid: 'payment_captured',
  failed: 'payment_declined',
  expired: 'payment_expired',
};

/** The sandbox does not have Singapore's dollar. */
const CURRENCIES: Readonly<Record<string, string>> = { SGD: 'USD' };

const idOf = ({ id }: Stored) => id.replace('pm_', 'pay_');

const typeOf = ({ payment_method }: Stored) => Object.keys(METHODS).find((type) => METHODS[type] === payment_method)!;

const selfOf = (payment: Stored) => ({
  href: `https://${PREFIX}.api.sandbox.checkout.com/payments/${idOf(payment)}`,
});

/** Only the response to the request has the way to pay. */
function linksOf(payment: Stored): object {
  const { display_qr_code: code, redirect_to_url: page } = payment.action;
  const redirect = code ? { qr_code: { text: Buffer.from(code.data).toString('base64') } } : page && { href: page.url };
  return { self: selfOf(payment), ...(redirect ? { redirect } : {}) };
}

const slipOf = ({ action: { display_details: slip } }: Stored) =>
  slip ? { service_supplier_id: '11854', payment_reference: '999999919' } : {};

const paymentOf = (payment: Stored): object => ({
  id: idOf(payment),
  requested_on: payment.time_created,
  source: { type: typeOf(payment), account_holder_name: SECRET, ...slipOf(payment) },
  amount: minor(payment.amount),
  currency: payment.currency === 'USD' ? 'SGD' : payment.currency,
  status: STATUSES[payment.status],
  response_code: payment.status === 'failed' ? '20017' : '10000',
  response_summary: SECRET,
  risk: { flagged: false, score: SECRET },
  metadata: { note: SECRET },
  _links: { self: selfOf(payment) },
});

interface Request {
  readonly source: { readonly type: string };
  readonly amount: number;
  readonly currency: string;
  readonly success_url: string;
}

export const checkout: Provider = {
  hosts: [`${PREFIX}.api.sandbox.checkout.com`],
  env: {
    CHECKOUT_PREFIX: PREFIX,
    CHECKOUT_SECRET_KEY: `sk_${SECRET}`,
    CHECKOUT_CHANNEL: 'pc_1',
    CHECKOUT_WEBHOOK_KEY: WEBHOOK_KEY,
  },
  answer: async ({ method, path, body }, store) => {
    const [, id] = /^\/payments(?:\/pay_(\w+))?$/.exec(path) ?? [];
    if (id) {
      const found = await store.retrieve(`pm_${id}`).catch(() => null);
      return found && paymentOf(found);
    }
    if (method !== 'POST') return null;
    const { source, amount, currency, success_url } = body as unknown as Request;
    const payment = await store.create({
      payment_method: METHODS[source.type]!,
      amount: (amount / 100).toFixed(2),
      currency: CURRENCIES[currency] ?? currency,
      return_url: success_url,
    });
    return { id: idOf(payment), status: 'Pending', customer: { id: SECRET }, _links: linksOf(payment) };
  },
  webhook: (payment) => signed(payment),
};

/** A webhook about an outcome. */
export function signed(payment: Stored, key = WEBHOOK_KEY): Webhook {
  const body = {
    id: `evt_${payment.id}${payment.status}`,
    type: EVENTS[payment.status],
    data: { id: idOf(payment), amount: minor(payment.amount) },
  };
  const signature = createHmac('sha256', key).update(JSON.stringify(body)).digest('hex');
  return { path: '/merchant/webhooks', body, headers: { 'cko-signature': signature } };
}
