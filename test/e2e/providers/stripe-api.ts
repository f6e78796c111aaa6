/** The part of Stripe's API that the backend requests. */
import type Stripe from 'stripe';
import { minor, seconds, SECRET, type Provider, type Stored } from './provider.js';

type Intent = Pick<Stripe.PaymentIntent, 'id' | 'object' | 'amount' | 'currency' | 'status'> &
  Partial<Stripe.PaymentIntent>;

/** The sandbox's payment method for each of Stripe. */
const METHODS: Readonly<Record<string, string>> = {
  pix: 'pix_br',
  boleto: 'boleto_br',
  oxxo: 'cashvoucher_mx',
  ideal: 'ewallet_cn',
};

/** What a boleto needs. */
const BOLETO = [
  'boleto][tax_id',
  ...['name', 'email'].map((name) => `billing_details][${name}`),
  ...['line1', 'city', 'state', 'postal_code', 'country'].map((name) => `billing_details][address][${name}`),
].map((name) => `payment_method_data[${name}]`);

const methodOf = (payment: Stored) => Object.keys(METHODS).find((name) => METHODS[name] === payment.payment_method)!;

function nextAction({ action, time_expired, payment_method }: Stored): Stripe.PaymentIntent.NextAction {
  const { display_qr_code: code, display_details: slip, redirect_to_url: page } = action;
  if (page) return { type: 'redirect_to_url', redirect_to_url: { return_url: null, url: page.url } };
  if (code) {
    const expires_at = seconds(time_expired);
    return { type: 'pix_display_qr_code', pix_display_qr_code: { data: code.data, expires_at } };
  }
  if (payment_method === METHODS['boleto'])
    return {
      type: 'boleto_display_details',
      boleto_display_details: {
        number: slip!['number']!,
        expires_at: seconds(time_expired),
        hosted_voucher_url: 'https://payments.stripe.com/boleto/voucher/test',
        pdf: null,
      },
    };
  return {
    type: 'oxxo_display_details',
    oxxo_display_details: {
      number: slip!['reference']!,
      expires_after: seconds(time_expired),
      hosted_voucher_url: 'https://payments.stripe.com/oxxo/voucher/test',
    },
  };
}

const statusOf = (
  payment: Stored,
): Pick<Intent, 'status' | 'next_action' | 'amount_received' | 'last_payment_error'> => {
  switch (payment.status) {
    case 'created':
      return { status: 'requires_action', next_action: nextAction(payment) };
    case 'paid':
      return { status: 'succeeded', amount_received: minor(payment.amount) };
    default: {
      const expired = payment.status === 'expired';
      const code = expired ? 'payment_intent_payment_attempt_expired' : 'payment_method_customer_decline';
      return { status: 'requires_payment_method', last_payment_error: { type: 'invalid_request_error', code } };
    }
  }
};

const intentOf = (payment: Stored): Intent => ({
  id: payment.id.replace('pm_', 'pi_'),
  object: 'payment_intent',
  amount: minor(payment.amount),
  currency: payment.currency.toLowerCase(),
  client_secret: `${payment.id}_secret_${SECRET}`,
  created: seconds(payment.time_created),
  livemode: false,
  payment_method_types: [methodOf(payment)],
  ...statusOf(payment),
});

export const stripe: Provider = {
  hosts: ['api.stripe.com'],
  env: { STRIPE_SECRET_KEY: `sk_test_${SECRET}` },
  answer: async ({ method, path, body }, store) => {
    const [, id] = /^\/v1\/payment_intents(?:\/pi_(\w+))?$/.exec(path) ?? [];
    if (id) return intentOf(await store.retrieve(`pm_${id}`));
    if (method !== 'POST') return null;
    const missing = body['payment_method_data[type]'] === 'boleto' && BOLETO.find((name) => !body[name]);
    if (missing) return { error: { type: 'invalid_request_error', code: 'parameter_missing', param: missing } };
    return intentOf(
      await store.create({
        payment_method: METHODS[body['payment_method_data[type]'] as string]!,
        amount: (Number(body['amount']) / 100).toFixed(2),
        currency: (body['currency'] as string).toUpperCase(),
        return_url: body['return_url'] as string,
      }),
    );
  },
  comeBack: (shop, { id }) => shop.searchParams.set('payment_intent', id.replace('pm_', 'pi_')),
};
