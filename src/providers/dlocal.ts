/**
 * Payments of dLocal and dLocal Go as payments.
 * Source: https://docs.dlocal.com/reference, https://docs.dlocal.com/reference/payment-status-codes,
 * https://docs.dlocal.com/reference/objects, https://docs.dlocalgo.com/integration-api
 */

import type { Payment } from '../contract/resource.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import { actionOf, moneyOf } from './dlocal-steps.js';
import { methodOf } from './local-methods.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { lookUp, productIn, statusOf, type Table } from './tables.js';

/**
 * A payment, as `POST /payments`, `GET /payments/{id}` and notifications have it, or one of dLocal Go's `/v1/payments`.
 * The adapter reads more fields than these.
 */
export interface DLocalPayment {
  readonly id: string;
  /** `PENDING`, `PAID`, `REJECTED`, `CANCELLED`, `EXPIRED`, `AUTHORIZED` or `VERIFIED` */
  readonly status: string;
  /** In major units. */
  readonly amount?: number;
  /** ISO 4217 */
  readonly currency?: string;
  /** ISO 3166-1 alpha-2 */
  readonly country?: string;
  /** For example `PQ`, which is Pix. */
  readonly payment_method_id?: string;
  /** `DIRECT` or `REDIRECT`. Payments of dLocal Go have none. */
  readonly payment_method_flow?: string;
  /** The page of dLocal, a bank or a wallet. */
  readonly redirect_url?: string | null;
  /** A number or a code to pay with. */
  readonly ticket?: object | null;
  /** An account to transfer to. */
  readonly bank_transfer?: object | null;
  /** The page of a card's bank. */
  readonly three_dsecure?: object | null;
}

/** An authorized payment is captured later. `VERIFIED` is a card or a wallet that was checked, without money. */
const STATUSES: Table = {
  PENDING: 'created',
  PAID: 'paid',
  AUTHORIZED: 'paid',
  VERIFIED: 'paid',
  REJECTED: 'failed',
  CANCELLED: 'failed',
  EXPIRED: 'expired',
};

/** By the `status_code` of a rejection. The others are declines: the consumer tries another method. */
const FAILURES: Table = { '302': 'insufficient_funds', '321': 'processing_error' };

/** By `payment_method_id`. */
const METHODS: Table = {
  BL: 'boleto',
  EF: 'pagoefectivo_atm',
  EY: 'efecty',
  FW: 'fawry',
  GC: 'gcash',
  GY: 'grabpay',
  IO: 'banktransfer',
  MP: 'mercadopago',
  MW: 'mobile_money',
  NB: 'internet_banking',
  OS: 'pix',
  OX: 'oxxo',
  PC: 'pse',
  PF: 'pagofacil',
  PM: 'paymaya',
  PQ: 'pix',
  RP: 'rapipago',
  SE: 'banktransfer',
  SL: '7_eleven',
  UI: 'upi',
  VS: 'banktransfer',
};

/** By `payment_method_type`. The others say too little: a Pix is a ticket, and a wallet may be a bank transfer. */
const TYPES: Table = { DIRECT_DEBIT: 'direct_debit', WALLET: 'ewallet' };

/** A card has the id of its scheme, or `CARD`. dLocal Go has `CREDIT_CARD` as the type. */
function methodIn(payment: ObjectReader): string | null {
  const type = payment.text('payment_method_type');
  if (type?.endsWith('CARD')) return 'card';
  const method = lookUp(METHODS, payment.text('payment_method_id')) ?? lookUp(TYPES, type);
  return methodOf(method, payment.text('country'));
}

function failureOf(payment: ObjectReader, given: string): string {
  if (given !== 'REJECTED') return given.toLowerCase();
  return lookUp(FAILURES, payment.textOrNumber('status_code')) ?? 'payment_declined';
}

function toPayment(payment: ObjectReader): PaymentFields {
  const given = payment.requiredText('status');
  const status = statusOf('dlocal', STATUSES, given);
  const deadline = (name: string) => payment.object(name)?.text('expiration_date') ?? null;
  return {
    id: payment.requiredText('id'),
    status,
    action: status === 'created' ? actionOf(payment) : null,
    ...moneyOf(payment),
    payment_method: methodIn(payment),
    reference: payment.text('order_id'),
    time_created: payment.text('created_date'),
    time_paid: status === 'paid' ? ifReadable(() => payment.text('approved_date')) : null,
    time_expired: deadline('ticket') ?? deadline('bank_transfer'),
    failure_code: status === 'failed' ? failureOf(payment, given) : null,
  };
}

/** Fields by which other objects are known. */
const PRODUCTS: Table = {
  payment_id: 'a refund, an order or a notification of dLocal Go; retrieve the payment of its payment_id',
  external_id: 'an enrollment or a payout; use POST /payments',
  subscribe_url: 'a plan of dLocal Go; open its subscribe_url',
  card_id: 'a card; use POST /payments',
  allowed_flows: 'a payment method; use POST /payments',
  message: 'an error; its message says why',
};

const productOf = (source: ObjectReader): string | null => productIn(source, PRODUCTS);

/** A payment, its status, or a payment of dLocal Go. Orders, refunds, enrollments and payouts have one of the other ids. */
const isDLocal = (source: ObjectReader): boolean =>
  (source.has('payment_method_flow') ||
    source.begins('id', 'DP-') ||
    (source.has('status_code') && source.has('status_detail'))) &&
  !source.hasOneOf('payment_id', 'external_id');

/**
 * Turns a payment of dLocal, or of dLocal Go, into a payment.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` for a pending payment
 * without its step
 */
export function fromDLocal(payment: DLocalPayment): Payment;
export function fromDLocal(payment: unknown): Payment {
  return adaptPayment({ label: 'dLocal', detect: isDLocal }, payment, 'payment', toPayment, productOf);
}
