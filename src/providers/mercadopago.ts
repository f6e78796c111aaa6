/** Reads payments and orders of Mercado Pago. */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { displayDetails, displayQrCode, redirectToUrl, showChallenge, STEP_MISSING } from './actions.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import { methodOf } from './local-methods.js';
import { ifReadable, type Money, type ObjectReader } from './object-reader.js';
import { lookUp, statusOf, type Table, translated } from './tables.js';
import { localTime } from './times.js';

/** A payment of `/v1/payments`, as the API returns it. The SDK's `PaymentResponse` is one. */
export interface MercadoPagoPayment {
  readonly id?: number | string;
  readonly status?: string;
  readonly status_detail?: string;
  readonly payment_method_id?: string;
  readonly currency_id?: string;
  readonly transaction_amount?: number;
}

/** An order of `/v1/orders`, as the API returns it. The SDK's `OrderResponse` is one. */
export interface MercadoPagoOrder {
  readonly id?: string;
  readonly status?: string;
  readonly status_detail?: string;
  readonly country_code?: string;
  readonly total_amount?: string;
  readonly transactions?: object;
}

/** A preference of `/checkout/preferences`: the page of Checkout Pro. The SDK's `PreferenceResponse` is one. */
export interface MercadoPagoPreference {
  readonly id?: string;
  readonly init_point?: string;
  readonly items?: readonly unknown[];
}

/**
 * The statuses of payments and orders. One that was refunded or disputed had been paid. The consumer has nothing more to do
 * once a card is authorized.
 * Source: https://www.mercadopago.com.br/developers/en/docs/checkout-api/response-handling/query-results and
 * https://www.mercadopago.com.br/developers/en/docs/checkout-api-orders/payment-management/status/order-status
 */
const STATUSES: Table = {
  action_required: 'created',
  approved: 'paid',
  at_terminal: 'created',
  authorized: 'paid',
  canceled: 'failed',
  cancelled: 'failed',
  charged_back: 'paid',
  created: 'created',
  expired: 'expired',
  failed: 'failed',
  in_mediation: 'paid',
  in_process: 'created',
  pending: 'created',
  processed: 'paid',
  processing: 'created',
  refunded: 'paid',
  rejected: 'failed',
};

/** By the end of `status_detail`. Any other keeps its name. */
function failureOf(detail: string): string {
  if (/by_payer$/.test(detail)) return 'declined_by_consumer';
  if (/insufficient_amount$/.test(detail)) return 'insufficient_funds';
  if (/(?:bank|card)_error$/.test(detail)) return 'processing_error';
  return /(?:other_reason|high_risk|blacklist|rejected_by_(?:bank|issuer))$/.test(detail) ? 'payment_declined' : detail;
}

/** The only currency of an account, by its country (ISO 3166-1 alpha-3). The currency begins with alpha-2. */
const CURRENCIES: Table = { ARG: 'ARS', BRA: 'BRL', CHL: 'CLP', COL: 'COP', MEX: 'MXN', PER: 'PEN', URY: 'UYU' };

/** The sites of Mercado Pago. */
const SITES: Table = { MLA: 'AR', MLB: 'BR', MLC: 'CL', MCO: 'CO', MLM: 'MX', MPE: 'PE', MLU: 'UY' };

/** @param code of a country or currency */
const currencyOf = (code: string | null): string | null =>
  lookUp(CURRENCIES, code) ??
  Object.values(CURRENCIES).find((currency) => currency === code || currency.slice(0, 2) === code) ??
  null;

/**
 * The hosts of Mercado Pago's pages that may be in a frame: its page tells the shop's that a challenge is over.
 * Source: https://github.com/mercadopago/adb-payment/blob/main/etc/csp_whitelist.xml
 */
const HOSTS = ['mercadopago.com', 'mercadopago.com.br', 'mercadolibre.com', 'mercadolibre.com.br', 'mercadolivre.com'];

/** Methods with another name in the contract. */
const METHODS: Table = { bolbradesco: 'boleto', clabe: 'banktransfer' };

