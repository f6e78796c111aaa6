/** The part of Asaas's API that the backend requests, and Asaas's webhooks. */
import { SECRET, type Provider, type Stored, type Webhook } from './provider.js';

const TOKEN = 'a token that the merchant has set';

const METHODS: Readonly<Record<string, string>> = { PIX: 'pix_br', BOLETO: 'boleto_br', UNDEFINED: 'ewallet_cn' };

/** A payment that the merchant removes keeps its status. */
const STATUSES: Readonly<Record<Stored['status'], string>> = {
  created: 'PENDING',
  paid: 'RECEIVED',
  failed: 'PENDING',
  expired: 'OVERDUE',
};

const paymentOf = (payment: Stored) => ({
  object: 'payment',
  id: payment.id.replace('pm_', 'pay_'),
  customer: 'cus_1',
  billingType: Object.keys(METHODS).find((type) => METHODS[type] === payment.payment_method),
  status: STATUSES[payment.status],
  deleted: payment.status === 'failed',
  // Asaas ends only boletos so.
  canBePaidAfterDueDate: false,
  value: Number(payment.amount),
  netValue: SECRET,
  dueDate: payment.time_expired.slice(0, 10),
  invoiceUrl: payment.action.redirect_to_url?.url ?? 'https://sandbox.asaas.com/i/1',
  creditCard: { creditCardToken: SECRET },
});

export const asaas: Provider = {
  hosts: ['api-sandbox.asaas.com'],
  env: { ASAAS_API_KEY: SECRET, ASAAS_WEBHOOK_TOKEN: TOKEN },
  answer: async ({ method, path, body }, store) => {
    if (path.startsWith('/v3/payments?externalReference=')) return { object: 'list', data: [] };
    const [, id, about] = /^\/v3\/payments\/pay_(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (id) {
      const payment = await store.retrieve(`pm_${id}`);
      const { display_qr_code: code, display_details: slip } = payment.action;
      if (about === 'identificationField') return { identificationField: slip?.['number'], nossoNumero: SECRET };
      if (about) return { success: true, payload: code?.data, expirationDate: '2099-12-31 23:59:59' };
      return paymentOf(payment);
    }
    if (method !== 'POST') return null;
    if (path === '/v3/customers') return { object: 'customer', id: 'cus_1', cpfCnpj: SECRET };
    const { billingType, value, callback } = body as {
      billingType: string;
      value: number;
      callback?: { successUrl: string };
    };
    const created = await store.create({
      payment_method: METHODS[billingType]!,
      amount: value.toFixed(2),
      currency: 'BRL',
      ...(callback && { return_url: callback.successUrl }),
    });
    return paymentOf(created);
  },
  webhook: (payment) => noticeOf(payment),
};

/** A webhook about an outcome. */
export const noticeOf = (payment: Stored, token = TOKEN): Webhook => ({
  path: '/merchant/webhooks',
  headers: { 'asaas-access-token': token },
  body: { id: `evt_${payment.id}`, event: 'PAYMENT_UPDATED', payment: paymentOf(payment) },
});
