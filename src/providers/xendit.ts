/**
 * Payment requests of Xendit: version 3 (`/v3/payment_requests`), version 2 (`/payment_requests`), and version 2 as xendit-node
 * returns it, with names in camelCase. Payments, which webhooks send, have the same fields.
 * Sources: https://docs.xendit.co/apidocs/get-payment-request, https://docs.xendit.co/docs/available-payment-channels, and for
 * version 2 https://docs.xendit.co/payment-api/integration-guide/integration-guide.
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import {
  displayDetails,
  displayQrCode,
  redirectToApp,
  redirectToUrl,
  STEP_MISSING,
  withAlternatives,
} from './actions.js';
import { adaptPayment, isOpen, type PaymentFields } from './adapt.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { lookUp, statusOf, type Table, translated } from './tables.js';
import { bankOf, channelOf, methodIn } from './xendit-channels.js';

/** The response of `POST /v3/payment_requests` and `GET /v3/payment_requests/{id}`, api-version 2024-11-11. */
export interface XenditPaymentRequest {
  readonly payment_request_id: string;
  readonly status: string;
  /** For example `BCA_VIRTUAL_ACCOUNT`. */
  readonly channel_code: string;
}

/** The response of `POST /payment_requests` and `GET /payment_requests/{id}`. */
export interface XenditPaymentRequestV2 {
  readonly id: string;
  readonly status: string;
  readonly currency: string;
  readonly payment_method: { readonly type: string };
}

/** The same as a `PaymentRequest` of xendit-node 3 to 7. */
export interface XenditNodePaymentRequest {
  readonly id: string;
  readonly status: string;
  readonly currency: string;
  readonly paymentMethod: { readonly type: string };
}

/** An invoice (`/v2/invoices`): a page of Xendit on which consumers choose how to pay. */
export interface XenditInvoice {
  readonly status: string;
  readonly invoice_url: string;
}

/** The same as an `Invoice` of xendit-node. */
export interface XenditNodeInvoice {
  readonly status: string;
  readonly invoiceUrl: string;
}

/** A payment session (`/sessions`) with a page of Xendit. */
export interface XenditSession {
  readonly payment_session_id: string;
  readonly status: string;
  readonly payment_link_url?: string | null;
}

/** Both versions. In AUTHORIZED and AWAITING_CAPTURE the consumer has done everything: the merchant captures the amount. */
const STATUSES: Table = {
  ACCEPTING_PAYMENTS: 'created',
  AUTHORIZED: 'paid',
  AWAITING_CAPTURE: 'paid',
  CANCELED: 'failed',
  EXPIRED: 'expired',
  FAILED: 'failed',
  PENDING: 'created',
  REQUIRES_ACTION: 'created',
  SUCCEEDED: 'paid',
  VOIDED: 'failed',
};

const INVOICES: Table = { PENDING: 'created', PAID: 'paid', SETTLED: 'paid', EXPIRED: 'expired' };

const SESSIONS: Table = { ACTIVE: 'created', COMPLETED: 'paid', EXPIRED: 'expired', CANCELED: 'failed' };

/** Codes of both versions that have the same meaning as one of the contract. */
const FAILURES: Table = {
  CARD_DECLINED: 'payment_declined',
  CHANNEL_UNAVAILABLE: 'processing_error',
  DECLINED_BY_ISSUER: 'payment_declined',
  DECLINED_BY_PROCESSOR: 'payment_declined',
  INSUFFICIENT_BALANCE: 'insufficient_funds',
  ISSUER_UNAVAILABLE: 'processing_error',
  MAX_OTP_ATTEMPTS_ERROR: 'otp_attempts_exceeded',
  OTP_ATTEMPT_COUNTS_EXCEEDED: 'otp_attempts_exceeded',
  PARTNER_TIMEOUT_ERROR: 'processing_error',
  PROCESSOR_ERROR: 'processing_error',
  SERVER_ERROR: 'processing_error',
  TIMEOUT_ERROR: 'processing_error',
  USER_DECLINED_PAYMENT: 'declined_by_consumer',
};

