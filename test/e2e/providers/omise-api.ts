/** The part of Omise's API that the backend requests. */
import { minor, SECRET, type Provider, type Stored } from './provider.js';

const STATUSES: Readonly<Record<Stored['status'], string>> = {
  created: 'pending',
  paid: 'successful',
  failed: 'failed',
  expired: 'expired',
};

/** The type of each source, by its id. */
const sources = new Map<string, string>();

function chargeOf(payment: Stored): object {
  const { display_qr_code: code, redirect_to_url: page } = payment.action;
  return {
    object: 'charge',
    id: payment.id.replace('pm_', 'chrg_test_'),
    status: STATUSES[payment.status],
    amount: minor(payment.amount),
    currency: payment.currency,
    funding_currency: payment.currency,
    livemode: false,
    created_at: payment.time_created,
    expires_at: payment.time_expired,
    ip: SECRET,
    metadata: { note: SECRET },
    authorize_uri: page?.url ?? null,
    failure_code: payment.status === 'failed' ? 'payment_cancelled' : null,
    source: {
      type: page ? 'truemoney_jumpapp' : 'promptpay',
      ...(code && { scannable_code: { object: 'barcode', type: 'qr', raw_data: code.data } }),
    },
  };
}

export const omise: Provider = {
  hosts: ['api.omise.co'],
  env: { OMISE_SECRET_KEY: `skey_test_${SECRET}` },
  answer: async ({ method, path, body }, store) => {
    const [, id] = /^\/charges\/chrg_test_(\w+)$/.exec(path) ?? [];
    if (id) return chargeOf(await store.retrieve(`pm_${id}`));
    if (method !== 'POST') return null;
    if (path === '/sources') {
      const source = `src_test_${sources.size}`;
      sources.set(source, body['type'] as string);
      return { object: 'source', id: source };
    }
    return chargeOf(
      await store.create({
        payment_method: sources.get(body['source'] as string) === 'promptpay' ? 'promptpay_th' : 'ewallet_cn',
        amount: (Number(body['amount']) / 100).toFixed(2),
        currency: body['currency'] as string,
        return_url: body['return_uri'] as string,
      }),
    );
  },
};
