/**
 * Payments of EBANX's Direct API and of its payment page as payments.
 * Source: https://docs.ebanx.com/docs/payments/guides/after-payments/retrieve-payment,
 * https://docs.ebanx.com/docs/resources/error-codes/apm-error-codes (and card-error-codes),
 * https://github.com/ebanx/benjamin (the answers in its tests),
 * https://github.com/ebanx/woocommerce-gateway-ebanx (the field of Pix)
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { displayDetails, displayQrCode, openLink, STEP_MISSING, withAlternatives } from './actions.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import { countryOf, CURRENCIES, methodOf, OFFSETS, WITHOUT_STEP } from './ebanx-methods.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { lookUp, productIn, statusOf, type Table } from './tables.js';
import { localTime } from './times.js';

/** A payment, as it is part of every answer. The adapter reads more fields than these. */
export interface EbanxPayment {
  readonly hash: string;
  /** The merchant's. */
  readonly merchant_payment_code: string;
  /** `OP` (open), `PE` (pending), `CO` (confirmed) or `CA` (cancelled) */
  readonly status: string;
  /** For example `pix`. */
  readonly payment_type_code?: string;
  /** What the consumer pays in the currency of the country, in major units. Brazil's tax on exchange is part of it. */
  readonly amount_br?: number | string;
  /** The merchant's price, in major units. */
  readonly amount_ext?: number | string;
  readonly currency_ext?: string;
  /** Some answers have the page here, some next to the payment. */
  readonly redirect_url?: string | null;
}

/** The answer of `/ws/direct`, `/ws/query` and `/ws/request`. */
export interface EbanxResponse {
  readonly payment: EbanxPayment;
  /** `SUCCESS` */
  readonly status: string;
  readonly redirect_url?: string | null;
}

const STATUSES: Table = { OP: 'created', PE: 'created', CO: 'paid', CA: 'failed' };

/** By `description_code`, which cards lack, or by the `description` of a card. Every other one of a card is a decline. */
const FAILURES: Table = {
  BROKEN_COMMUNICATION: 'processing_error',
  CANCELED_BY_PAYER: 'declined_by_consumer',
  CANNOT_TRANSACTION: 'processing_error',
  COMMUNICATION_MISMATCH: 'processing_error',
  DECLINED_BY_CC_ISSUING_BANK: 'payment_declined',
  DEFAULT_ERROR: 'processing_error',
  DO_NOT_HONOUR: 'payment_declined',
  INSUFFICIENT_FUNDS_OR_DAILY_LIMIT: 'insufficient_funds',
  MAX_AMOUNT_EXCEEDED: 'payment_declined',
  TIMEOUT: 'processing_error',
  TIMEOUT_NPCI_UNAVAILABLE: 'processing_error',
  TIMEOUT_REMITTER_BANK_UNAVAILABLE: 'processing_error',
  USER_ACCOUNT_CLOSED: 'account_closed',
  'Acquirer response error': 'processing_error',
  'Insufficient funds': 'insufficient_funds',
  'No response from acquirer': 'processing_error',
  Timeout: 'processing_error',
};

/** The pages of slips. */
const SLIPS = ['boleto_url', 'oxxo_url', 'spei_url', 'baloto_url', 'cip_url', 'voucher_url'];

/** Times have no offset. They are in UTC: a hash begins with the second in which the payment was opened. */
const timeOf = (payment: ObjectReader, name: string): string | null => localTime(payment.text(name), 'Z');

/** Numbers that the consumer pays with. The other slips exist only as pages. */
function slipOf(payment: ObjectReader, method: string | null): ActionJson | null {
  const number = payment.text('boleto_barcode');
  // A transfer to EBANX has such a number, too.
  if (number && method === 'boleto_br') return displayDetails({ number, code: payment.text('boleto_barcode_raw') });
  const account_number = payment.text('clabe_account');
  if (account_number)
    return displayDetails({ country: 'MX', account_number, reference: payment.text('clabe_reference') });
  // What the barcode encodes.
  const reference = payment.text('oxxo_barcode');
  if (reference) return displayDetails({ reference });
  const payment_code = payment.textOrNumber('cip_code');
  return payment_code ? displayDetails({ store: 'PagoEfectivo', payment_code }) : null;
}

