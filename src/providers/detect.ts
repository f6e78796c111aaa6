/**
 * The providers, and how each is recognised: by fields that all of its objects have, and objects of the others lack. A new one
 * gets a line here, and its adapter one in adapters.ts.
 */
import type { ObjectReader } from './object-reader.js';

interface Registration {
  /** The name as the provider writes it. */
  readonly label: string;
  readonly detect: (source: ObjectReader) => boolean;
}

const hasOneOf =
  (...names: readonly string[]) =>
  (source: ObjectReader): boolean =>
    names.some((name) => source.has(name));

const startsWith = (value: unknown, prefix: string): boolean => typeof value === 'string' && value.startsWith(prefix);

const isStripe = (source: ObjectReader): boolean =>
  source.get('object') === 'payment_intent' || source.get('object') === 'setup_intent';

const isXendit = (source: ObjectReader): boolean =>
  source.has('business_id') ||
  startsWith(source.get('payment_request_id'), 'pr-') ||
  startsWith(source.get('id'), 'pr-');

const isOmise = (source: ObjectReader): boolean =>
  source.get('object') === 'charge' && startsWith(source.get('id'), 'chrg_');

const isHyperswitch = (source: ObjectReader): boolean => source.has('payment_id') && source.has('merchant_id');

/** By the names that `provider` of `<pay-action>` takes. */
const REGISTRY = {
  stripe: { label: 'Stripe', detect: isStripe },
  adyen: { label: 'Adyen', detect: hasOneOf('resultCode', 'paymentMethodType', 'paymentData') },
  mercadopago: {
    label: 'Mercado Pago',
    detect: hasOneOf('point_of_interaction', 'transaction_details', 'transactions', 'processing_mode'),
  },
  xendit: { label: 'Xendit', detect: isXendit },
  omise: { label: 'Omise', detect: isOmise },
  midtrans: { label: 'Midtrans', detect: hasOneOf('transaction_status', 'status_code') },
  hyperswitch: { label: 'Hyperswitch', detect: isHyperswitch },
  airwallex: { label: 'Airwallex', detect: hasOneOf('merchant_order_id', 'latest_payment_attempt') },
} satisfies Readonly<Record<string, Registration>>;

export type Provider = keyof typeof REGISTRY;

export const PROVIDERS = Object.keys(REGISTRY) as readonly Provider[];

export const labelOf = (provider: Provider): string => REGISTRY[provider].label;

export const isFrom = (provider: Provider, source: ObjectReader): boolean => REGISTRY[provider].detect(source);

/** The label of the provider of an object that an adapter was given by mistake; null if it is not known. */
export function lookOf(source: ObjectReader): string | null {
  const provider = PROVIDERS.find((name) => isFrom(name, source));
  if (provider) return labelOf(provider);
  const isOfContract = source.get('object') === 'payment' || source.get('object') === 'mandate';
  return isOfContract ? 'the contract of Pay Elements, which needs no provider' : null;
}
