/** Reads payments and orders of Mercado Pago. */
import { flag, optional, read } from '../contract/read.js';
import type { Payment } from '../contract/resource.js';
import { unsupported } from './actions.js';
import { objectOf } from './detect.js';
import { Fields } from './fields.js';
import { actionOf, ownMethod, type Instrument } from './mercadopago-steps.js';
import { methodOf, paymentOf, statusOf } from './result.js';
import { tableOf } from './tables.js';
import { localTime, majorUnits } from './values.js';

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

/**
 * The statuses of payments and orders. One that was refunded or disputed had been paid. The consumer has nothing more to do
 * once a card is authorized.
 * Source: https://www.mercadopago.com.br/developers/en/docs/checkout-api/response-handling/query-results and
 * https://www.mercadopago.com.br/developers/en/docs/checkout-api-orders/payment-management/status/order-status
 */
const STATUSES = tableOf({
  created: 'pending in_process created action_required processing at_terminal',
  paid: 'approved authorized processed in_mediation refunded charged_back',
  failed: 'rejected failed cancelled canceled',
  expired: 'expired',
});

/** By the end of `status_detail`. Any other keeps its name. */
const FAILURES: readonly (readonly [RegExp, string])[] = [
  [/by_payer$/, 'declined_by_consumer'],
  [/insufficient_amount$/, 'insufficient_funds'],
  [/(bank|card)_error$/, 'processing_error'],
  [/(other_reason|high_risk|blacklist|rejected_by_(bank|issuer))$/, 'payment_declined'],
];

/** The country (ISO 3166-1 alpha-3) and the only currency of an account. The first letters of the currency are alpha-2. */
const SITES = ['ARG ARS', 'BRA BRL', 'CHL CLP', 'COL COP', 'MEX MXN', 'PER PEN', 'URY UYU'];

/** @param code of a country or currency */
const currencyOf = (code: string | null): string | null =>
  (code && SITES.find((site) => site.includes(code))?.slice(4)) || null;

const NONE = new Fields({}, '');

/** The object at a path; an empty one if it is missing. */
const at = (source: Fields, ...names: string[]): Fields =>
  names.reduce((found, name) => found.in(name) ?? NONE, source);

/** The status by both fields, `status` and `status_detail`. */
function statusBy(given: string, detail: string | null): string {
  if (given === 'action_required' && detail === 'waiting_capture') return 'paid';
  const status = statusOf('mercadopago', STATUSES, given);
  return status === 'failed' && detail === 'expired' ? 'expired' : status;
}

/**
 * @param site the currency of the account
 * @param challenge what shows a 3-D Secure challenge
 */
function toPayment(
  source: Fields,
  instrument: Instrument,
  detail: string | null,
  site: string | null,
  challenge: string,
  rest: Partial<Omit<Payment, 'object' | 'action'>>,
): Payment {
  const given = source.required('status');
  const waits = /^(pending|created|action_required)$/.test(given);
  if (waits && detail === 'pending_challenge')
    unsupported(`${source.path}.status_detail`, '3-D Secure challenge', challenge);
  const status = statusBy(given, detail);
  const failure = detail && (FAILURES.find(([end]) => end.test(detail))?.[1] ?? detail);
  return paymentOf(
    {
      ...rest,
      id: source.word('id') ?? source.required('id'),
      status,
      payment_method: methodOf(ownMethod(instrument), site && site.slice(0, 2)),
      reference: source.text('external_reference'),
      failure_code: status === 'failed' ? failure : null,
    },
    waits ? actionOf(instrument) : null,
  );
}

function fromPayment(source: Fields): Payment {
  const slip = at(source, 'transaction_details');
  const data = at(source, 'payment_method', 'data');
  const code = at(source, 'point_of_interaction', 'transaction_data');
  const instrument = {
    method: source.text('payment_method_id'),
    type: source.text('payment_type_id'),
    qr: code.text('qr_code'),
    line: slip.text('digitable_line'),
    barcode: at(slip.has('barcode') ? slip : source, 'barcode').text('content'),
    code: slip.text('verification_code'),
    reference: data.text('reference_id'),
    url: slip.text('external_resource_url') ?? data.text('external_resource_url') ?? code.text('ticket_url'),
  };
  const site = currencyOf(source.text('currency_id'));
  const challenge = "mp.bricks().create('statusScreen', …)";
  return toPayment(source, instrument, source.text('status_detail'), site, challenge, {
    ...majorUnits(source, 'transaction_amount', 'currency_id'),
    time_created: localTime(source, 'date_created', 'Z'),
    time_paid: localTime(source, 'date_approved', 'Z'),
    time_expired: localTime(source, 'date_of_expiration', 'Z'),
    livemode: optional(flag)(source.get('live_mode'), `${source.path}.live_mode`),
  });
}

function fromOrder(source: Fields): Payment {
  const payments = at(source, 'transactions').list('payments');
  // An order keeps the payments that failed before.
  const waiting = payments.find((payment) => payment.get('status') === 'action_required');
  const payment = waiting ?? payments[payments.length - 1] ?? NONE;
  const method = at(payment, 'payment_method');
  const instrument = {
    method: method.text('id'),
    type: method.text('type'),
    qr: method.text('qr_code') ?? at(source, 'type_response').text('qr_data'),
    line: method.text('digitable_line'),
    barcode: method.text('barcode_content'),
    code: method.text('verification_code'),
    reference: method.text('reference'),
    url: method.text('redirect_url') ?? method.text('ticket_url') ?? source.text('checkout_url'),
  };
  const site = currencyOf(source.text('country_code') ?? source.text('currency'));
  const detail = payment.text('status_detail') ?? source.text('status_detail');
  return toPayment(source, instrument, detail, site, 'an iframe of transaction_security.url', {
    ...majorUnits(source, 'total_amount', 'currency', site),
    time_created: localTime(source, 'created_date', 'Z'),
    time_expired: localTime(payment, 'date_of_expiration', 'Z'),
    customer_id: at(source, 'payer').text('customer_id'),
  });
}

/**
 * Turns a payment or an order of Mercado Pago into a payment: see docs/providers/mercadopago.md.
 * @param value a payment of `/v1/payments` or an order of `/v1/orders`, as the API returns it
 * @throws {PayError} `invalid-input` with the path of the first wrong field; `unsupported-action` for a 3-D Secure challenge
 */
export function fromMercadoPago(value: MercadoPagoPayment | MercadoPagoOrder): Payment {
  return read<Payment>(
    (given) => {
      const source = objectOf('mercadopago', given, 'payment');
      return source.has('total_amount') || source.has('transactions')
        ? fromOrder(new Fields(given, 'order'))
        : fromPayment(source);
    },
    value,
    'payment',
  );
}
