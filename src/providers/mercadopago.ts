/** Reads payments and orders of Mercado Pago. */
import type { Payment } from '../contract/resource.js';
import { adapt, methodOf, type Adapted } from './adapt.js';
import type { Fields, Money } from './fields.js';
import { actionOf, ownMethod, type Instrument } from './mercadopago-steps.js';
import { statusOf, type Table } from './tables.js';
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

/**
 * The statuses of payments and orders. One that was refunded or disputed had been paid. The consumer has nothing more to do
 * once a card is authorized.
 * Source: https://www.mercadopago.com.br/developers/en/docs/checkout-api/response-handling/query-results and
 * https://www.mercadopago.com.br/developers/en/docs/checkout-api-orders/payment-management/status/order-status
 */
const STATUSES: Table = {
  created: 'pending in_process created action_required processing at_terminal',
  paid: 'approved authorized processed in_mediation refunded charged_back',
  failed: 'rejected failed cancelled canceled',
  expired: 'expired',
};

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

/** The status by both fields, `status` and `status_detail`. */
function statusBy(given: string, detail: string | null): string {
  if (given === 'action_required' && detail === 'waiting_capture') return 'paid';
  const status = statusOf('mercadopago', STATUSES, given);
  return status === 'failed' && detail === 'expired' ? 'expired' : status;
}

/** The parts of a payment or order that have other names in the other one. */
interface Parts {
  readonly instrument: Instrument;
  readonly detail: string | null;
  /** The currency of the account. */
  readonly site: string | null;
  /** Shows a 3-D Secure challenge. */
  readonly challenge: string;
  readonly money: Money;
  readonly created: string;
  readonly expires: string | null;
}

function partsOfPayment(source: Fields): Parts {
  return {
    instrument: source.texts(
      'method=payment_method_id type=payment_type_id qr=point_of_interaction/transaction_data/qr_code line=transaction_details/digitable_line barcode=transaction_details/barcode/content|barcode/content code=transaction_details/verification_code reference=payment_method/data/reference_id url=transaction_details/external_resource_url|payment_method/data/external_resource_url|point_of_interaction/transaction_data/ticket_url',
    ),
    detail: source.text('status_detail'),
    site: currencyOf(source.text('currency_id')),
    challenge: "mp.bricks().create('statusScreen', …)",
    money: source.money(null, 'transaction_amount', 'currency_id'),
    created: 'date_created',
    expires: source.text('date_of_expiration'),
  };
}

function partsOfOrder(source: Fields): Parts {
  const payments = source.in('transactions')?.list('payments') ?? [];
  // An order keeps the payments that failed before.
  const waiting = payments.find((payment) => payment.get('status') === 'action_required');
  const payment = waiting ?? payments[payments.length - 1] ?? source;
  const site = currencyOf(source.text('country_code', 'currency'));
  const instrument: Instrument = payment.texts(
    'method=payment_method/id type=payment_method/type qr=payment_method/qr_code line=payment_method/digitable_line barcode=payment_method/barcode_content code=payment_method/verification_code reference=payment_method/reference url=payment_method/redirect_url|payment_method/ticket_url',
  );
  return {
    instrument: {
      ...instrument,
      qr: instrument.qr ?? source.text('type_response/qr_data'),
      url: instrument.url ?? source.text('checkout_url'),
    },
    detail: payment.text('status_detail') ?? source.text('status_detail'),
    site,
    challenge: 'an iframe of transaction_security.url',
    money: source.money(null, 'total_amount', 'currency', site),
    created: 'created_date',
    expires: payment.text('date_of_expiration'),
  };
}

function toPayment(given: Fields): Adapted {
  const isOrder = given.has('total_amount') || given.has('transactions');
  const source = isOrder ? given.as('order') : given;
  const { instrument, detail, site, challenge, money, created, expires } = (isOrder ? partsOfOrder : partsOfPayment)(
    source,
  );
  const word = source.required('status');
  const waits = /^(pending|created|action_required)$/.test(word);
  if (waits && detail === 'pending_challenge') source.unsupported('status_detail', challenge, '3-D Secure challenge');
  const status = statusBy(word, detail);
  const failure = detail && (FAILURES.find(([end]) => end.test(detail))?.[1] ?? detail);
  return {
    id: source.word('id') ?? source.required('id'),
    status,
    action: waits ? actionOf(instrument) : null,
    ...money,
    payment_method: methodOf(ownMethod(instrument), site && site.slice(0, 2)),
    reference: source.text('external_reference'),
    customer_id: source.unused((all) => all.text('payer/customer_id')),
    failure_code: status === 'failed' ? failure : null,
    time_created: source.time(created, 'Z'),
    time_paid: source.unused((all) => all.time('date_approved', 'Z')),
    time_expired: localTime(expires, 'Z'),
    livemode: source.unused((all) => all.flag('live_mode')),
  };
}

/**
 * Turns a payment or an order of Mercado Pago into a payment: see docs/providers/mercadopago.md.
 * @param value a payment of `/v1/payments` or an order of `/v1/orders`, as the API returns it
 * @throws {PayError} `invalid-input` with the path of the first wrong field; `unsupported-action` for a 3-D Secure challenge
 */
export function fromMercadoPago(value: MercadoPagoPayment | MercadoPagoOrder): Payment {
  return adapt('mercadopago', value, 'payment', toPayment);
}
