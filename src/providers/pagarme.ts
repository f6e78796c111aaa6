/**
 * Orders of Pagar.me (Core API v5), their charges, and payment links, as payments.
 * Source: https://docs.pagar.me/reference/criar-pedido-2, https://docs.pagar.me/reference/cartão-de-crédito-1,
 * https://docs.pagar.me/reference/checkout-link
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { NOT_CHOSEN, redirectToUrl, STEP_MISSING, withAlternatives } from './actions.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { deadlineOf, failureOf, linkIn, methodOf, waysOf } from './pagarme-charge.js';
import { lookUp, statusOf, type Table } from './tables.js';
import { localTime } from './times.js';

/** A charge, as `GET /charges/{id}` returns it, and as part of an order. The adapter reads more fields than these. */
export interface PagarMeCharge {
  /** Begins with `ch_`. */
  readonly id: string;
  /** `pending`, `paid`, `canceled`, `processing`, `failed`, `overpaid`, `underpaid` or `chargedback` */
  readonly status: string;
  /** In centavos. */
  readonly amount: number;
  /** `pix`, `boleto`, `credit_card` … */
  readonly payment_method: string;
  readonly last_transaction?: {
    readonly status: string;
    /** Of a Pix: the text of the QR code. Of a boleto: a picture. */
    readonly qr_code?: string | null;
    /** The number of a boleto. */
    readonly line?: string | null;
  } | null;
}

/** An order, as `POST /orders` and `GET /orders/{id}` return it. The adapter reads more fields than these. */
export interface PagarMeOrder {
  /** Begins with `or_`. */
  readonly id: string;
  /** `pending`, `paid`, `canceled` or `failed` */
  readonly status: string;
  /** In centavos. */
  readonly amount?: number;
  readonly charges?: readonly PagarMeCharge[] | null;
  /** Pages of Pagar.me on which the consumer chooses how to pay. */
  readonly checkouts?: readonly { readonly status: string; readonly payment_url: string }[] | null;
}

/** A payment link, as `POST /paymentlinks` returns it. */
export interface PagarMeLink {
  /** Begins with `pl_`. */
  readonly id: string;
  readonly status: string;
  readonly url: string;
}

/** Of orders, charges and links. A boleto that is underpaid is left to the merchant: it is neither paid nor lost. */
const STATUSES: Table = {
  active: 'created',
  pending: 'created',
  processing: 'created',
  paid: 'paid',
  overpaid: 'paid',
  chargedback: 'paid',
  canceled: 'failed',
  failed: 'failed',
};

/** A status together with that of the last transaction. What is refunded had been paid; a void had not. */
const REFINED: Table = {
  'pending authorized_pending_capture': 'paid',
  'pending waiting_capture': 'paid',
  'canceled refunded': 'paid',
  'canceled partial_refunded': 'paid',
  'canceled pending_refund': 'paid',
  'failed expired': 'expired',
};

interface Order {
  readonly source: ObjectReader;
  /** The charge to show: one to pay, or else the one that was paid, or the last one. */
  readonly charge: ObjectReader | null;
  readonly transaction: ObjectReader | null;
  /** The page that is still open. */
  readonly checkout: ObjectReader | null;
}

const hasStatus =
  (status: string) =>
  (one: ObjectReader): boolean =>
    one.get('status') === status;

function read(source: ObjectReader): Order {
  const charges = source.begins('id', 'ch_') ? [source] : source.objects('charges');
  const charge = charges.find(hasStatus('pending')) ?? charges.find(hasStatus('paid')) ?? charges.at(-1) ?? null;
  const checkout = source.objects('checkouts').find(hasStatus('open')) ?? null;
  return { source, charge, transaction: charge?.object('last_transaction') ?? null, checkout };
}

/** An order is pending until all of it is paid; its charge says more, unless the page allows another one. */
function wordOf({ source, charge, checkout }: Order): string {
  const word = source.requiredText('status');
  if (word !== 'pending' || !charge) return word;
  const given = charge.requiredText('status');
  return given === 'paid' || (given === 'failed' && checkout) ? word : given;
}