/** The code of a store whose tills scan it. Other stores write it on a form. */
const SCANNED = /^(?:ALFAMART|INDOMARET|7ELEVEN)$/;

/** A way to pay: its kind, and the field with its value. */
interface Way {
  /** The descriptor of version 3, or the type of the URL in version 2. */
  readonly kind: string;
  readonly source: ObjectReader;
  readonly name: string;
}

/** The merchant's own actions, and those for which a step has a button. */
const NO_STEP = /^(?:CAPTURE|CANCEL|RESEND)/;

/** Null for a value that xendit-node does not know. */
const known = (text: string | null | undefined): string | null => (text && text !== 'UNKNOWN_ENUM_VALUE' ? text : null);

/** An entry of `actions`. */
function wayOf(action: ObjectReader): Way {
  const descriptor = action.text('descriptor');
  if (descriptor) return { kind: descriptor, source: action, name: 'value' };
  const purpose = action.requiredText('action');
  if (purpose !== 'AUTH' && purpose !== 'PRESENT_TO_CUSTOMER') return { kind: purpose, source: action, name: '' };
  return action.has('qr_code') && !action.has('url')
    ? { kind: 'QR_STRING', source: action, name: 'qr_code' }
    : { kind: `${action.requiredText('url_type')}_URL`, source: action, name: 'url' };
}

/** Version 2 has no actions for codes. */
const codesOf = (properties: ObjectReader | null): Way[] =>
  ['virtual_account_number', 'payment_code', 'qr_string'].flatMap((name) =>
    properties?.has(name) ? { kind: name.toUpperCase(), source: properties, name } : [],
  );

/** The step of a way. @param properties of the channel */
type Step = (value: string, channel: string, properties: ObjectReader | null) => ActionJson;

const verifyOtp: Step = () => ({ type: 'verify_otp' });

/**
 * The kinds that a page can show, the best first. A web page works on every device, and a number with every bank; an app
 * link works only where the app is installed, which nobody knows beforehand.
 */
const STEPS: Readonly<Record<string, Step>> = {
  WEB_URL: redirectToUrl,
  MOBILE_URL: redirectToUrl,
  VIRTUAL_ACCOUNT_NUMBER: (value, channel, properties) =>
    displayDetails({
      bank_name: bankOf(channel),
      account_number: value,
      account_holder_name: properties?.text('display_name', 'customer_name'),
    }),
  PAYMENT_CODE: (value, channel) => displayDetails({ [SCANNED.test(channel) ? 'reference' : 'payment_code']: value }),
  QR_STRING: (data) => displayQrCode({ data }),
  DEEPLINK_URL: redirectToApp,
  VALIDATE_OTP: verifyOtp,
  API_URL: verifyOtp,
};

/** The channels whose app notifies the consumer, so that a payment request has no action. */
const NOTIFIES = /^(?:OVO|JENIUSPAY)$/;

/** @returns null if the consumer has nothing to do on the page, for example because an app has notified them */
function actionOf(request: ObjectReader, channel: string, properties: ObjectReader | null): ActionJson | null {
  const ways = [...request.objects('actions').map(wayOf), ...codesOf(properties)];
  const steps = Object.entries(STEPS).flatMap(([kind, step]) => {
    const way = ways.find((each) => each.kind === kind);
    return way ? [[kind, step(way.source.requiredText(way.name), channel, properties)] as const] : [];
  });
  const [best] = steps;
  // The page of a bank or wallet offers the other ways itself.
  if (best) return best[0].endsWith('_URL') ? best[1] : withAlternatives(...steps.map(([, step]) => step));
  if (!ways.every(({ kind }) => NO_STEP.test(kind)))
    request.unsupported('actions', 'a payment session (POST /sessions)');
  if (request.get('status') === 'REQUIRES_ACTION' && !NOTIFIES.test(channel))
    request.unsupported('actions', 'GET /v3/payment_requests/{id}', STEP_MISSING);
  return null;
}

