/** The part of Mollie's API that the backend requests. */
import type { MolliePayment } from '../../../src/providers/mollie.js';
import { SECRET, type Provider, type Stored } from './provider.js';

/** The sandbox's payment method for each of Mollie. */
const METHODS: Readonly<Record<string, string>> = {
  ideal: 'pix_br',
  banktransfer: 'banktransfer_mx',
  creditcard: 'ewallet_cn',
};

const STATUSES: Readonly<Record<Stored['status'], string>> = {
  created: 'open',
  paid: 'paid',
  failed: 'canceled',
  expired: 'expired',
};

const link = (href: string) => ({ href, type: 'text/html' });

const PICTURE = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;

/** @param hasCode whether the request had `include` */
function detailsOf({ action, status }: Stored, hasCode: boolean): object {
  const payer = { consumerName: SECRET, consumerAccount: SECRET };
  if (status !== 'created') return payer;
  if (action.display_qr_code && hasCode) return { qrCode: { height: 9, width: 9, src: PICTURE } };
  const slip = action.display_details;
  return slip
    ? {
        bankName: 'Stichting Mollie Payments',
        bankAccount: 'NL53ABNA0627535577',
        bankBic: 'ABNANL2A',
        transferReference: slip['reference'],
      }
    : payer;
}

function paymentOf(payment: Stored, hasCode: boolean): MolliePayment & Readonly<Record<string, unknown>> {
  const id = payment.id.replace('pm_', 'tr_');
  const page = payment.action.redirect_to_url?.url ?? `https://www.mollie.com/checkout/${id}`;
  return {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt: payment.time_created,
    expiresAt: payment.time_expired,
    amount: { value: payment.amount, currency: payment.currency },
    description: SECRET,
    metadata: { note: SECRET },
    method: Object.keys(METHODS).find((method) => METHODS[method] === payment.payment_method) ?? null,
    status: STATUSES[payment.status],
    details: detailsOf(payment, hasCode),
    _links: payment.status === 'created' ? { checkout: link(page) } : {},
  };
}

export const mollie: Provider = {
  hosts: ['api.mollie.com'],
  env: { MOLLIE_API_KEY: `test_${SECRET}`, WEBHOOK_URL: 'https://shop.example/merchant/webhooks' },
  answer: async ({ method, path, body }, store) => {
    const hasCode = path.endsWith('?include=details.qrCode');
    const [, id] = /^\/v2\/payments\/tr_(\w+)/.exec(path) ?? [];
    if (id) {
      const found = await store.retrieve(`pm_${id}`).catch(() => null);
      return found && paymentOf(found, hasCode);
    }
    if (method !== 'POST') return null;
    const { value, currency } = body['amount'] as { value: string; currency: string };
    const payment = await store.create({
      payment_method: METHODS[body['method'] as string]!,
      amount: value,
      currency,
      return_url: body['redirectUrl'] as string,
    });
    return paymentOf(payment, hasCode);
  },
};
