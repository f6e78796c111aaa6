/** The part of Paystack's API that the backend requests, and Paystack's webhooks. */
import { createHmac } from 'node:crypto';
import { minor, SECRET, type Provider, type Stored, type Webhook } from './provider.js';

const KEY = `sk_test_${SECRET}`;

const STATUSES: Readonly<Record<Stored['status'], string>> = {
  created: 'abandoned',
  paid: 'success',
  failed: 'failed',
  expired: 'timeout',
};

interface Made {
  readonly reference: string;
  /** The sandbox does not have it. */
  readonly currency: string;
}

/** What the backend has sent, by the id of the payment. */
const made = new Map<string, Made>();

/** The status has no step: only the response to the first request has it. */
const transactionOf = (payment: Stored) => ({
  domain: 'test',
  status: STATUSES[payment.status],
  ...made.get(payment.id),
  amount: minor(payment.amount),
  gateway_response: payment.status === 'failed' ? 'Declined' : 'The transaction was not completed',
  created_at: payment.time_created,
  channel: 'card',
  ip_address: SECRET,
  authorization: { authorization_code: SECRET },
});

export const paystack: Provider = {
  hosts: ['api.paystack.co'],
  env: { PAYSTACK_SECRET_KEY: KEY },
  answer: async ({ path, body }, store) => {
    const [, verified = ''] = /^\/transaction\/verify\/([\w-]+)$/.exec(path) ?? [];
    const known = [...made].find(([, { reference }]) => reference === verified)?.[0];
    if (known) return { status: true, message: '', data: transactionOf(await store.retrieve(known)) };
    const isPage = path === '/transaction/initialize';
    const payment = await store.create({
      payment_method: isPage ? 'ewallet_cn' : 'qr' in body ? 'pix_br' : 'cashvoucher_mx',
      amount: (Number(body['amount']) / 100).toFixed(2),
      currency: 'BRL',
      ...(isPage ? { return_url: body['callback_url'] as string } : {}),
    });
    const { reference, currency } = body as unknown as Made;
    made.set(payment.id, { reference, currency });
    const { redirect_to_url: page, display_qr_code: code, display_details: slip } = payment.action;
    const charge = { reference, status: 'pay_offline' };
    const data = page
      ? { reference, authorization_url: page.url, access_code: SECRET }
      : { ...charge, ...(code ? { qr_code: code.data } : { ussd_code: `*737*${slip!['reference']}#` }) };
    return { status: true, message: '', data };
  },
  webhook: signed,
};

/** Paystack sends `charge.success` only: other events have no payment to show. */
function signed(payment: Stored): Webhook {
  const event = payment.status === 'paid' ? 'charge.success' : 'charge.dispute.create';
  const body = { event, data: { id: 302961, ...transactionOf(payment) } };
  const signature = createHmac('sha512', KEY).update(JSON.stringify(body)).digest('hex');
  return { path: '/merchant/webhooks', body, headers: { 'x-paystack-signature': signature } };
}
