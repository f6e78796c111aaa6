/**
 * Transactions and charges of Paystack as payments.
 * Source: https://paystack.com/docs/api/transaction/, https://paystack.com/docs/api/charge/,
 * https://paystack.com/docs/payments/payment-channels/, https://paystack.com/docs/payments/verify-payments/
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { displayDetails, displayQrCode, redirectToUrl, STEP_MISSING, withAlternatives } from './actions.js';
import { adaptPayment, isOpen, type PaymentFields } from './adapt.js';
import { methodOf } from './local-methods.js';
import { dataOf, ifReadable, type ObjectReader } from './object-reader.js';
import { lookUp, statusOf, type Table } from './tables.js';

/** The page on which the consumer chooses how to pay: the `data` of `POST /transaction/initialize`. */
export interface PaystackPage {
  readonly authorization_url: string;
  readonly access_code: string;
  readonly reference: string;
}

/** The `data` of `GET /transaction/verify/{reference}`, or of an event. The adapter reads more than this. */
export interface PaystackTransaction {
  readonly reference: string;
  readonly status: string;
  /** In the smallest unit of the currency, of which XOF has 100, too. */
  readonly amount: number;
  readonly currency: string;
  readonly gateway_response: unknown;
}

/** A response of the API, such as that of `POST /charge` or `GET /charge/{reference}`. */
export interface PaystackResponse {
  /** Whether the request has succeeded, not the payment. */
  readonly status: boolean;
  readonly message: string;
  readonly data: PaystackPage | PaystackTransaction | { readonly reference?: string; readonly status: string };
}

/** An abandoned page can still be paid. One that was reversed, by a refund or a dispute, had been paid. */
const STATUSES: Table = {
  abandoned: 'created',
  authorized: 'paid',
  captured: 'paid',
  failed: 'failed',
  ongoing: 'created',
  open_url: 'created',
  pay_offline: 'created',
  pending: 'created',
  pending_bank_transfer: 'created',
  processing: 'created',
  queued: 'created',
  released: 'failed',
  reversed: 'paid',
  send_address: 'created',
  send_birthday: 'created',
  send_otp: 'created',
  send_phone: 'created',
  send_pin: 'created',
  success: 'paid',
  timeout: 'expired',
};

/** In these, the consumer has something to do. */
const NEEDS_STEP = /^(?:abandoned|ongoing|open_url|pay_offline|pending_bank_transfer)$/;

/** A text with a code to dial, such as for the voucher of Telecel. */
const DIALLED = /\*\d+#/;

/** What the documents and their test cards name, in lower case: there are no codes. */
const FAILURES: Table = { declined: 'payment_declined', 'insufficient funds': 'insufficient_funds' };

/** Each currency belongs to one country, except USD. */
const COUNTRIES: Table = { GHS: 'gh', KES: 'ke', NGN: 'ng', XOF: 'ci', ZAR: 'za' };

/** The channels that have another name here. */
const METHODS: Table = { bank: 'internet_banking', bank_transfer: 'banktransfer', preauth: 'card' };

/** A charge has neither its channel nor its currency: its fields tell them. Only transfers in Kenya have a reference. */
const SHAPES: readonly (readonly [field: string, channel: string, country: string | null])[] = [
  ['ussd_code', 'ussd', 'ng'],
  ['qr_code', 'qr', null],
  ['account_reference', 'mobile_money', 'ke'],
  ['transaction_reference', 'bank_transfer', 'ke'],
  ['account_number', 'bank_transfer', 'ng'],
  ['time_to_live', 'capitec_pay', 'za'],
];

type Channel = Readonly<Record<'name' | 'country', string | null>>;

function channelOf(data: ObjectReader): Channel {
  const [, name = null, country = null] = SHAPES.find(([field]) => data.has(field)) ?? [];
  return { name: data.text('channel') ?? name, country: lookUp(COUNTRIES, data.text('currency')) ?? country };
}

/** A code to dial, a paybill of M-PESA, or an account; null if there is none. */
function detailsOf(data: ObjectReader, { country }: Channel): ActionJson | null {
  const code = data.text('ussd_code');
  // The name is the label: no instrument has it.
  if (code) return displayDetails({ USSD_code: code });
  const account_number = data.text('account_number');
  if (!account_number) return null;
  const reference = data.textOrNumber('account_reference');
  if (reference) return displayDetails({ paybill_number: account_number, reference });
  return displayDetails({
    country: country?.toUpperCase(),
    bank_name: data.expanded('bank')?.text('name'),
    account_number,
    account_holder_name: data.text('account_name'),
    reference: data.text('transaction_reference'),
  });
}

/** `send_otp`, `send_pin` and others: what the consumer enters. Only one-time codes have an element. */
function inputOf(data: ObjectReader, status: string): ActionJson {
  const call = `POST /charge/${status.replace('send', 'submit')}`;
  if (status !== 'send_otp') data.unsupported('status', `${call}, or POST /transaction/initialize`);
  if (DIALLED.test(data.text('display_text') ?? '')) data.unsupported('display_text', call, 'a code to dial first');
  return { type: 'verify_otp' };
}

