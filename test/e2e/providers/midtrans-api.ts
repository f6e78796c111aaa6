/** The part of Midtrans's Core API that the backend requests. */
import type { MidtransTransaction } from '../../../src/providers/midtrans.js';
import { SECRET, type Provider, type Stored } from './provider.js';

const STATUSES: Readonly<Record<Stored['status'], string>> = {
  created: 'pending',
  paid: 'settlement',
  failed: 'cancel',
  expired: 'expire',
};

/** The status has no step: only the response to the charge has it. */
const statusOf = (payment: Stored): MidtransTransaction & Readonly<Record<string, unknown>> => ({
  transaction_id: payment.id.replace('pm_', ''),
  transaction_status: STATUSES[payment.status],
  payment_type: payment.payment_method === 'pix_br' ? 'qris' : 'cstore',
  gross_amount: payment.amount,
  currency: 'IDR',
  signature_key: SECRET,
});

export const midtrans: Provider = {
  hosts: ['api.sandbox.midtrans.com'],
  env: { MIDTRANS_SERVER_KEY: SECRET, MIDTRANS_CLIENT_KEY: SECRET },
  answer: async ({ method, path, body }, store) => {
    const [, id] = /^\/v2\/(\w+)\/status$/.exec(path) ?? [];
    if (id) return statusOf(await store.retrieve(`pm_${id}`));
    if (method !== 'POST') return null;
    const { gross_amount } = body['transaction_details'] as { gross_amount: number };
    const payment = await store.create({
      payment_method: body['payment_type'] === 'qris' ? 'pix_br' : 'cashvoucher_mx',
      amount: gross_amount.toFixed(2),
      currency: 'IDR',
    });
    const { display_qr_code: code, display_details: slip } = payment.action;
    const step = code ? { qr_string: code.data } : { store: 'alfamart', payment_code: slip!['reference'] };
    return { ...statusOf(payment), ...step };
  },
};
