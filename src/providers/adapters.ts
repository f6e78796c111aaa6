/** Loads the adapter that `provider` of `<pay-action>` names. */
import { read } from '../contract/read.js';
import { parseResource, type Resource } from '../contract/resource.js';
import { PayError } from '../errors.js';
import type { AdyenPaymentLink, AdyenPaymentResponse } from './adyen.js';
import type { AirwallexPaymentIntent } from './airwallex.js';
import type { Provider } from './detect.js';
import type { HyperswitchPayment } from './hyperswitch.js';
import type { MercadoPagoOrder, MercadoPagoPayment, MercadoPagoPreference } from './mercadopago.js';
import type { MidtransSnap, MidtransTransaction } from './midtrans.js';
import type { OmiseCharge } from './omise.js';
import { registeredProviders } from './registered-providers.js';
import type { StripeCheckoutSession, StripePaymentIntent, StripeSetupIntent } from './stripe.js';
import type {
  XenditInvoice,
  XenditNodeInvoice,
  XenditNodePaymentRequest,
  XenditPaymentRequest,
  XenditPaymentRequestV2,
  XenditSession,
} from './xendit.js';
import type { MolliePayment, MolliePaymentLink } from './mollie.js';
import type { YooKassaPayment } from './yookassa.js';
import type { PagBankCharge, PagBankCheckout, PagBankOrder } from './pagbank.js';
import type { PixCharge } from './pix.js';
import type { AsaasPayment } from './asaas.js';
import type { PaystackPage, PaystackResponse, PaystackTransaction } from './paystack.js';
import type { RazorpayEntity, RazorpayPaymentLink, RazorpaySteps } from './razorpay.js';
import type { ConektaOrder } from './conekta.js';
import type { FlutterwaveResponse, FlutterwaveTransaction } from './flutterwave.js';
import type { PayMongoResource, PayMongoResponse } from './paymongo.js';
import type { PagarMeCharge, PagarMeLink, PagarMeOrder } from './pagarme.js';
import type { KomojuPayment, KomojuSession } from './komoju.js';
import type { CheckoutPage, CheckoutPayment } from './checkout.js';
import type { TwoctwopPayment } from './twoctwop.js';

/**
 * The objects of each provider. Each needs a field by which it is recognised, so that a mistake in a payment of the contract is none
 * of these. TypeScript lets a shop declare those of its own provider here: see docs/own-adapter.md.
 */
export interface ProviderObjects {
  stripe: StripePaymentIntent | StripeSetupIntent | StripeCheckoutSession;
  adyen: (AdyenPaymentResponse & { readonly resultCode: string }) | AdyenPaymentLink;
  mercadopago:
    | (MercadoPagoPayment & { readonly payment_method_id: string })
    | (MercadoPagoOrder & { readonly transactions: object })
    | (MercadoPagoPreference & { readonly init_point: string });
  xendit:
    | XenditPaymentRequest
    | XenditPaymentRequestV2
    | XenditNodePaymentRequest
    | XenditInvoice
    | XenditNodeInvoice
    | XenditSession;
  omise: OmiseCharge;
  midtrans: MidtransTransaction | MidtransSnap;
  hyperswitch: HyperswitchPayment;
  airwallex: AirwallexPaymentIntent & { readonly merchant_order_id: string };
  mollie: MolliePayment | MolliePaymentLink;
  yookassa: YooKassaPayment;
  pagbank:
    | (PagBankOrder & ({ readonly charges: object } | { readonly qr_codes: object }))
    | (PagBankCharge & { readonly payment_method: object })
    | PagBankCheckout;
  pix: PixCharge;
  asaas: AsaasPayment;
  paystack: PaystackResponse | PaystackPage | PaystackTransaction;
  razorpay: RazorpayEntity | RazorpaySteps | RazorpayPaymentLink;
  conekta: ConektaOrder & { readonly object: 'order' };
  flutterwave: FlutterwaveResponse | FlutterwaveTransaction;
  paymongo: PayMongoResource | PayMongoResponse;
  pagarme:
    | (PagarMeOrder & ({ readonly charges: object } | { readonly checkouts: object }))
    | (PagarMeCharge & { readonly last_transaction: object })
    | PagarMeLink;
  komoju: KomojuPayment | KomojuSession;
  checkout: CheckoutPayment | CheckoutPage;
  twoctwop: TwoctwopPayment;
}

/** The names that `provider` takes. */
export type ProviderName = keyof ProviderObjects;

/** The objects that `payment`, `mandate` and `action` of `<pay-action>` take with a `provider`. */
export type ProviderObject = ProviderObjects[keyof ProviderObjects];

/** `never`, because each adapter has the type of its provider's objects. They check what they are given. */
const ADAPTERS: Readonly<Record<Provider, () => Promise<(value: never) => Resource>>> = {
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
};

const isProvider = (name: string): name is Provider => Object.hasOwn(ADAPTERS, name);

/** Turns an object of a provider into a payment or mandate. @throws {PayError} `invalid-input` or `unsupported-action` */
export type Adapter = (value: unknown) => Resource;

/**
 * True for a payment or mandate of the contract, which no adapter has to convert. A page that a server rendered begins with one,
 * because the provider's object has more about the consumer, and polls objects of the provider.
 */
export function isOfContract(value: unknown): boolean {
  const field = (name: string): unknown => Object.getOwnPropertyDescriptor(Object(value), name)?.value;
  const kind = field('object');
  // A payment of Asaas has the same word there.
  return (kind === 'payment' || kind === 'mandate') && field('billingType') === undefined;
}

/** An adapter of an unknown provider throws `unsupported-action` for every object. */
const unknown: Adapter = () => {
  throw new PayError('unsupported-action', { message: `provider: expected ${Object.keys(ADAPTERS).join(', ')}` });
};

/** The adapter reads objects of the contract, too. @returns a promise that is rejected if a chunk cannot be loaded */
export async function loadAdapter(provider: string): Promise<Adapter> {
  const own = registeredProviders().get(provider);
  // What the page's own code returns is checked like an answer.
  if (own) return withContract((given) => parseResource(own(given as never)));
  if (!isProvider(provider)) return unknown;
  // Requested at the same time, because all adapters import it: a browser would find it only in the adapter.
  const [adapter] = await Promise.all([ADAPTERS[provider](), import('./adapt.js')]);
  return withContract((given) => adapter(given as never));
}

const withContract =
  (adapter: Adapter): Adapter =>
  (value) =>
    read((given) => (isOfContract(given) ? parseResource(given) : adapter(given)), value, 'answer');