/** @returns null if the consumer has nothing to do on the page */
function actionOf(data: ObjectReader, status: string, channel: Channel): ActionJson | null {
  const page = data.text('authorization_url');
  if (status.startsWith('send_') && !page) return inputOf(data, status);
  const [code, url] = [data.text('qr_code'), data.text('url')];
  const action = withAlternatives(
    code ? displayQrCode({ data: code, image_url_png: url }) : null,
    detailsOf(data, channel),
    url && !code ? redirectToUrl(url) : null,
    page ? redirectToUrl(page) : null,
  );
  if (action) return action;
  const instructions = data.text('display_text');
  // Their apps have notified the consumer.
  const isOnPhone = /^(?:capitec_pay|mobile_money)$/.test(channel.name ?? '');
  if (instructions && (status === 'pay_offline' || (isOnPhone && !DIALLED.test(instructions))))
    return displayDetails({ instructions });
  // Later responses lack the step: without this, it would disappear when the page polls.
  if (NEEDS_STEP.test(status) && !isOnPhone)
    data.unsupported('status', 'this over the data of the first response', STEP_MISSING);
  return null;
}

function toPayment(response: ObjectReader): PaymentFields {
  const data = dataOf(response);
  // The status of Capitec Pay's first response is that of the request to its app. Later, the transaction is over it.
  const waits = data.has('time_to_live') && !data.has('reference');
  const fields = waits ? data.requiredObject('transaction') : data;
  const given =
    waits || (data.has('authorization_url') && !data.has('status')) ? 'pending' : data.requiredText('status');
  const status = statusOf('paystack', STATUSES, given);
  const channel = channelOf(data);
  const message = status === 'failed' ? ifReadable(() => data.text('message', 'gateway_response')) : null;
  const reference = data.has('display_text') ? data.text('reference') : fields.requiredText('reference');
  return {
    // One of the documented responses lacks it.
    id: reference ?? '',
    status,
    action: isOpen(status) ? actionOf(data, given, channel) : null,
    ...fields.minorUnits('amount', fields.text('currency'), { XOF: 2 }),
    payment_method: methodOf(lookUp(METHODS, channel.name) ?? channel.name, channel.country),
    reference,
    time_created: fields.text('created_at', 'transaction_date'),
    time_paid: ifReadable(() => fields.text('paid_at')),
    time_expired: data.text('account_expires_at', 'expiry_date'),
    customer_id: ifReadable(() => fields.object('customer')?.text('customer_code') ?? null),
    failure_code: lookUp(FAILURES, message?.toLowerCase() ?? null),
    failure_message: message,
    livemode: ifReadable(() => (fields.has('domain') ? fields.get('domain') === 'live' : null)),
  };
}

/** By the fields that only their objects have. */
const PRODUCTS: Table = {
  redirect_url: 'an authorization of direct debits',
  request_code: 'a payment request',
  subscription_code: 'a subscription',
  transfer_code: 'a transfer',
};

function productOf(source: ObjectReader): string | null {
  if (source.has('event')) return 'an event; use its data';
  const data = dataOf(source);
  const field = Object.keys(PRODUCTS).find((name) => data.has(name)) ?? null;
  const isResponse = typeof source.get('status') === 'boolean' || data.has('customer_code');
  const product = lookUp(PRODUCTS, field) ?? (isResponse ? 'a response without a reference' : null);
  return product && `${product}; use POST /transaction/initialize, POST /charge or GET /transaction/verify/{reference}`;
}

/** The products whose objects have a reference, too: bulk charges, authorizations of debits, payment requests, transfers. */
const isOtherPaystack = (source: ObjectReader): boolean =>
  source.hasOneOf('batch_code', 'redirect_url', 'request_code', 'transfer_code');

function isPaystack(source: ObjectReader): boolean {
  const data = dataOf(source);
  const isResponse = typeof source.get('status') === 'boolean' && data.has('reference');
  const isAlone = data.hasOneOf('access_code', 'display_text', 'gateway_response', 'time_to_live');
  return (isResponse || isAlone) && !source.has('event') && !isOtherPaystack(data);
}

/**
 * Turns a response about a transaction or charge of Paystack, or its `data` alone, into a payment.
 * @throws {PayError} `invalid-input` with the path of the first wrong field; `unsupported-action` if the consumer has to enter
 * something else than a one-time code, or if the step is missing
 */
export function fromPaystack(response: PaystackResponse | PaystackPage | PaystackTransaction): Payment;
export function fromPaystack(response: unknown): Payment {
  return adaptPayment({ label: 'Paystack', detect: isPaystack }, response, 'response', toPayment, productOf);
}
