/**
 * Charges, payment links and transactions of Flutterwave's API, version 3, as payments.
 * Source: https://developer.flutterwave.com/docs/direct-charge/overview, https://developer.flutterwave.com/docs/collecting-payments/standard,
 * https://developer.flutterwave.com/docs/verifications/transaction, https://github.com/Flutterwave/Node-v3/tree/master/documentation
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { displayDetails, redirectToUrl, STEP_MISSING, withAlternatives } from './actions.js';
import { adaptPayment, isOpen, type PaymentFields } from './adapt.js';
import { methodOf } from './local-methods.js';
import { dataOf, ifReadable, type Money, type ObjectReader } from './object-reader.js';
import { lookUp, statusOf, type Table, translated } from './tables.js';
import { epochTime, localTime } from './times.js';

/** The `data` of `GET /transactions/{id}/verify`, of most charges, and of an event. The adapter reads more than this. */
export interface FlutterwaveTransaction {
  /** The merchant's reference. */
  readonly tx_ref: string;
  readonly status: string;
  /** In major units. */
  readonly amount: number;
  readonly currency: string;
}

/** A response of the API. Those of payment links, transfers and PINs have no transaction. */
export interface FlutterwaveResponse {
  /** Whether the request has succeeded, not the payment. */
  readonly status: string;
  readonly message: string;
  readonly data?: FlutterwaveTransaction | { readonly link?: string; readonly tx_ref?: string } | null;
  readonly meta?: { readonly authorization?: { readonly mode: string } } | null;
}

const STATUSES: Table = {
  failed: 'failed',
  pending: 'created',
  'success-pending-validation': 'created',
  successful: 'paid',
};

/** What banks say, in lower case: there are no codes. */
const FAILURES: Table = { 'insufficient funds': 'insufficient_funds' };

/** The countries of currencies that belong to one. */
const COUNTRIES: Table = {
  EGP: 'eg',
  GBP: 'gb',
  GHS: 'gh',
  KES: 'ke',
  MWK: 'mw',
  NGN: 'ng',
  RWF: 'rw',
  TZS: 'tz',
  UGX: 'ug',
  ZAR: 'za',
  ZMW: 'zm',
};

/** The types of payment that have another name here. */
const METHODS: Table = {
  account: 'internet_banking',
  'account-ach-uk': 'internet_banking',
  'account-ach-us': 'direct_debit',
  bank_transfer: 'banktransfer',
};

/** The methods whose consumers have a code or an account to pay with. */
const NEEDS_STEP = /^(?:banktransfer|ussd)$/;

/** The instructions to authorize a charge, which are beside its data or in them. Merchants have their own data there, too. */
function authorizationOf(response: ObjectReader, data: ObjectReader): ObjectReader | null {
  for (const source of [response, data]) {
    const meta = source.part('meta');
    const authorization = meta && meta.part('authorization');
    if (authorization?.has('mode')) return authorization;
  }
  return null;
}

/** The type of payment, without the country that it may end with. A transfer has no transaction that names it. */
function typeOf(data: ObjectReader, mode: string | null): string | null {
  const type = data.text('payment_type')?.replace(/^mobilemoney(?:..)?$/, 'mobile_money') ?? null;
  const known = type ?? (mode && NEEDS_STEP.test(mode) ? mode : null);
  return translated(METHODS, known);
}

/** The step of each mode. @returns null where the consumer confirms on their phone */
function stepOf(authorization: ObjectReader, mode: string, country: string | null): ActionJson | null {
  switch (mode) {
    case 'redirect':
      return redirectToUrl(authorization.requiredText('redirect', 'redirect_url'));
    case 'otp':
      return { type: 'verify_otp' };
    case 'ussd':
      // The name is the label: no instrument has it.
      return displayDetails({ USSD_code: authorization.requiredText('note') });
    case 'banktransfer':
      return displayDetails({
        country: country?.toUpperCase(),
        bank_name: authorization.text('transfer_bank'),
        account_number: authorization.requiredText('transfer_account'),
      });
    case 'callback':
      return null;
    default:
      return authorization.unsupported('mode', 'POST /charges with what it asks for, or POST /payments');
  }
}

interface Charge {
  readonly data: ObjectReader;
  readonly authorization: ObjectReader | null;
  readonly mode: string | null;
  readonly type: string | null;
  readonly country: string | null;
}

