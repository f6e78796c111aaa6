/** The part of Hyperswitch's API that the backend requests. */
import type { HyperswitchPayment } from '../../../src/providers/hyperswitch.js';
import { minor, SECRET, type Provider, type Stored } from './provider.js';

/** The sandbox's payment method for each of Hyperswitch. */
const METHODS: Readonly<Record<string, string>> = { pix: 'pix_br', oxxo: 'cashvoucher_mx', ideal: 'ewallet_cn' };

const STATUSES: Readonly<Record<Stored['status'], string>> = {
  created: 'requires_customer_action',
  paid: 'succeeded',
  failed: 'failed',
  expired: 'expired',
};

function nextAction({ action, time_expired }: Stored) {
  const { display_qr_code: code, display_details: slip, redirect_to_url: page } = action;
  if (page) return { type: 'redirect_to_url', redirect_to_url: page.url };
  if (code)
    return { type: 'qr_code_information', raw_qr_data: code.data, display_to_timestamp: Date.parse(time_expired) };
  const voucher_details = { reference: slip!['reference'], expires_at: Date.parse(time_expired) };
  return { type: 'display_voucher_information', voucher_details };
}

const responseOf = (payment: Stored): HyperswitchPayment & Readonly<Record<string, unknown>> => ({
  payment_id: payment.id.replace('pm_', 'pay_'),
  merchant_id: 'merchant_1',
  client_secret: `${payment.id}_secret_${SECRET}`,
  connector: SECRET,
  status: STATUSES[payment.status],
  amount: minor(payment.amount),
  currency: payment.currency,
  payment_method_type: Object.keys(METHODS).find((name) => METHODS[name] === payment.payment_method)!,
  next_action: payment.status === 'created' ? nextAction(payment) : null,
  error_code: payment.status === 'failed' ? 'payment_cancelled_by_user' : null,
});

export const hyperswitch: Provider = {
  hosts: ['sandbox.hyperswitch.io'],
  env: { HYPERSWITCH_API_KEY: `snd_${SECRET}` },
  answer: async ({ method, path, body }, store) => {
    const [, id] = /^\/payments(?:\/pay_(\w+))?$/.exec(path) ?? [];
    if (id) return responseOf(await store.retrieve(`pm_${id}`));
    if (method !== 'POST') return null;
    return responseOf(
      await store.create({
        payment_method: METHODS[body['payment_method_type'] as string]!,
        amount: (Number(body['amount']) / 100).toFixed(2),
        currency: body['currency'] as string,
        return_url: body['return_url'] as string,
      }),
    );
  },
};
