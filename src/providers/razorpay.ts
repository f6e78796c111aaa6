/**
 * Payments, QR codes, payment links, customer identifiers (virtual accounts) and orders of Razorpay as payments.
 * Source: https://razorpay.com/docs/api/payments/entity/, https://razorpay.com/docs/api/orders/entity/,
 * https://razorpay.com/docs/payments/payment-gateway/rainy-day/errors/error-reasons/
 */

import type { Payment } from '../contract/resource.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import { localMethod, methodOf } from './local-methods.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { accountFields, linkFields, qrCodeFields } from './razorpay-collect.js';
import { CHECKOUT, nextStepIn } from './razorpay-next.js';
import { lookUp, statusOf, type Table, translated } from './tables.js';

/** An object that says what it is. The adapter reads more fields than these. */
export interface RazorpayEntity {
  /** `payment`, `qr_code`, `virtual_account` or `order` */
  readonly entity: string;
  readonly id: string;
  readonly status: string;
}

/**
 * What `payments.createPaymentJson` or `payments.createUpi` returns, alone or with the fields of `payments.fetch` over it, which
 * has no steps.
 */
export interface RazorpaySteps {
  /** `pay_…` */
  readonly razorpay_payment_id: string;
  readonly next?: readonly (string | Readonly<Record<string, unknown>>)[];
  /** `upi://pay?…` */
  readonly link?: string;
}

/** What `paymentLink.create` and `paymentLink.fetch` return, which does not say what it is. */
export interface RazorpayPaymentLink {
  /** `plink_…` */
  readonly id: string;
  readonly short_url: string;
  readonly status: string;
}

/** Whether a payment is captured is between the merchant and Razorpay: the consumer has nothing more to do. */
const PAYMENTS: Table = {
  created: 'created',
  authorized: 'paid',
  captured: 'paid',
  refunded: 'paid',
  failed: 'failed',
};

/** An order outlives its failed payments. */
const ORDERS: Table = { created: 'created', attempted: 'created', paid: 'paid' };

const FAILURES: Table = {
  authorisation_declined_by_psp: 'payment_declined',
  bank_technical_error: 'processing_error',
  card_declined: 'payment_declined',
  debit_declined: 'payment_declined',
  gateway_technical_error: 'processing_error',
  issuer_technical_error: 'processing_error',
  payment_cancelled: 'declined_by_consumer',
  payment_failed: 'processing_error',
  payment_risk_check_failed: 'payment_declined',
  server_error: 'processing_error',
};

/** The reasons of a payment that had no more time. */
const ENDED = /^payment_(?:collect_request_expired|session_expired|timed_out)$/;

/** Methods whose brand is in another field; an EMI is paid by card. */
const METHODS: Table = {
  app: 'ewallet',
  bank_transfer: 'banktransfer',
  cardless_emi: 'ewallet',
  emandate: 'direct_debit',
  nach: 'direct_debit',
  netbanking: 'internet_banking',
  paylater: 'ewallet',
  wallet: 'ewallet',
};

/** The countries of Razorpay, by their currencies. */
const COUNTRIES: Table = { INR: 'in', MYR: 'my', SGD: 'sg' };

function methodIn(method: string | null, currency: string | null): string | null {
  const kind = lookUp(METHODS, method);
  return kind ? methodOf(kind, lookUp(COUNTRIES, currency)) : localMethod(method === 'emi' ? 'card' : method);
}

function paymentFields(payment: ObjectReader) {
  // The response that has the steps has no status.
  const given = payment.has('entity') ? payment.requiredText('status') : 'created';
  const status = statusOf('razorpay', PAYMENTS, given);
  const reason = status === 'failed' ? payment.text('error_reason', 'error_code') : null;
  const action = status === 'created' ? nextStepIn(payment) : null;
  const currency = payment.text('currency');
  // Only UPI opens an app.
  const method = payment.text('method') ?? (action?.type === 'redirect_to_app' ? 'upi' : null);
  return {
    status: ENDED.test(reason ?? '') ? 'expired' : status,
    action,
    ...payment.minorUnits('amount', currency),
    payment_method: methodIn(method, currency),
    failure_code: translated(FAILURES, reason),
    failure_message: reason && payment.text('error_description'),
  };
}

/** An order needs Razorpay's page, unless it was created with a payment, whose steps it has. */
function orderFields(order: ObjectReader) {
  const status = statusOf('razorpay', ORDERS, order.requiredText('status'));
  const payment = order.object('payment_workflow');
  const currency = order.text('currency');
  return {
    status,
    action:
      status === 'created' ? (payment?.has('next') ? nextStepIn(payment) : order.unsupported('', CHECKOUT)) : null,
    ...order.minorUnits('amount', currency),
    reference: order.text('receipt'),
  };
}

/** What consumers pay into is its own step until it is paid or closed. */
function withWay({ way, ...fields }: ReturnType<typeof qrCodeFields | typeof linkFields | typeof accountFields>) {
  return { ...fields, action: fields.status === 'created' ? way() : null };
}

function fieldsOf(source: ObjectReader) {
  if (source.begins('id', 'plink_')) return withWay(linkFields(source.named('payment_link')));
  switch (source.get('entity')) {
    case 'order':
      return orderFields(source.named('order'));
    case 'qr_code':
      return withWay(qrCodeFields(source.named('qr_code')));
    case 'virtual_account':
      return withWay(accountFields(source.named('virtual_account')));
    default:
      return paymentFields(source);
  }
}

const toPayment = (source: ObjectReader): PaymentFields => ({
  id: source.text('id') ?? source.requiredText('razorpay_payment_id'),
  ...fieldsOf(source),
  // Links have it as text in the SDK's types.
  time_created: ifReadable(() => source.epochSeconds('created_at')),
  customer_id: ifReadable(() => source.text('customer_id')),
});

/** Objects of other products, by their `entity`. */
const PRODUCTS: Table = {
  collection: 'a list; use one of its items',
  event: 'a webhook; use its payload',
  invoice: 'an invoice; use razorpay.paymentLink.create',
  refund: 'a refund; use razorpay.payments.fetch',
};

function productOf(source: ObjectReader): string | null {
  const entity = source.has('payment_links') ? 'collection' : source.get('entity');
  return typeof entity === 'string' ? (lookUp(PRODUCTS, entity) ?? 'another entity; use that of a payment') : null;
}

/** Payment links and the steps of a payment have no `entity`. */
const isRazorpay = (source: ObjectReader): boolean =>
  /^(?:payment|order|qr_code|virtual_account)$/.test(String(source.get('entity'))) ||
  source.begins('razorpay_payment_id', 'pay_') ||
  source.begins('id', 'plink_');

/**
 * Turns a payment, its next steps, a QR code, a payment link, a customer identifier or an order of Razorpay into a payment. Amounts
 * follow ISO 4217.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` with the function to call: for
 *   an order, for steps that only Razorpay's software shows, and for a payment without its step
 */
export function fromRazorpay(given: RazorpayEntity | RazorpaySteps | RazorpayPaymentLink): Payment;
export function fromRazorpay(given: unknown): Payment {
  return adaptPayment({ label: 'Razorpay', detect: isRazorpay }, given, 'payment', toPayment, productOf);
}
