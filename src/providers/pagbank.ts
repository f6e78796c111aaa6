/**
 * Orders, charges and checkouts of PagBank as payments.
 * Source: https://developer.pagbank.com.br/reference/objeto-order, https://developer.pagbank.com.br/reference/objeto-charge,
 * https://developer.pagbank.com.br/reference/criar-pedido-com-qr-code-pix-v2, https://developer.pagbank.com.br/reference/objeto-checkout
 */
import type { ActionJson, WayJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import * as actions from './actions.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import { methodOf } from './local-methods.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { lookUp, statusOf, type Table, translated } from './tables.js';
import { localTime } from './times.js';

/** A charge: alone, as `GET /charges/{id}` returns it, or in an order. The adapter reads more fields than these. */
export interface PagBankCharge {
  /** Begins with `CHAR_`. */
  readonly id: string;
  /** `WAITING`, `IN_ANALYSIS`, `AUTHORIZED`, `PAID`, `DECLINED` or `CANCELED` */
  readonly status: string;
  /** In centavos. */
  readonly amount?: { readonly value: number };
  readonly payment_method?: { readonly type: string };
}

/** An order, as `POST /orders`, `GET /orders/{id}` and webhooks have it. The adapter reads more fields than these. */
export interface PagBankOrder {
  /** Begins with `ORDE_`. */
  readonly id: string;
  readonly charges?: readonly PagBankCharge[];
  /** A code of an order that has no charge until it is paid. */
  readonly qr_codes?: readonly { readonly text?: string }[];
}

/** A page of PagBank, as `POST /checkouts` returns it. The adapter reads more fields than these. */
export interface PagBankCheckout {
  /** Begins with `CHEC_`. */
  readonly id: string;
  /** `ACTIVE`, `INACTIVE` or `EXPIRED` */
  readonly status: string;
  readonly links: readonly { readonly rel: string; readonly href?: string }[];
}

/** An authorized card waits for the merchant's capture: the consumer has nothing more to do. */
const STATUSES: Table = {
  WAITING: 'created',
  IN_ANALYSIS: 'created',
  AUTHORIZED: 'paid',
  PAID: 'paid',
  DECLINED: 'failed',
};

/** Those of a page. An inactive one does not tell whether its order was paid. */
const CHECKOUTS: Table = { ACTIVE: 'created', EXPIRED: 'expired' };

const METHODS: Table = { CREDIT_CARD: 'card', DEBIT_CARD: 'card' };

/** Codes of `payment_response`. Source: https://developer.pagbank.com.br/docs/motivos-de-compra-negada */
const FAILURES: Table = {
  '10000': 'payment_declined',
  '10002': 'payment_declined',
  '20001': 'payment_declined',
  '20003': 'insufficient_funds',
  '20019': 'processing_error',
  '20158': 'payment_declined',
};

/** Brasília, where the day ends on which a boleto is due. The times of PagBank have an offset. */
const OFFSET = '-03:00';

const timeOf = (source: ObjectReader | null | undefined, name: string): string | null =>
  localTime(source?.text(name) ?? null, OFFSET);

/** The first link with this value in a field. */
const linkOf = (source: ObjectReader, field: string, value: string): string | null =>
  source
    .objects('links')
    .find((link) => link.get(field) === value)
    ?.text('href') ?? null;

/** Nobody cancels an open Pix or boleto: its time has run out. Money that was returned had been paid. */
function statusIn(charge: ObjectReader): string {
  const given = charge.requiredText('status');
  if (given !== 'CANCELED') return statusOf('pagbank', STATUSES, given);
  const summary = charge.object('amount')?.object('summary');
  if (summary?.number('paid') || summary?.number('refunded')) return 'paid';
  const type = charge.object('payment_method')?.text('type');
  return type === 'PIX' || type === 'BOLETO' ? 'expired' : 'failed';
}

/**
 * Each attempt to pay an order makes a charge: the one that was paid, or the one that is open. Otherwise it is the last, unless the
 * order has a code, which can still be paid.
 */
function chargeOf(order: ObjectReader): ObjectReader | null {
  const charges = order.objects('charges');
  const having = (status: string) => charges.find((charge) => statusIn(charge) === status);
  return having('paid') ?? having('created') ?? (order.has('qr_codes') ? null : (charges[charges.length - 1] ?? null));
}

/** @param owner has the links of the code */
function codeOf(code: ObjectReader, owner: ObjectReader): WayJson | null {
  const data = code.text('text');
  const image_url_png = data ? null : linkOf(owner, 'rel', 'QRCODE.PNG');
  return data || image_url_png ? { ...actions.displayQrCode({ data, image_url_png }), payment_method: 'pix_br' } : null;
}

/** The method that was chosen, then the other ways; null if there are none. @param charge of an order, or alone */
function waysOf(source: ObjectReader, charge: ObjectReader | null, code: ObjectReader | undefined): ActionJson | null {
  // Its `barcode` is the line without points: the digits of the bars are others.
  const number = charge?.object('payment_method')?.object('boleto')?.text('formatted_barcode', 'barcode');
  const ownCode = charge?.object('qr_code');
  const pdf = charge && linkOf(charge, 'media', 'application/pdf');
  const app = source.objects('deep_links')[0]?.text('url');
  return actions.withAlternatives(
    number ? actions.displayDetails({ number }) : null,
    charge && ownCode ? codeOf(ownCode, charge) : null,
    code ? codeOf(code, code) : null,
    app ? actions.openLink(app) : null,
    pdf ? actions.redirectToUrl(pdf) : null,
  );
}

function toPayment(source: ObjectReader): PaymentFields {
  const charge = source.begins('id', 'CHAR_') ? source : chargeOf(source);
  const code = source.objects('qr_codes')[0];
  if (!charge && !code) source.unsupported('charges', 'POST /orders/{id}/pay', actions.NOT_CHOSEN);
  const status = charge ? statusIn(charge) : 'created';
  const method = charge?.object('payment_method');
  const type = method?.text('type') ?? (charge || source.has('deep_links') ? null : 'PIX');
  const name = translated(METHODS, type);
  const action = status === 'created' ? waysOf(source, charge, code) : null;
  // PagBank checks a card without the consumer.
  if (status === 'created' && !action && name !== 'card' && charge?.get('status') !== 'IN_ANALYSIS')
    source.unsupported('', 'GET /orders/{id}', actions.STEP_MISSING);
  const amount = charge?.object('amount') ?? code?.object('amount');
  const due = method?.object('boleto')?.text('due_date');
  const reason = charge?.object('payment_response')?.text('code') ?? null;
  const isCanceled = charge?.get('status') === 'CANCELED';
  return {
    id: source.requiredText('id'),
    status,
    action,
    ...amount?.minorUnits('value', amount.text('currency') ?? 'BRL'),
    payment_method: methodOf(name, 'br'),
    reference: source.text('reference_id'),
    time_created: timeOf(source, 'created_at'),
    time_paid: ifReadable(() => timeOf(charge, 'paid_at')),
    time_expired: due
      ? `${due.slice(0, 10)}T23:59:59${OFFSET}`
      : (timeOf(method?.object('pix'), 'expiration_date') ?? timeOf(code, 'expiration_date')),
    // The code of a cancelled charge is that of its authorization: a success.
    failure_code: status === 'failed' ? (isCanceled ? 'canceled' : translated(FAILURES, reason)) : null,
  };
}

/** A page on which the consumer chooses how to pay. The order that it makes has another id, and the amount. */
function toHostedPayment(checkout: ObjectReader): PaymentFields {
  const status = statusOf('pagbank', CHECKOUTS, checkout.requiredText('status'));
  const page = () =>
    linkOf(checkout, 'rel', 'PAY') ?? checkout.unsupported('links', 'GET /checkouts/{id}', actions.STEP_MISSING);
  return {
    id: checkout.requiredText('id'),
    status,
    action: status === 'created' ? actions.redirectToUrl(page()) : null,
    reference: checkout.text('reference_id'),
    time_created: timeOf(checkout, 'created_at'),
    time_expired: timeOf(checkout, 'expiration_date'),
  };
}

/** Objects of other products, by the beginning of their id. */
const PRODUCTS: Table = {
  CBKS: 'a chargeback; use GET /charges/{id}',
  QRCO: 'a QR code without its order; use GET /orders/{id}',
  SUBS: 'a subscription, which the elements do not show',
};

const productOf = (source: ObjectReader): string | null =>
  source.has('error_messages')
    ? 'an error; use what POST /orders returns with 201'
    : lookUp(PRODUCTS, String(source.get('id')).slice(0, 4));

/** An order, a charge or a checkout. */
const isPagBank = (source: ObjectReader): boolean =>
  ['ORDE_', 'CHAR_', 'CHEC_'].some((prefix) => source.begins('id', prefix));

/**
 * Turns an order, a charge or a checkout of PagBank into a payment.
 * @throws {PayError} `invalid-input` with the path of the first wrong field; `unsupported-action` for an order without a payment
 *   method, and for a payment or page whose step is missing
 */
export function fromPagBank(value: PagBankOrder | PagBankCharge | PagBankCheckout): Payment;
export function fromPagBank(value: unknown): Payment {
  const convert = (source: ObjectReader) => {
    if (source.begins('id', 'CHEC_')) return toHostedPayment(source.named('checkout'));
    return toPayment(source.begins('id', 'CHAR_') ? source.named('charge') : source);
  };
  return adaptPayment({ label: 'PagBank', detect: isPagBank }, value, 'order', convert, productOf);
}
