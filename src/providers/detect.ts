/** Detects the provider of an object, so that an adapter can name the one that it was given by mistake. */
import { fail } from '../contract/read.js';
import { Fields } from './fields.js';

/** The names that `provider` of `<pay-action>` takes, and how the providers write themselves. */
export const PROVIDERS = {
  stripe: 'Stripe',
  adyen: 'Adyen',
  mercadopago: 'Mercado Pago',
  xendit: 'Xendit',
  omise: 'Omise',
  midtrans: 'Midtrans',
  hyperswitch: 'Hyperswitch',
  airwallex: 'Airwallex',
} as const;

export type Provider = keyof typeof PROVIDERS;

/** Fields that every object of a provider has, and objects of the others lack. */
const SIGNS: Readonly<Record<Provider, (source: Fields) => boolean>> = {
  stripe: (source) => /^(payment|setup)_intent$/.test(String(source.get('object'))),
  adyen: (source) => ['resultCode', 'paymentMethodType', 'paymentData'].some((name) => source.has(name)),
  mercadopago: (source) =>
    ['point_of_interaction', 'transaction_details', 'transactions', 'processing_mode'].some((name) => source.has(name)),
  xendit: (source) =>
    ['business_id', 'businessId'].some((name) => source.has(name)) ||
    /^pr-/.test(String(source.get('payment_request_id') ?? source.get('id'))),
  omise: (source) => source.get('object') === 'charge' && /^chrg_/.test(String(source.get('id'))),
  midtrans: (source) => source.has('transaction_status') || source.has('status_code'),
  hyperswitch: (source) => source.has('payment_id') && source.has('merchant_id'),
  airwallex: (source) => source.has('merchant_order_id') || source.has('latest_payment_attempt'),
};

/**
 * @param path of the value in messages
 * @throws {PayError} `invalid-input` for an object of another provider, or of none
 */
export function objectOf(provider: Provider, value: unknown, path: string): Fields {
  const source = new Fields(value, path);
  if (SIGNS[provider](source)) return source;
  const other = (Object.keys(SIGNS) as Provider[]).find((name) => SIGNS[name](source));
  const contract = /^(payment|mandate)$/.test(String(source.get('object')));
  const found = contract ? 'the contract of Pay Elements, which needs no provider' : other && PROVIDERS[other];
  return fail(
    path,
    `expected an object of ${PROVIDERS[provider]}${found ? `, but it looks like one of ${found}` : ''}`,
  );
}
