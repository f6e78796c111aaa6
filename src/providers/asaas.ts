/**
 * Payments of Asaas.
 * Source: https://docs.asaas.com/reference/recuperar-uma-unica-cobranca, https://docs.asaas.com/reference/get-digitable-bill-line,
 * https://docs.asaas.com/reference/obter-qr-code-para-pagamentos-via-pix, https://docs.asaas.com/docs/webhook-para-cobrancas
 */
import type { ActionJson, WayJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { displayDetails, displayQrCode, redirectToUrl, STEP_MISSING, withAlternatives } from './actions.js';
import { adaptPayment, type PaymentFields } from './adapt.js';
import { methodOf } from './local-methods.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { lookUp, statusOf, type Table } from './tables.js';
import { localTime } from './times.js';

/** The response to `GET /v3/payments/{id}/pixQrCode`. */
export interface AsaasPixQrCode {
  /** The text of the code. */
  readonly payload?: string;
  /** A picture of it: a PNG in base64. */
  readonly encodedImage?: string;
  /** In Brasília, for example `2027-11-29 23:59:59`. */
  readonly expirationDate?: string;
}

/**
 * A payment, as the API and its webhooks have it, with the two other responses in it: the fields of
 * `GET /v3/payments/{id}/identificationField` beside its own, and that of `GET /v3/payments/{id}/pixQrCode` in `pixQrCode`. Without
 * them, the page of Asaas is shown. The adapter reads more fields than these.
 */
export interface AsaasPayment {
  /** Begins with `pay_`. */
  readonly id: string;
  /** `BOLETO`, `PIX`, `CREDIT_CARD`, or `UNDEFINED` if the consumer chooses on the page of Asaas */
  readonly billingType: string;
  /** For example `PENDING`. */
  readonly status: string;
  /** In reais. */
  readonly value?: number;
  /** The page of Asaas. */
  readonly invoiceUrl?: string | null;
  /** The line of a boleto. */
  readonly identificationField?: string | null;
  readonly pixQrCode?: AsaasPixQrCode | null;
}

/** An overdue payment can still be paid. One that was refunded or disputed had been paid. */
const STATUSES: Table = {
  PENDING: 'created',
  OVERDUE: 'created',
  AWAITING_RISK_ANALYSIS: 'created',
  DUNNING_REQUESTED: 'created',
  AUTHORIZED: 'paid',
  CONFIRMED: 'paid',
  RECEIVED: 'paid',
  RECEIVED_IN_CASH: 'paid',
  DUNNING_RECEIVED: 'paid',
  REFUND_REQUESTED: 'paid',
  REFUND_IN_PROGRESS: 'paid',
  REFUNDED: 'paid',
  CHARGEBACK_REQUESTED: 'paid',
  CHARGEBACK_DISPUTE: 'paid',
  AWAITING_CHARGEBACK_REVERSAL: 'paid',
};

/** Others are not chosen yet, or are not methods. */
const METHODS: Table = { BOLETO: 'boleto', CREDIT_CARD: 'card', DEBIT_CARD: 'card', PIX: 'pix' };

/** Brasília: the times of Asaas have no offset. */
const OFFSET = '-03:00';

/** A payment that the merchant removes keeps its status. */
function statusIn(payment: ObjectReader): string {
  const given = payment.requiredText('status');
  const status = statusOf('asaas', STATUSES, given);
  if (status !== 'created') return status;
  if (payment.flag('deleted')) return 'failed';
  return given === 'OVERDUE' && payment.get('canBePaidAfterDueDate') === false ? 'expired' : status;
}

function codeOf(code: ObjectReader): WayJson | null {
  const data = code.text('payload');
  const picture = data ? null : code.text('encodedImage');
  const image_url_png = picture && `data:image/png;base64,${picture}`;
  return data || picture ? { ...displayQrCode({ data, image_url_png }), payment_method: 'pix_br' } : null;
}

/** The method that was chosen, then the other ways. */
function actionOf(payment: ObjectReader, type: string | null, code: ObjectReader | null): ActionJson {
  const number = payment.text('identificationField');
  const barcode = payment.text('barCode');
  const code44 = barcode?.length === 44 ? barcode : null;
  const slip = number ? { ...displayDetails({ number, code: code44 }), payment_method: 'boleto_br' } : null;
  const qr = code ? codeOf(code) : null;
  const url = payment.text('invoiceUrl', 'bankSlipUrl');
  const page = url ? redirectToUrl(url) : null;
  const ways = type === 'BOLETO' ? [slip, qr, page] : type === 'PIX' ? [qr, page, slip] : [page, qr, slip];
  return withAlternatives(...ways) ?? payment.unsupported('', 'GET /v3/payments/{id}', STEP_MISSING);
}

/** The day on which it is due, until it is over. A Pix has the time of its code instead. */
function deadlineOf(payment: ObjectReader, type: string | null, code: ObjectReader | null): string | null {
  if (type === 'PIX') return localTime(code && code.text('expirationDate'), OFFSET);
  const due = payment.get('status') === 'OVERDUE' ? null : payment.text('dueDate');
  return due && `${due}T23:59:59${OFFSET}`;
}

function toPayment(payment: ObjectReader): PaymentFields {
  const type = payment.text('billingType');
  const status = statusIn(payment);
  const isOpen = status === 'created' && payment.get('status') !== 'AWAITING_RISK_ANALYSIS';
  const code = payment.object('pixQrCode');
  return {
    id: payment.requiredText('id'),
    status,
    action: isOpen ? actionOf(payment, type, code) : null,
    ...payment.majorUnits('value', 'BRL'),
    payment_method: methodOf(lookUp(METHODS, type), 'br'),
    reference: payment.text('externalReference'),
    customer_id: ifReadable(() => payment.idOf('customer')),
    time_expired: deadlineOf(payment, type, code),
    failure_code: status === 'failed' ? 'canceled' : null,
  };
}

/** Objects of other products, by their `object`. */
const PRODUCTS: Table = {
  list: 'a list; use one of its data',
  subscription: 'a subscription; use GET /v3/subscriptions/{id}/payments',
  installment: 'an instalment plan; use GET /v3/installments/{id}/payments',
  customer: 'a customer; use POST /v3/payments',
};

/** Names the other objects of Asaas. */
function productOf(source: ObjectReader): string | null {
  if (source.has('event') && source.has('payment')) return 'a webhook; use its payment';
  if (source.has('errors')) return 'an error; use what POST /v3/payments returns with 200';
  if (source.has('encodedImage')) return 'a QR code without its payment; put it in pixQrCode of the payment';
  if (source.has('identificationField')) return 'the line of a boleto without its payment; add it to the payment';
  if (source.has('chargeType')) return 'a payment link; open its url';
  const type = source.get('object');
  return typeof type === 'string' ? lookUp(PRODUCTS, type) : null;
}

/** Its subscriptions and plans have a `billingType`, too. */
const isAsaas = (source: ObjectReader): boolean => source.has('billingType') && source.begins('id', 'pay_');

/**
 * Turns a payment of Asaas into a payment of the contract.
 * @throws {PayError} `invalid-input` with the path of the first wrong field; `unsupported-action` for an open payment that has
 *   neither a code, a line nor a page
 */
export function fromAsaas(payment: AsaasPayment): Payment;
export function fromAsaas(payment: unknown): Payment {
  return adaptPayment({ label: 'Asaas', detect: isAsaas }, payment, 'payment', toPayment, productOf);
}