function toPayment(request: ObjectReader): PaymentFields {
  const method = request.object('payment_method');
  const money = request.majorUnits(method ? 'amount' : 'request_amount', request.text('currency'));
  // The first letters of a currency are its country; USD is used in other countries.
  const country = known(request.text('country')) ?? /^(?!US)../.exec(money.currency ?? '')?.[0] ?? null;
  const type = method?.text('type') ?? '';
  const instrument = method ? method.object(type.toLowerCase()) : request;
  const channel = channelOf(type, known(instrument?.text('channel_code')) ?? type, country);
  const properties = instrument && instrument.object('channel_properties');
  const status = statusOf('xendit', STATUSES, request.requiredText('status'));
  const failure = request.text('failure_code');
  return {
    id: request.requiredText('payment_request_id', 'id'),
    status,
    action: isOpen(status) ? actionOf(request, channel, properties) : null,
    ...money,
    payment_method: methodIn(channel, country),
    reference: request.text('reference_id'),
    time_created: request.text('created'),
    customer_id: ifReadable(() => request.text('customer_id')),
    failure_code: translated(FAILURES, failure),
    time_paid: ifReadable(() => request.objects('captures')[0]?.text('capture_timestamp') ?? null),
    time_expired: properties && properties.time('expires_at'),
  };
}

/** An invoice or a payment session: a page of Xendit on which the consumer chooses how to pay. */
function toHostedPayment(page: ObjectReader, statuses: Table): PaymentFields {
  const status = statusOf('xendit', statuses, page.requiredText('status'));
  if (page.get('session_type') === 'SAVE') page.unsupported('session_type', 'a session of the type PAY');
  const url = page.text('invoice_url', 'payment_link_url');
  if (status === 'created' && !url) page.unsupported('payment_link_url', 'Xendit Components');
  return {
    id: page.requiredText('payment_session_id', 'id'),
    status,
    action: status === 'created' && url ? redirectToUrl(url) : null,
    ...page.majorUnits('amount', page.text('currency')),
    reference: page.text('reference_id', 'external_id'),
    time_created: page.time('created'),
    time_expired: page.time('expires_at', 'expiry_date'),
  };
}

/** Objects of other products, by the beginning of their id. */
const PRODUCTS: Table = {
  ewc_: 'an e-wallet charge',
  'pm-': 'a payment method',
  qr_: 'a QR code',
};

function productOf(source: ObjectReader): string | null {
  const prefix = /^[a-z]+[-_]/.exec(String(source.get('id')))?.[0] ?? null;
  const isXendit = source.has('business_id') || source.has('owner_id');
  const product = lookUp(PRODUCTS, prefix) ?? (isXendit ? 'another product' : null);
  return product && `${product}; use a payment request (POST /v3/payment_requests)`;
}

/** Objects of other products of Xendit have a `business_id`, too. Early payment requests have ids of the channel. */
const isXendit = (source: ObjectReader): boolean =>
  source.begins('payment_request_id', 'pr-') ||
  source.begins('id', 'pr-') ||
  (source.has('business_id') && typeof source.get('payment_method') === 'object' && source.has('payment_method')) ||
  source.begins('payment_session_id', 'ps-') ||
  // Xendit's library calls it invoiceUrl, as Asaas does.
  (source.has('invoice_url') && !source.has('billing_type'));

/**
 * Reads a payment request, an invoice or a payment session of Xendit.
 * @param value the JSON of either version, or an object of xendit-node
 * @throws {PayError} `invalid-input` with the path of the first invalid field; `unsupported-action` if the only actions are
 * requests with the merchant's key, or if there is no action although the status demands one
 */
export function fromXendit(
  value:
    | XenditPaymentRequest
    | XenditPaymentRequestV2
    | XenditNodePaymentRequest
    | XenditInvoice
    | XenditNodeInvoice
    | XenditSession,
): Payment;
export function fromXendit(value: unknown): Payment {
  const convert = (source: ObjectReader) =>
    source.has('invoice_url')
      ? toHostedPayment(source.named('invoice'), INVOICES)
      : source.begins('payment_session_id', 'ps-')
        ? toHostedPayment(source.named('payment_session'), SESSIONS)
        : toPayment(source);
  return adaptPayment({ label: 'Xendit', detect: isXendit }, value, 'payment_request', convert, productOf);
}
