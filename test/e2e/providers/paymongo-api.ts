/** The part of PayMongo's API that the backend requests, and PayMongo's webhooks. */
import { createHmac } from 'node:crypto';
import QrCode from 'qrcode';
import { minor, SECRET, seconds, type Provider, type Stored, type Webhook } from './provider.js';

const WEBHOOK_SECRET = 'whsk_U1MPmAvDFymq31qyLhcdhuK4';

interface Intent {
  readonly amount: number;
  readonly currency: string;
  /** `qrph` or `gcash` */
  readonly type: string;
}

/** The intents, by their ids. */
const intents = new Map<string, Intent>();

/** The ids of intents, by the payments of the sandbox that they became when a method was attached; and the reverse. */
const intentIds = new Map<string, string>();
const paymentIds = new Map<string, string>();

const STATUSES: Readonly<Record<Stored['status'], string>> = {
  created: 'awaiting_next_action',
  paid: 'succeeded',
  failed: 'awaiting_payment_method',
  expired: 'awaiting_payment_method',
};

/** An attempt that has succeeded or failed. A code that has expired leaves none. */
function attemptOf({ id, status, amount, time_created }: Stored, type: string): object | null {
  if (status !== 'paid' && status !== 'failed') return null;
  const failure = status === 'failed' ? { failed_code: 'generic_decline', failed_message: SECRET } : {};
  return {
    id: id.replace('pm_', 'pay_'),
    type: 'payment',
    attributes: {
      amount: minor(amount),
      currency: 'PHP',
      status,
      ...failure,
      billing: { email: `${SECRET}@example.com` },
      payment_intent_id: intentIds.get(id),
      source: { id: SECRET, type },
      paid_at: seconds(time_created),
    },
  };
}

async function stepOf({ status, time_expired, action }: Stored): Promise<object | null> {
  if (status !== 'created') return null;
  const { display_qr_code: code, redirect_to_url: page } = action;
  if (page) return { type: 'redirect', redirect: { url: page.url, return_url: SECRET } };
  const image_url = await QrCode.toDataURL(code!.data);
  return { type: 'consume_qr', code: { id: 'code_1', image_url, label: SECRET, expires_at: time_expired } };
}

async function intentOf(payment: Stored): Promise<object> {
  const id = intentIds.get(payment.id)!;
  const { amount, currency, type } = intents.get(id)!;
  const attempt = attemptOf(payment, type);
  const created_at = seconds(payment.time_created);
  const attributes = {
    amount,
    currency,
    client_key: `${id}_client_${SECRET}`,
    status: STATUSES[payment.status],
    livemode: false,
    last_payment_error: null,
    payment_method_allowed: [type],
    payments: attempt ? [attempt] : [],
    next_action: await stepOf(payment),
    metadata: { note: SECRET },
    created_at,
    updated_at: created_at + 1,
  };
  return { data: { id, type: 'payment_intent', attributes } };
}

/** A webhook about an outcome. */
export function signed(payment: Stored, secret = WEBHOOK_SECRET): Webhook {
  const { type } = intents.get(intentIds.get(payment.id)!)!;
  const expired = { id: 'qrph_1', type: 'qrph', attributes: { payment_intent_id: intentIds.get(payment.id) } };
  const event = payment.status === 'expired' ? 'qrph.expired' : `payment.${payment.status}`;
  const attributes = { type: event, livemode: false, data: attemptOf(payment, type) ?? expired };
  const body = { data: { id: `evt_${payment.id}`, type: 'event', attributes } };
  const time = '1723019372';
  const signature = createHmac('sha256', secret)
    .update(`${time}.${JSON.stringify(body)}`)
    .digest('hex');
  return { path: '/merchant/webhooks', body, headers: { 'paymongo-signature': `t=${time},te=${signature},li=` } };
}

export const paymongo: Provider = {
  hosts: ['api.paymongo.com'],
  env: { PAYMONGO_SECRET_KEY: SECRET, PAYMONGO_WEBHOOK_SECRET: WEBHOOK_SECRET },
  answer: async ({ method, path, body }, store) => {
    const [, id = '', attach] = /^\/v1\/payment_intents\/(\w+)(\/attach)?$/.exec(path) ?? [];
    if (method === 'GET') return paymentIds.has(id) ? intentOf(await store.retrieve(paymentIds.get(id)!)) : null;
    const { attributes } = (body as { data: { attributes: Record<string, unknown> } }).data;
    if (path === '/v1/payment_methods') return { data: { id: 'pm_1', type: 'payment_method', attributes } };
    if (path === '/v1/payment_intents') {
      const { amount, currency, payment_method_allowed } = attributes as unknown as Intent & {
        payment_method_allowed: [string];
      };
      const made = `pi_${intents.size}`;
      intents.set(made, { amount, currency, type: payment_method_allowed[0] });
      const status = 'awaiting_payment_method';
      return { data: { id: made, type: 'payment_intent', attributes: { ...attributes, status } } };
    }
    const intent = intents.get(id);
    if (!attach || !intent) return null;
    const payment = await store.create({
      payment_method: intent.type === 'qrph' ? 'promptpay_th' : 'ewallet_cn',
      amount: (intent.amount / 100).toFixed(2),
      // The sandbox does not know PHP.
      currency: 'THB',
      return_url: attributes['return_url'] as string,
    });
    intentIds.set(payment.id, id);
    paymentIds.set(id, payment.id);
    return intentOf(payment);
  },
  webhook: (payment) => signed(payment),
};