function actionOf({ data, authorization, mode, type, country }: Charge, status: string): ActionJson | null {
  const page = data.has('link') ? redirectToUrl(data.requiredText('link')) : null;
  // A page shows what no element does.
  const isOnlyOnPage = page && !/^(?:redirect|otp|ussd|banktransfer|callback)$/.test(mode ?? '');
  if (authorization && mode && !isOnlyOnPage) return withAlternatives(stepOf(authorization, mode, country), page);
  // Without a page it is `N/A`.
  const url = data.begins('auth_url', 'http') ? data.text('auth_url') : null;
  const action = url ? redirectToUrl(url) : page;
  // The transaction lacks the step: without this, it would disappear when the page polls.
  if (!action && (NEEDS_STEP.test(type ?? '') || status === 'success-pending-validation'))
    data.unsupported('status', 'this over the data and meta of the first response', STEP_MISSING);
  return action;
}

/** The consumer transfers an amount that may include a fee. */
function moneyOf({ data, authorization, mode }: Charge): Money {
  const currency = data.text('currency');
  const transfer = mode === 'banktransfer' ? authorization?.majorUnits('transfer_amount', currency ?? 'NGN') : null;
  return transfer?.amount ? transfer : data.majorUnits('amount', currency);
}

/** Milliseconds, or a text: it needs an offset. */
const expiryOf = (authorization: ObjectReader): string | null =>
  typeof authorization.get('account_expiration') === 'number'
    ? epochTime(authorization.number('account_expiration') ?? NaN)
    : localTime(authorization.text('account_expiration'), null);

function toPayment(response: ObjectReader): PaymentFields {
  const data = dataOf(response);
  const isAlone = data === response && !response.has('tx_ref');
  // Links, transfers and PINs have no transaction yet.
  const given = (isAlone ? null : data.text('status')) ?? 'pending';
  const status = statusOf('flutterwave', STATUSES, given);
  const authorization = authorizationOf(response, data);
  const mode = authorization && authorization.text('mode');
  const type = typeOf(data, mode);
  // Transfers and USSD codes without a currency are Nigerian.
  const currency = data.text('currency') ?? (NEEDS_STEP.test(mode ?? '') ? 'NGN' : null);
  const charge: Charge = { data, authorization, mode, type, country: lookUp(COUNTRIES, currency) };
  const failure = status === 'failed' ? ifReadable(() => data.text('processor_response')) : null;
  return {
    // Those without a transaction have no reference, unless the backend adds it.
    id: data.text('tx_ref') ?? '',
    status,
    action: isOpen(status) ? actionOf(charge, given) : null,
    ...moneyOf(charge),
    payment_method: methodOf(type, charge.country),
    reference: data.text('tx_ref'),
    time_created: data.text('created_at'),
    time_expired: authorization && expiryOf(authorization),
    customer_id: ifReadable(() => data.object('customer')?.textOrNumber('id') ?? null),
    failure_code: lookUp(FAILURES, failure?.toLowerCase() ?? null),
    failure_message: failure,
  };
}

/** By the fields that only their objects have. */
const PRODUCTS: Table = {
  event: 'an event; use its data',
  body: 'a response of flutterwave-node-v3; use its body',
  order_ref: 'a virtual account; use POST /charges?type=bank_transfer',
  payment_method: 'a charge of version 4; use version 3',
};

function productOf(source: ObjectReader): string | null {
  const data = dataOf(source);
  const field = Object.keys(PRODUCTS).find((name) => source.has(name) || data.has(name)) ?? null;
  const isResponse = source.has('message') && source.has('status');
  const other = isResponse ? 'another response; use GET /transactions/verify_by_reference' : null;
  return lookUp(PRODUCTS, field) ?? other;
}

/** The responses without a transaction have a page, or say how to authorize the charge. */
function isFlutterwave(source: ObjectReader): boolean {
  const data = dataOf(source);
  const isResponse = typeof source.get('status') === 'string' && source.has('message');
  const hasStep = data.has('link') || (source.part('meta')?.has('authorization') ?? false);
  return (data.has('tx_ref') || (isResponse && hasStep)) && !source.has('event');
}

/**
 * Turns a response about a payment of Flutterwave, or its `data` alone, into a payment.
 * @throws {PayError} `invalid-input` with the path of the first wrong field; `unsupported-action` if the consumer has to enter
 * something else than a one-time code, or if the step is missing
 */
export function fromFlutterwave(response: FlutterwaveResponse | FlutterwaveTransaction): Payment;
export function fromFlutterwave(response: unknown): Payment {
  return adaptPayment({ label: 'Flutterwave', detect: isFlutterwave }, response, 'response', toPayment, productOf);
}
