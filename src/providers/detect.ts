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

const isStripe = (source: ObjectReader): boolean =>
  /^(?:payment_intent|setup_intent|checkout\.session)$/.test(String(source.get('object')));

const isAdyen = (source: ObjectReader): boolean =>
  hasOneOf('resultCode', 'paymentMethodType', 'paymentData')(source) || isPayByLink(source);

/** A link that Adyen's Pay by Link has made. */
export const isPayByLink = (source: ObjectReader): boolean =>
  source.begins('id', 'PL') && source.has('merchantAccount');

/** Its subscriptions and plans have a `billingType`, too. */
const isAsaas = (source: ObjectReader): boolean => source.has('billingType') && source.begins('id', 'pay_');

/** Objects of other products of Xendit have a `business_id`, too. Early payment requests have ids of the channel. */
const isXendit = (source: ObjectReader): boolean =>
  source.begins('payment_request_id', 'pr-') ||
  source.begins('id', 'pr-') ||
  (source.has('business_id') && typeof source.get('payment_method') === 'object' && source.has('payment_method')) ||
  source.begins('payment_session_id', 'ps-') ||
  // Xendit's library calls it invoiceUrl, as Asaas does.
  (source.has('invoice_url') && !isAsaas(source));

const isMidtrans = (source: ObjectReader): boolean =>
  hasOneOf('transaction_status', 'status_code')(source) || isSnap(source);

/** What `Snap.createTransaction` returns. */
export const isSnap = (source: ObjectReader): boolean => source.has('token') && source.has('redirect_url');

const isOmise = (source: ObjectReader): boolean => source.get('object') === 'charge' && source.begins('id', 'chrg_');

/** A subscription has a page, too. Orders of Conekta may have a `processing_mode`. */
const isMercadoPago = (source: ObjectReader): boolean =>
  hasOneOf('point_of_interaction', 'transaction_details', 'transactions')(source) ||
  (source.has('processing_mode') && source.get('object') !== 'order') ||
  (source.has('init_point') && source.has('items'));

const isHyperswitch = (source: ObjectReader): boolean => source.has('payment_id') && source.has('merchant_id');

/** A payment, an order or a payment link. */
const isMollie = (source: ObjectReader): boolean =>
  source.has('resource') && ['tr_', 'ord_', 'pl_'].some((prefix) => source.begins('id', prefix));

/** Every payment of its documents has both. A charge of Omise is refundable, too, but its amount is a number. */
const isYooKassa = (source: ObjectReader): boolean =>
  source.has('refundable') && source.has('amount') && typeof source.get('amount') === 'object';

/** An order, a charge or a checkout. */
const isPagBank = (source: ObjectReader): boolean =>
  ['ORDE_', 'CHAR_', 'CHEC_'].some((prefix) => source.begins('id', prefix));

/** Recurrences of Pix Automático, and their charges, have an `idRec`. */
const isPix = (source: ObjectReader): boolean => source.has('calendario') && source.has('txid') && !source.has('idRec');

/** A part of an object; null if it is not an object. */
export function partOf(source: ObjectReader, name: string): ObjectReader | null {
  const part = source.get(name);
  return typeof part === 'object' && !Array.isArray(part) ? source.object(name) : null;
}

/** The data of a response, or the object itself: shops pass either. */
export const dataOf = (source: ObjectReader): ObjectReader => partOf(source, 'data') ?? source;

/** The products whose objects have a reference, too: bulk charges, authorizations of debits, payment requests, transfers. */
const isOtherPaystack = hasOneOf('batch_code', 'redirect_url', 'request_code', 'transfer_code');

function isPaystack(source: ObjectReader): boolean {
  const data = dataOf(source);
  const isResponse = typeof source.get('status') === 'boolean' && data.has('reference');
  const isAlone = hasOneOf('access_code', 'display_text', 'gateway_response', 'time_to_live')(data);
  return (isResponse || isAlone) && !source.has('event') && !isOtherPaystack(data);
}

/** Payment links and the steps of a payment have no `entity`. */
const isRazorpay = (source: ObjectReader): boolean =>
  /^(?:payment|order|qr_code|virtual_account)$/.test(String(source.get('entity'))) ||
  source.begins('razorpay_payment_id', 'pay_') ||
  source.begins('id', 'plink_');

const isConekta = (source: ObjectReader): boolean => source.get('object') === 'order' && source.begins('id', 'ord_');