function actionOf(payment: ObjectReader, beside: string | null, method: string | null): ActionJson | null {
  const data = payment.object('pix')?.text('qr_code_value');
  const page = payment.text(...SLIPS, 'redirect_url') ?? beside;
  const action = withAlternatives(
    slipOf(payment, method),
    // A boleto may have one, too.
    data ? { ...displayQrCode({ data }), payment_method: 'pix_br' } : null,
    page ? openLink(page) : null,
  );
  const isOnItsWay = method === 'card' || WITHOUT_STEP.includes(payment.text('payment_type_code') ?? '');
  return action || isOnItsWay ? action : payment.unsupported('redirect_url', 'that of /ws/direct', STEP_MISSING);
}

/** A payment that nobody has paid is cancelled after the day on which it was due. */
const isOverdue = (payment: ObjectReader): boolean => {
  const due = payment.text('due_date');
  const changed = payment.text('status_date');
  return due !== null && changed !== null && changed.slice(0, 10) > due;
};

function statusIn(payment: ObjectReader, reason: string | null): string {
  const status = statusOf('ebanx', STATUSES, payment.requiredText('status'));
  // A card waits for the merchant's capture: the consumer has nothing more to do.
  if (status === 'created' && payment.flag('capture_available')) return 'paid';
  const hasEnded = reason === 'EXPIRED_BY_USER_INACTION' || (!reason && isOverdue(payment));
  return status === 'failed' && hasEnded ? 'expired' : status;
}

/** @param result the one of a card, or of another method, which has a code for the reason */
function failureOf(result: ObjectReader, reason: string): string {
  if (/insufficient/i.test(reason)) return 'insufficient_funds';
  return lookUp(FAILURES, reason) ?? result.text('description_code') ?? 'payment_declined';
}

/** In the currency that the consumer pays in, where it is known. */
function amountOf(payment: ObjectReader, country: string | null) {
  const local = payment.majorUnits('amount_br', lookUp(CURRENCIES, country));
  return local.amount === null ? payment.majorUnits('amount_ext', payment.text('currency_ext')) : local;
}

/** @param beside the page next to the payment */
function toPayment(payment: ObjectReader, beside: string | null): PaymentFields {
  const method = methodOf(payment.text('payment_type_code'));
  const country = countryOf(payment, method);
  const result = payment.object('transaction_status');
  const reason = result && result.text('description_code', 'description');
  const status = statusIn(payment, reason);
  // Of the others, the date says only when EBANX cancels them.
  const due = SLIPS.some((name) => payment.has(name)) ? payment.text('due_date') : null;
  return {
    id: payment.requiredText('hash'),
    status,
    action: status === 'created' ? actionOf(payment, beside, method) : null,
    ...amountOf(payment, country),
    payment_method: method,
    reference: payment.text('merchant_payment_code'),
    time_created: timeOf(payment, 'open_date'),
    time_paid: ifReadable(() => timeOf(payment, 'confirm_date')),
    time_expired: localTime(due && `${due}T23:59:59`, lookUp(OFFSETS, country)),
    failure_code: status === 'failed' && result && reason ? failureOf(result, reason) : null,
  };
}

/** Fields by which other answers are known. */
const PRODUCTS: Table = {
  status_code: 'an error; status_message says why',
  notification_type: 'a notification; use /ws/query',
  merchant_enrollment_code: 'an enrollment of Pix Automático; use /ws/query for its payments',
  card_verification: 'a verification of a card; use /ws/direct',
  token: 'a token of a card; use /ws/direct',
  currency_rate: 'an exchange rate; use /ws/direct',
};

const productOf = (source: ObjectReader): string | null => productIn(source, PRODUCTS);

/** A payment, or an answer with one. */
const isEbanx = (source: ObjectReader): boolean => (source.part('payment') ?? source).has('merchant_payment_code');

/**
 * Turns a payment of EBANX, with or without the answer around it, into a payment.
 * @throws {PayError} `invalid-input` with the path of the first wrong field, or `unsupported-action` for an open payment
 * without its step
 */
export function fromEbanx(response: EbanxResponse | EbanxPayment): Payment;
export function fromEbanx(response: unknown): Payment {
  return adaptPayment(
    { label: 'EBANX', detect: isEbanx },
    response,
    'payment',
    (source) => {
      const payment = source.part('payment');
      return payment ? toPayment(payment.named('payment'), source.text('redirect_url')) : toPayment(source, null);
    },
    productOf,
  );
}
