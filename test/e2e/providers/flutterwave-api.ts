/** The part of Flutterwave's API that the backend requests, and Flutterwave's webhooks. */
import { SECRET, type Provider, type Stored, type Webhook } from './provider.js';

const HASH = `hash-${SECRET}`;

const STATUSES: Readonly<Record<Stored['status'], string>> = {
  created: 'pending',
  paid: 'successful',
  failed: 'failed',
  expired: 'failed',
};

interface Made {
  readonly tx_ref: string;
  /** The sandbox does not have it. */
  readonly currency: string;
}

/** What the backend has sent, by the id of the payment. */
const made = new Map<string, Made>();

/** It has no step: only the response to the first request has it. */
const transactionOf = (payment: Stored) => ({
  id: 288200108,
  ...made.get(payment.id),
  amount: Number(payment.amount),
  status: STATUSES[payment.status],
  processor_response: payment.status === 'failed' ? 'Insufficient Funds' : 'Pending',
  payment_type: payment.action.display_details ? 'ussd' : 'card',
  created_at: payment.time_created,
  ip: SECRET,
  card: { token: SECRET },
});

export const flutterwave: Provider = {
  hosts: ['api.flutterwave.com'],
  env: { FLW_SECRET_KEY: `FLWSECK_TEST-${SECRET}`, FLW_SECRET_HASH: HASH },
  answer: async ({ path, body }, store) => {
    const envelope = { status: 'success', message: '' };
    const [, verified = ''] = /^\/v3\/transactions\/verify_by_reference\?tx_ref=([\w-]+)$/.exec(path) ?? [];
    const known = [...made].find(([, { tx_ref }]) => tx_ref === verified)?.[0];
    const stored = known && (await store.retrieve(known));
    // A page has no transaction until the consumer has paid or failed.
    if (stored && !(stored.action.redirect_to_url && stored.status === 'created'))
      return { ...envelope, data: transactionOf(stored) };
    if (verified) return null;
    const isPage = path === '/v3/payments';
    const payment = await store.create({
      payment_method: isPage ? 'ewallet_cn' : 'cashvoucher_mx',
      amount: (body['amount'] as number).toFixed(2),
      currency: 'BRL',
      ...(isPage ? { return_url: body['redirect_url'] as string } : {}),
    });
    const { tx_ref, currency } = body as unknown as Made;
    made.set(payment.id, { tx_ref, currency });
    const { redirect_to_url: page, display_details: slip } = payment.action;
    if (page) return { ...envelope, data: { link: page.url } };
    const note = `*566*002*${slip!['reference']}#`;
    return { ...envelope, data: transactionOf(payment), meta: { authorization: { mode: 'ussd', note } } };
  },
  webhook: (payment): Webhook => ({
    path: '/merchant/webhooks',
    headers: { 'verif-hash': HASH },
    body: { event: 'charge.completed', data: transactionOf(payment) },
  }),
};