/** The instrument of a payment or of an order, which have the same values under other names. */
interface Instrument {
  /** The method in the contract, without its country. */
  readonly method: string | null;
  /** The text of a QR code. */
  readonly qr: string | null;
  /** The linha digitável of a boleto. */
  readonly line: string | null;
  /** The text of the barcode of a boleto or voucher. */
  readonly barcode: string | null;
  /** The code of a voucher. At OXXO it is what the barcode encodes. */
  readonly code: string | null;
  /** The CLABE of a transfer. */
  readonly reference: string | null;
  /** A page of Mercado Pago or a bank. */
  readonly url: string | null;
}

/** The parts of a payment or order that have other names in the other one. */
interface Parts {
  readonly instrument: Instrument;
  readonly detail: string | null;
  /** The currency of the account. */
  readonly site: string | null;
  /** Reads the 3-D Secure challenge, which stays after its end; null without one. */
  readonly challenge: () => ActionJson | null;
  readonly money: Money;
  readonly created: string | null;
  readonly expires: string | null;
}

/** @param id of Mercado Pago, for example `bolbradesco` @param type for example `credit_card` or `ticket` */
const methodIn = (id: string | null, type: string | null): string | null =>
  type?.endsWith('_card') ? 'card' : translated(METHODS, id);

/** @param url of the challenge @param creq the challenge request; null if the URL is only opened */
const challengeOf = (url: string | null | undefined, creq: string | null | undefined): ActionJson | null =>
  url ? showChallenge(url, creq ?? null, HOSTS) : null;

function partsOfPayment(payment: ObjectReader): Parts {
  const transfer = payment.object('point_of_interaction')?.object('transaction_data');
  const details = payment.object('transaction_details');
  const data = payment.object('payment_method')?.object('data');
  const page = 'external_resource_url';
  const currency = payment.text('currency_id');
  return {
    instrument: {
      method: methodIn(payment.text('payment_method_id'), payment.text('payment_type_id')),
      qr: transfer?.text('qr_code') ?? null,
      line: details?.text('digitable_line') ?? null,
      barcode: details?.object('barcode')?.text('content') ?? payment.object('barcode')?.text('content') ?? null,
      code: details?.text('verification_code') ?? null,
      reference: data?.text('reference_id') ?? null,
      url: details?.text(page) ?? data?.text(page) ?? transfer?.text('ticket_url') ?? null,
    },
    detail: payment.text('status_detail'),
    site: currencyOf(currency),
    challenge: () => {
      const info = payment.object('three_ds_info');
      return challengeOf(info?.text(page), info?.text('creq'));
    },
    money: payment.majorUnits('transaction_amount', currency),
    created: payment.text('date_created'),
    expires: payment.text('date_of_expiration'),
  };
}

function partsOfOrder(order: ObjectReader): Parts {
  const payments = order.object('transactions')?.objects('payments') ?? [];
  // An order keeps the payments that failed before.
  const waiting = payments.find((payment) => payment.get('status') === 'action_required');
  const payment = waiting ?? payments[payments.length - 1] ?? order;
  const method = payment.object('payment_method');
  // Orders of older versions have a site.
  const site = currencyOf(order.text('country_code', 'currency') ?? lookUp(SITES, order.text('site_id')));
  return {
    instrument: {
      method: methodIn(method && method.text('id'), method && method.text('type')),
      qr: method?.text('qr_code') ?? order.object('type_response')?.text('qr_data') ?? null,
      line: method && method.text('digitable_line'),
      barcode: method && method.text('barcode_content'),
      code: method && method.text('verification_code'),
      reference: method && method.text('reference'),
      url: method?.text('redirect_url', 'ticket_url') ?? order.text('checkout_url'),
    },
    detail: payment.text('status_detail') ?? order.text('status_detail'),
    site,
    challenge: () => challengeOf(method?.object('transaction_security')?.text('url'), null),
    money: order.majorUnits('total_amount', order.text('currency') ?? site),
    created: order.text('created_date'),
    expires: payment.text('date_of_expiration'),
  };
}

/**
 * The step of a payment that waits for the consumer; null if there is none. Other vouchers are shown by the page of Mercado
 * Pago: it has the agreement numbers that their tills ask for, and barcodes that are not Code 128.
 * Source: Mercado Pago's guides of each method
 */
