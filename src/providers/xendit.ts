/**
 * Payment requests of Xendit: version 3 (`/v3/payment_requests`), version 2 (`/payment_requests`), and version 2 as xendit-node
 * returns it, with names in camelCase. Payments, which webhooks send, have the same fields.
 * Sources: https://docs.xendit.co/apidocs/get-payment-request, https://docs.xendit.co/docs/available-payment-channels, and for
 * version 2 https://docs.xendit.co/payment-api/integration-guide/integration-guide.
 */
import type { Payment } from '../contract/resource.js';
import { action, details } from './actions.js';
import { adapt, isOpen, type Adapted } from './adapt.js';
import type { Fields } from './fields.js';
import { renamed, statusOf, type Table } from './tables.js';
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

/** Both versions. In AUTHORIZED and AWAITING_CAPTURE the consumer has done everything: the merchant captures the amount. */
const STATUSES: Table = {
  created: 'ACCEPTING_PAYMENTS REQUIRES_ACTION PENDING',
  paid: 'AUTHORIZED AWAITING_CAPTURE SUCCEEDED',
  failed: 'CANCELED FAILED VOIDED',
  expired: 'EXPIRED',
};

/** Codes of both versions that have the same meaning as one of the contract. */
const FAILURES: Table = {
  payment_declined: 'CARD_DECLINED DECLINED_BY_ISSUER DECLINED_BY_PROCESSOR',
  declined_by_consumer: 'USER_DECLINED_PAYMENT',
  insufficient_funds: 'INSUFFICIENT_BALANCE',
  processing_error:
    'SERVER_ERROR PROCESSOR_ERROR TIMEOUT_ERROR PARTNER_TIMEOUT_ERROR CHANNEL_UNAVAILABLE ISSUER_UNAVAILABLE',
  otp_attempts_exceeded: 'OTP_ATTEMPT_COUNTS_EXCEEDED MAX_OTP_ATTEMPTS_ERROR',
};

/** The code of a store whose tills scan it. Other stores write it on a form. */
const SCANNED = /^(ALFAMART|INDOMARET|7ELEVEN)$/;

type Step = (value: string, channel: string, properties: Fields | null) => object;

const page: Step = (url) => action('redirect_to_url', { url });
const oneTimeCode: Step = () => action('verify_otp', {});

/**
 * The actions that a page can show, the best first. A web page works on every device, and a number with every bank; an app
 * link works only where the app is installed, which nobody knows beforehand.
 */
const STEPS: Readonly<Record<string, Step>> = {
  WEB_URL: page,
  MOBILE_URL: page,
  VIRTUAL_ACCOUNT_NUMBER: (account_number, channel, properties) =>
    details({
      bank_name: bankOf(channel),
      account_number,
      account_holder_name: properties?.text('display_name', 'customer_name'),
    }),
  PAYMENT_CODE: (code, channel) => details({ [SCANNED.test(channel) ? 'reference' : 'payment_code']: code }),
  QR_STRING: (data) => action('display_qr_code', { data }),
  DEEPLINK_URL: (url) => action('redirect_to_app', { url }),
  VALIDATE_OTP: oneTimeCode,
  API_URL: oneTimeCode,
};

/** The merchant's own actions, and those for which a step has a button. */
const NO_STEP = /^(CAPTURE|CANCEL|RESEND)/;

/** Null for a value that xendit-node does not know. */
const known = (text: string | null | undefined): string | null => (text && text !== 'UNKNOWN_ENUM_VALUE' ? text : null);

/** The kind is the descriptor of version 3, or the type of the URL in version 2; `name` is the field with the value. */
type Found = readonly [kind: string, name: string, source: Fields];

function found(action: Fields): Found {
  const kind = action.text('descriptor');
  if (kind) return [kind, 'value', action];
  const purpose = action.required('action');
  if (!/^(AUTH|PRESENT_TO_CUSTOMER)$/.test(purpose)) return [purpose, '', action];
  return action.has('qr_code') && !action.has('url')
    ? ['QR_STRING', 'qr_code', action]
    : [`${action.required('url_type')}_URL`, 'url', action];
}

/** @returns null if the consumer has nothing to do on the page, for example because an app has notified them */
function actionOf(source: Fields, channel: string, properties: Fields | null): object | null {
  const all = source.list('actions').map(found);
  // Version 2 has no actions for codes.
  for (const name of ['virtual_account_number', 'payment_code', 'qr_string'])
    if (properties?.has(name)) all.push([name.toUpperCase(), name, properties]);
  for (const kind of Object.keys(STEPS)) {
    const best = all.find(([other]) => other === kind);
    if (best) return STEPS[kind]!(best[2].required(best[1]), channel, properties);
  }
  return all.every(([kind]) => NO_STEP.test(kind))
    ? null
    : source.unsupported('actions', 'a payment session (POST /sessions)');
}

function paymentRequest(source: Fields): Adapted {
  const method = source.in('payment_method');
  const money = source.money(null, method ? 'amount' : 'request_amount');
  // The first letters of a currency are its country; USD is used in other countries.
  const country = known(source.text('country')) ?? /^(?!US)../.exec(money.currency ?? '')?.[0] ?? null;
  const type = method?.text('type') ?? '';
  const instrument = method ? method.in(type.toLowerCase()) : source;
  const channel = channelOf(type, known(instrument?.text('channel_code')) ?? type, country);
  const properties = instrument && instrument.in('channel_properties');
  const status = statusOf('xendit', STATUSES, source.required('status'));
  const expiry = properties?.get('expires_at');
  return {
    id: source.required('payment_request_id', 'id'),
    status,
    action: isOpen(status) ? actionOf(source, channel, properties) : null,
    ...money,
    payment_method: methodIn(channel, country),
    ...source.texts('reference=reference_id time_created=created'),
    customer_id: source.unused((all) => all.text('customer_id')),
    failure_code: renamed(FAILURES, source.text('failure_code')),
    time_paid: source.unused((all) => all.list('captures')[0]?.text('capture_timestamp')) ?? null,
    // xendit-node makes dates of times.
    time_expired: expiry instanceof Date ? expiry.toISOString() : (properties?.text('expires_at') ?? null),
  };
}

/**
 * Reads a payment request of Xendit.
 * @param value the JSON of either version, or an object of xendit-node
 * @throws {PayError} `invalid-input` with the path of the first invalid field; `unsupported-action` if the only actions are
 * requests with the merchant's key
 */
export function fromXendit(value: XenditPaymentRequest | XenditPaymentRequestV2 | XenditNodePaymentRequest): Payment;
export function fromXendit(value: unknown): Payment {
  return adapt('xendit', value, 'payment_request', paymentRequest);
}
