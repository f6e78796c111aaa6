/** The part of Mercado Pago's API that the backend requests. */
import type { Payment } from 'mercadopago';
import { SECRET, type Provider, type Stored } from './provider.js';

type PaymentResponse = Partial<Awaited<ReturnType<Payment['get']>>>;
type PaymentRequest = Parameters<Payment['create']>[0]['body'];

/** The sandbox's ids, by Mercado Pago's, which are numbers. */
const ids = new Map<number, string>();
const FIRST = 21_071_815_560;

const STATUSES: Readonly<Record<Stored['status'], Pick<PaymentResponse, 'status' | 'status_detail'>>> = {
  created: { status: 'pending', status_detail: 'pending_waiting_transfer' },
  paid: { status: 'approved', status_detail: 'accredited' },
  failed: { status: 'cancelled', status_detail: 'by_payer' },
  expired: { status: 'cancelled', status_detail: 'expired' },
};

function stepOf({ action }: Stored): PaymentResponse {
  const { display_qr_code: code, display_details: slip, redirect_to_url: page } = action;
  if (slip)
    return {
      payment_method_id: 'bolbradesco',
      payment_type_id: 'ticket',
      transaction_details: { digitable_line: slip['number']! },
    };
  return {
    payment_method_id: 'pix',
    payment_type_id: 'bank_transfer',
    point_of_interaction: {
      type: 'OPENPLATFORM',
      transaction_data: { ...(code && { qr_code: code.data }), ...(page && { ticket_url: page.url }) },
    },
  };
}

const responseOf = (id: number, payment: Stored): PaymentResponse => ({
  id,
  date_created: payment.time_created,
  date_of_expiration: payment.time_expired,
  currency_id: payment.currency,
  transaction_amount: Number(payment.amount),
  live_mode: false,
  processing_mode: 'aggregator',
  payer: { email: `${SECRET}@example.com` },
  fee_details: [{ type: SECRET }],
  ...STATUSES[payment.status],
  ...stepOf(payment),
});

export const mercadopago: Provider = {
  hosts: ['api.mercadopago.com'],
  env: { MERCADOPAGO_ACCESS_TOKEN: `TEST-${SECRET}` },
  answer: async ({ method, path, body }, store) => {
    if (method === 'GET') {
      const id = Number(path.split('/').at(-1));
      return ids.has(id) ? responseOf(id, await store.retrieve(ids.get(id)!)) : null;
    }
    const { payment_method_id, point_of_interaction, transaction_amount, callback_url } = body as PaymentRequest;
    const pix = point_of_interaction ? 'ewallet_cn' : 'pix_br';
    const payment = await store.create({
      payment_method: payment_method_id === 'bolbradesco' ? 'boleto_br' : pix,
      amount: transaction_amount!.toFixed(2),
      currency: 'BRL',
      ...(callback_url && { return_url: callback_url }),
    });
    const id = FIRST + ids.size;
    ids.set(id, payment.id);
    return responseOf(id, payment);
  },
};