function actionOf({ method, qr, line, barcode, code, reference, url }: Instrument): ActionJson | null {
  if (qr) return displayQrCode({ data: qr });
  if (method === 'boleto') {
    const boletoCode = barcode?.length === 44 ? barcode : null;
    if (line || boletoCode) return displayDetails({ number: line, code: boletoCode });
  }
  if (method === 'banktransfer' && /^\d{18}$/.test(reference ?? ''))
    return displayDetails({ account_number: reference });
  if (method === 'oxxo' && (barcode ?? code)) return displayDetails({ reference: barcode ?? code });
  return url ? redirectToUrl(url) : null;
}

/** @param detail `status_detail` */
function statusIn(status: string, detail: string | null): string {
  if (status === 'action_required' && detail === 'waiting_capture') return 'paid';
  const found = statusOf('mercadopago', STATUSES, status);
  return found === 'failed' && detail === 'expired' ? 'expired' : found;
}

function toPayment(given: ObjectReader): PaymentFields {
  const isOrder = given.has('total_amount') || given.has('transactions');
  const source = isOrder ? given.named('order') : given;
  const { instrument, detail, site, challenge, money, created, expires } = isOrder
    ? partsOfOrder(source)
    : partsOfPayment(source);
  const word = source.requiredText('status');
  const waits = word === 'pending' || word === 'created' || word === 'action_required';
  const status = statusIn(word, detail);
  const step = () => (detail === 'pending_challenge' ? challenge() : actionOf(instrument));
  const action = waits ? step() : null;
  const isStepDue =
    instrument.method === 'pix' || /(?:waiting_(?:payment|transfer)|pending_challenge)$/.test(detail ?? '');
  if (waits && !action && isStepDue)
    source.unsupported('', isOrder ? 'GET /v1/orders/{id}' : 'GET /v1/payments/{id}', STEP_MISSING);
  return {
    id: source.textOrNumber('id') ?? source.requiredText('id'),
    status,
    action,
    ...money,
    payment_method: methodOf(instrument.method, site && site.slice(0, 2)),
    reference: source.text('external_reference'),
    customer_id: ifReadable(() => source.object('payer')?.text('customer_id') ?? null),
    failure_code: status === 'failed' && detail ? failureOf(detail) : null,
    time_created: localTime(created, 'Z'),
    time_paid: ifReadable(() => localTime(source.text('date_approved'), 'Z')),
    time_expired: localTime(expires, 'Z'),
    livemode: ifReadable(() => source.flag('live_mode')),
  };
}

/** A preference has neither a status nor a total: its payment has. */
const toHostedPayment = (preference: ObjectReader): PaymentFields => ({
  id: preference.requiredText('id'),
  status: 'created',
  action: redirectToUrl(preference.requiredText('init_point')),
  reference: preference.text('external_reference'),
  time_created: localTime(preference.text('date_created'), 'Z'),
  time_expired: preference.get('expires') ? localTime(preference.text('expiration_date_to'), 'Z') : null,
});

function productOf(source: ObjectReader): string | null {
  if (source.has('init_point')) return 'a subscription, which the elements do not show; open its init_point';
  return source.has('data') && source.has('action') ? 'a webhook; use GET /v1/payments/{id}' : null;
}

/**
 * A subscription has a page, too. Orders of Conekta may have a `processing_mode`. The `transactions` of payOS are a list.
 */
const isMercadoPago = (source: ObjectReader): boolean =>
  source.hasOneOf('point_of_interaction', 'transaction_details') ||
  source.part('transactions') !== null ||
  (source.has('processing_mode') && source.get('object') !== 'order') ||
  (source.has('init_point') && source.has('items'));

/**
 * Turns a payment or an order of Mercado Pago, or a preference of Checkout Pro, into a payment: see
 * docs/providers/mercadopago.md.
 * @param value a payment of `/v1/payments`, an order of `/v1/orders`, or a preference, as the API returns it
 * @throws {PayError} `invalid-input` with the path of the first wrong field; `unsupported-action` for a payment whose code or page is
 *   missing
 */
export function fromMercadoPago(value: MercadoPagoPayment | MercadoPagoOrder | MercadoPagoPreference): Payment {
  const convert = (source: ObjectReader) =>
    source.has('init_point') ? toHostedPayment(source.named('preference')) : toPayment(source);
  return adaptPayment({ label: 'Mercado Pago', detect: isMercadoPago }, value, 'payment', convert, productOf);
}