/** The step of a pending order. */
function actionOf({ source, charge, transaction, checkout }: Order): ActionJson | null {
  const method = charge && methodOf(charge);
  const isPending = charge !== null && hasStatus('pending')(charge);
  const ways = isPending && transaction ? waysOf(method, transaction) : [];
  const action = withAlternatives(...ways, linkIn(checkout, 'payment_url'));
  if (action) return action;
  if (!charge) return source.unsupported('charges', 'POST /orders with payments', NOT_CHOSEN);
  // A boleto is registered with its bank first.
  const needsStep = method === 'pix_br' || (method === 'boleto_br' && transaction?.get('status') !== 'processing');
  return isPending && needsStep ? charge.unsupported('last_transaction', 'GET /orders/{id}', STEP_MISSING) : null;
}

/** The amount of a part, if the consumer pays the order in parts. */
function moneyOf({ source, charge }: Order) {
  const isPart = charge?.get('status') === 'pending' && (charge.number('amount') ?? 0) < (source.number('amount') ?? 0);
  return (isPart ? charge : source).minorUnits('amount', source.text('currency') ?? 'BRL');
}

function orderToPayment(source: ObjectReader): PaymentFields {
  const order = read(source);
  const { charge, transaction, checkout } = order;
  const word = wordOf(order);
  const refined = transaction && lookUp(REFINED, `${word} ${transaction.text('status')}`);
  const status = refined ?? statusOf('pagarme', STATUSES, word);
  return {
    id: source.requiredText('id'),
    status,
    action: status === 'created' && word === 'pending' ? actionOf(order) : null,
    ...moneyOf(order),
    amount_paid: ifReadable(() => charge?.minorUnits('paid_amount', 'BRL').amount ?? null),
    payment_method: charge && methodOf(charge),
    reference: source.text('code'),
    time_created: localTime(source.text('created_at'), 'Z'),
    time_paid: ifReadable(() => localTime(charge?.text('paid_at') ?? null, 'Z')),
    time_expired: (transaction && deadlineOf(transaction)) ?? localTime(checkout && checkout.text('expires_at'), 'Z'),
    failure_code: status === 'failed' ? failureOf(word, transaction) : null,
  };
}

/** A link does not say whether it has been paid. */
function linkToPayment(link: ObjectReader): PaymentFields {
  const status = statusOf('pagarme', STATUSES, link.requiredText('status'));
  return {
    id: link.requiredText('id'),
    status,
    action: status === 'created' ? redirectToUrl(link.requiredText('url')) : null,
    ...link.object('cart_settings')?.minorUnits('total_cost', 'BRL'),
    time_created: localTime(link.text('created_at'), 'Z'),
    time_expired: localTime(link.text('expires_at'), 'Z'),
  };
}

/** Objects of other products, by the beginning of their id. */
const PRODUCTS: Table = {
  card: 'a card; use POST /orders',
  chk: 'a checkout; use its order',
  cus: 'a customer; use POST /orders',
  hook: 'a webhook; use GET /orders/{id}',
  in: 'an invoice; use its charge',
  sub: 'a subscription; use GET /charges/{id}',
  token: 'a token; use POST /orders',
  tran: 'a transaction; use its order',
};

function productOf(source: ObjectReader): string | null {
  if (source.has('data') && source.has('paging')) return 'a list; use one of its data';
  const [kind = ''] = String(source.get('id')).split('_');
  return lookUp(PRODUCTS, kind);
}

/** An order, a charge or a payment link. Charges of Stripe have an `object`. */
const isPagarMe = (source: ObjectReader): boolean =>
  (source.begins('id', 'or_') && source.hasOneOf('charges', 'checkouts', 'closed')) ||
  (source.begins('id', 'ch_') && source.has('last_transaction')) ||
  (source.begins('id', 'pl_') && source.has('url'));

/**
 * Turns an order, a charge or a payment link of Pagar.me into a payment. Of an order in parts, it is the part to be paid next.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` for a pending order without a
 * charge and without a page, and for a charge without its step
 */
export function fromPagarMe(value: PagarMeOrder | PagarMeCharge | PagarMeLink): Payment;
export function fromPagarMe(value: unknown): Payment {
  const convert = (source: ObjectReader) =>
    source.begins('id', 'pl_') ? linkToPayment(source.named('link')) : orderToPayment(source);
  return adaptPayment({ label: 'Pagar.me', detect: isPagarMe }, value, 'order', convert, productOf);
}
