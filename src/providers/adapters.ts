/** The adapters of providers, and which of them `provider` of `<pay-action>` names. */
import { read } from '../contract/read.js';
import { parseResource, type Resource } from '../contract/resource.js';
import { PayError } from '../errors.js';
import { isOfContract } from './of-contract.js';
import { registeredProviders } from './registered-providers.js';

/** A new provider gets a line here. Its label is the title of its page in docs/providers. */
const ADAPTERS = {
  stripe: async () => (await import('./stripe.js')).fromStripe,
  adyen: async () => (await import('./adyen.js')).fromAdyen,
  mercadopago: async () => (await import('./mercadopago.js')).fromMercadoPago,
  xendit: async () => (await import('./xendit.js')).fromXendit,
  omise: async () => (await import('./omise.js')).fromOmise,
  midtrans: async () => (await import('./midtrans.js')).fromMidtrans,
  hyperswitch: async () => (await import('./hyperswitch.js')).fromHyperswitch,
  airwallex: async () => (await import('./airwallex.js')).fromAirwallex,
  mollie: async () => (await import('./mollie.js')).fromMollie,
  yookassa: async () => (await import('./yookassa.js')).fromYooKassa,
  pagbank: async () => (await import('./pagbank.js')).fromPagBank,
  pix: async () => (await import('./pix.js')).fromPix,
  asaas: async () => (await import('./asaas.js')).fromAsaas,
  paystack: async () => (await import('./paystack.js')).fromPaystack,
  razorpay: async () => (await import('./razorpay.js')).fromRazorpay,
  conekta: async () => (await import('./conekta.js')).fromConekta,
  flutterwave: async () => (await import('./flutterwave.js')).fromFlutterwave,
  paymongo: async () => (await import('./paymongo.js')).fromPayMongo,
  pagarme: async () => (await import('./pagarme.js')).fromPagarMe,
  komoju: async () => (await import('./komoju.js')).fromKomoju,
  checkout: async () => (await import('./checkout.js')).fromCheckout,
  twoctwop: async () => (await import('./twoctwop.js')).fromTwoctwop,
  dlocal: async () => (await import('./dlocal.js')).fromDLocal,
  ebanx: async () => (await import('./ebanx.js')).fromEbanx,
  payos: async () => (await import('./payos.js')).fromPayOS,
  toss: async () => (await import('./toss.js')).fromToss,
  portone: async () => (await import('./portone.js')).fromPortOne,
} as const;

export type Provider = keyof typeof ADAPTERS;

/** What `provider` takes, in the order of the documentation. */
export const PROVIDERS = Object.keys(ADAPTERS) as readonly Provider[];

/** What each adapter takes. */
type Objects = {
  readonly [Name in Provider]: Parameters<Awaited<ReturnType<(typeof ADAPTERS)[Name]>>>[0];
};

/**
 * The objects of each provider; some with a field by which they are told from a payment of the contract with a mistake, which must
 * be none of these. TypeScript lets a shop declare those of its own provider here: see docs/own-adapter.md.
 */
export interface ProviderObjects extends Omit<
  Objects,
  'adyen' | 'airwallex' | 'conekta' | 'dlocal' | 'mercadopago' | 'pagarme' | 'pagbank' | 'portone'
> {
  adyen: Objects['adyen'] & ({ readonly resultCode: string } | { readonly merchantAccount: string });
  airwallex: Objects['airwallex'] & { readonly merchant_order_id: string };
  conekta: Objects['conekta'] & { readonly object: 'order' };
  dlocal: Objects['dlocal'] &
    ({ readonly payment_method_flow: string } | { readonly status_detail: string } | { readonly country: string });
  mercadopago: Objects['mercadopago'] &
    ({ readonly payment_method_id: string } | { readonly transactions: object } | { readonly init_point: string });
  pagarme: Objects['pagarme'] &
    (
      | { readonly charges: object }
      | { readonly checkouts: object }
      | { readonly last_transaction: object }
      | { readonly url: string }
    );
  pagbank: Objects['pagbank'] &
    (
      | { readonly charges: object }
      | { readonly qr_codes: object }
      | { readonly payment_method: object }
      | { readonly links: object }
    );
  portone: Objects['portone'] & { readonly transactionId: string };
}

/** The names that `provider` takes. */
export type ProviderName = keyof ProviderObjects;

/** The objects that `payment`, `mandate` and `action` of `<pay-action>` take with a `provider`. */
export type ProviderObject = ProviderObjects[keyof ProviderObjects];

const isProvider = (name: string): name is Provider => Object.hasOwn(ADAPTERS, name);

/** Turns an object of a provider into a payment or mandate. @throws {PayError} `invalid-input` or `unsupported-action` */
export type Adapter = (value: unknown) => Resource;

/** An adapter of an unknown provider throws `unsupported-action` for every object. */
const unknown: Adapter = () => {
  throw new PayError('unsupported-action', { message: `provider: expected ${PROVIDERS.join(', ')}` });
};

/** The adapter reads objects of the contract, too. @returns a promise that is rejected if a chunk cannot be loaded */
export async function loadAdapter(provider: string): Promise<Adapter> {
  const own = registeredProviders().get(provider);
  // What the page's own code returns is checked like an answer.
  if (own) return withContract((given) => parseResource(own(given as never)));
  if (!isProvider(provider)) return unknown;
  // `never`, because each has the type of its provider's objects. They check what they are given.
  const load: () => Promise<(value: never) => Resource> = ADAPTERS[provider];
  // Requested at the same time, because all adapters import it: a browser would find it only in the adapter.
  const [adapter] = await Promise.all([load(), import('./adapt.js')]);
  return withContract((given) => adapter(given as never));
}

const withContract =
  (adapter: Adapter): Adapter =>
  (value) =>
    read((given) => (isOfContract(given) ? parseResource(given) : adapter(given)), value, 'answer');