/** The responses without a transaction have a page, or say how to authorize the charge. */
function isFlutterwave(source: ObjectReader): boolean {
  const data = dataOf(source);
  const isResponse = typeof source.get('status') === 'string' && source.has('message');
  const hasStep = data.has('link') || (partOf(source, 'meta')?.has('authorization') ?? false);
  return (data.has('tx_ref') || (isResponse && hasStep)) && !source.has('event');
}

/** Links of the newer API have no `attributes`. */
const isPayMongo = (source: ObjectReader): boolean => {
  const resource = dataOf(source);
  const isKnown = /^(?:payment_intent|checkout_session|link|source)$/.test(String(resource.get('type')));
  return (isKnown && resource.has('attributes')) || (resource.begins('id', 'link_') && resource.has('url'));
};

/** An order, a charge or a payment link. Charges of Stripe have an `object`. */
const isPagarMe = (source: ObjectReader): boolean =>
  (source.begins('id', 'or_') && hasOneOf('charges', 'checkouts', 'closed')(source)) ||
  (source.begins('id', 'ch_') && source.has('last_transaction')) ||
  (source.begins('id', 'pl_') && source.has('url'));

/** A payment or a session. Payments of Mollie have a `resource`, too. */
const isKomoju = (source: ObjectReader): boolean =>
  (source.get('resource') === 'payment' && source.has('payment_method_fee')) ||
  (source.get('resource') === 'session' && source.has('session_url'));

/** A payment, a hosted payments page or a payment link. Mollie's links begin so, too. */
const isCheckoutCom = (source: ObjectReader): boolean =>
  source.has('_links') &&
  !source.has('resource') &&
  ['pay_', 'hpp_', 'pl_'].some((prefix) => source.begins('id', prefix));

/** An error has a code, too, but none of these. */
const is2C2P = (source: ObjectReader): boolean =>
  source.has('respCode') && hasOneOf('channelCode', 'invoiceNo', 'paymentToken', 'webPaymentUrl')(source);

/** By the names that `provider` of `<pay-action>` takes. */
const REGISTRY = {
  stripe: { label: 'Stripe', detect: isStripe },
  adyen: { label: 'Adyen', detect: isAdyen },
  mercadopago: {
    label: 'Mercado Pago',
    detect: isMercadoPago,
  },
  xendit: { label: 'Xendit', detect: isXendit },
  omise: { label: 'Omise', detect: isOmise },
  midtrans: { label: 'Midtrans', detect: isMidtrans },
  hyperswitch: { label: 'Hyperswitch', detect: isHyperswitch },
  airwallex: { label: 'Airwallex', detect: hasOneOf('merchant_order_id', 'latest_payment_attempt') },
  mollie: { label: 'Mollie', detect: isMollie },
  yookassa: { label: 'YooKassa', detect: isYooKassa },
  pagbank: { label: 'PagBank', detect: isPagBank },
  pix: { label: 'Pix API', detect: isPix },
  asaas: { label: 'Asaas', detect: isAsaas },
  paystack: { label: 'Paystack', detect: isPaystack },
  razorpay: { label: 'Razorpay', detect: isRazorpay },
  conekta: { label: 'Conekta', detect: isConekta },
  flutterwave: { label: 'Flutterwave', detect: isFlutterwave },
  paymongo: { label: 'PayMongo', detect: isPayMongo },
  pagarme: { label: 'Pagar.me', detect: isPagarMe },
  komoju: { label: 'KOMOJU', detect: isKomoju },
  checkout: { label: 'Checkout.com', detect: isCheckoutCom },
  twoctwop: { label: '2C2P', detect: is2C2P },
} satisfies Readonly<Record<string, Registration>>;

export type Provider = keyof typeof REGISTRY;

export const PROVIDERS = Object.keys(REGISTRY) as readonly Provider[];

export const labelOf = (provider: Provider): string => REGISTRY[provider].label;

export const isFrom = (provider: Provider, source: ObjectReader): boolean => REGISTRY[provider].detect(source);

/** The label of the provider of an object that an adapter was given by mistake; null if it is not known. */
export function lookOf(source: ObjectReader): string | null {
  const provider = PROVIDERS.find((name) => isFrom(name, source));
  const isOfContract = source.get('object') === 'payment' || source.get('object') === 'mandate';
  if (provider) return labelOf(provider);
  return isOfContract ? 'the contract of Pay Elements, which needs no provider' : null;
}
