/**
 * Adyen: the response of `POST /payments` and `POST /payments/details` of the Checkout API, or its `action` alone.
 * Source: https://docs.adyen.com/api-explorer/Checkout/latest/post/payments
 */
import type { ActionJson } from '../contract/json.js';
import type { Payment } from '../contract/resource.js';
import { BY_POST, displayDetails, displayQrCode, openLink, redirectToUrl } from './actions.js';
import { adaptPayment, isOpen, type PaymentFields } from './adapt.js';
import { localMethod } from './local-methods.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { lookUp, statusOf, type Table } from './tables.js';
import { localTime } from './times.js';

/** An amount in minor units, with Adyen's own digits for CLP, CVE, IDR and ISK. */
export interface AdyenAmount {
  /** ISO 4217. */
  readonly currency: string;
  readonly value: number;
}

/** The `action` of a response. Its other fields depend on `type`. */
export interface AdyenAction {
  readonly type: string;
  readonly paymentMethodType?: string;
  readonly paymentData?: string;
}

/** A response of `/payments` or `/payments/details`. The types of the package `@adyen/api-library` can be passed. */
export interface AdyenPaymentResponse {
  readonly resultCode?: string;
  readonly pspReference?: string;
  readonly merchantReference?: string;
  readonly amount?: AdyenAmount | null;
  readonly action?: AdyenAction | null;
  readonly paymentMethod?: { readonly type?: string } | null;
  readonly order?: { readonly remainingAmount?: AdyenAmount | null } | null;
  readonly additionalData?: Readonly<Record<string, string>>;
}

/** What `POST /paymentLinks` and `GET /paymentLinks/{id}` return: a page of Adyen on which consumers choose how to pay. */
export interface AdyenPaymentLink {
  readonly id: string;
  readonly merchantAccount: string;
  readonly status: string;
  readonly url: string;
  readonly amount: AdyenAmount;
  readonly reference?: string;
  readonly expiresAt?: string | Date;
}

/** Source: https://docs.adyen.com/api-explorer/Checkout/latest/get/paymentLinks/(linkId) */
const LINKS: Table = {
  active: 'created',
  completed: 'paid',
  expired: 'expired',
  paid: 'paid',
  paymentPending: 'created',
};

/** Digits that differ from ISO 4217. Source: https://docs.adyen.com/development-resources/currency-codes */
const DIGITS = { CLP: 2, CVE: 0, IDR: 0, ISK: 2 };

/**
 * Result codes. `Success` is not here, because Adyen does not document it. `Expired` is not one of Adyen: a backend stores it
 * after the webhook OFFER_CLOSED. Source: https://docs.adyen.com/online-payments/payment-result-codes
 */
const STATUSES: Table = {
  AuthenticationFinished: 'created',
  AuthenticationNotRequired: 'created',
  Authorised: 'paid',
  Cancelled: 'failed',
  ChallengeShopper: 'created',
  Error: 'failed',
  Expired: 'expired',
  IdentifyShopper: 'created',
  Pending: 'created',
  PresentToShopper: 'created',
  Received: 'created',
  RedirectShopper: 'created',
  Refused: 'failed',
};

/** Adyen asks merchants not to show `refusalReason` to consumers: it helps those who try stolen cards. */
const FAILURES: Table = {
  Refused: 'payment_declined',
  Cancelled: 'declined_by_consumer',
  Error: 'processing_error',
};

/** The offset of a country's local times. That of Portugal is of its summer: in winter the deadline is an hour early. */
const OFFSETS: Table = {
  br: '-03:00',
  cn: '+08:00',
  id: '+07:00',
  in: '+05:30',
  jp: '+09:00',
  mx: '-06:00',
  my: '+08:00',
  ph: '+08:00',
  pt: '+01:00',
  sg: '+08:00',
  th: '+07:00',
};

/** The software of Adyen for the steps that no element shows. */
const CALL = 'AdyenCheckout.createFromAction';

/** The method, as the contract writes it. Boletos have several names; an IBAN is no country. */
const methodIn = (type: string): string | null =>
  type === 'scheme' ? 'card' : localMethod(type.replace(/_IBAN|primeiropay_|bancario/g, ''));

/**
 * Adds the offset that Adyen leaves out. Its documentation does not define the time zone: this is the one of the method's
 * country, as a consumer there sees it in Adyen's own components. Midnight stands for a day that is included: it is the due date
 * in the line of a boleto.
 */
const deadlineOf = (time: string | null, method: string | null): string | null =>
  localTime(time && time.replace(/T00:00:00$/, 'T23:59:59'), lookUp(OFFSETS, method && method.slice(-2)));

/** @param method `paymentMethodType` */
function voucherOf(action: ObjectReader, method: string): ActionJson {
  const reference = action.text('reference');
  if (!reference) {
    const page = action.text('url', 'downloadUrl', 'instructionsUrl');
    return page ? redirectToUrl(page) : action.unsupported('reference', CALL, 'a voucher without a reference');
  }
  if (method.includes('boleto')) return displayDetails({ number: reference });
  // The barcode of OXXO encodes the reference.
  if (method.startsWith('oxxo')) return displayDetails({ reference });
  const [, place, account] = /^DOKU_([A-Z]+)(_VA|_LITE_ATM)?/.exec(method.toUpperCase()) ?? [];
  if (account) return displayDetails({ bank_name: place, account_number: reference });
  const entity = action.text('entity');
  return displayDetails({
    entity,
    biller_code: action.text('collectionInstitutionNumber'),
    confirmation_number: action.text('alternativeReference'),
    phone: action.text('maskedTelephoneNumber'),
    store: place,
    ...(entity ? { reference } : { payment_code: reference }),
  });
}

/**
 * Returns null while the consumer approves the payment in an app.
 * @param method `paymentMethodType`; empty if unknown
 * @throws {PayError} `unsupported-action`, or `invalid-input` if a field is missing or has another type
 */
function actionOf(action: ObjectReader, method: string): ActionJson | null {
  const url = action.text('url');
  switch (action.requiredText('type')) {
    case 'redirect':
      if (/^post$/i.test(action.text('method') ?? '')) action.unsupported('method', CALL, BY_POST);
      return openLink(action.requiredText('url'));
    case 'qrCode':
      return url && !action.has('qrCodeData')
        ? openLink(url)
        : displayQrCode({ data: action.requiredText('qrCodeData') });
    case 'await':
      return url ? openLink(url) : null;
    case 'voucher':
      return voucherOf(action, method);
    case 'bankTransfer':
      return displayDetails({
        account_holder_name: action.text('beneficiary'),
        iban: action.text('iban'),
        bic: action.text('bic'),
        account_number: action.text('accountNumber'),
        sort_code: action.text('sortCode'),
        routing_number: action.text('routingNumber'),
        bank_code: action.text('bankCode'),
        bank_branch_code: action.text('branchCode'),
        reference: action.text('reference'),
      });
    default:
      return action.unsupported('type', CALL);
  }
}

/** A gift card that pays a part of an order is authorised, too. */
function resultCodeOf(response: ObjectReader): string {
  const code = response.text('resultCode') ?? 'Pending';
  const remaining = response.object('order')?.object('remainingAmount')?.number('value') ?? 0;
  return code === 'Authorised' && remaining > 0 ? 'PartiallyAuthorised' : code;
}

/** @param source a response, or its action alone */
function toPayment(source: ObjectReader): PaymentFields {
  const action = source.text('resultCode') ? source.object('action') : source;
  const type = action?.text('paymentMethodType') ?? source.object('paymentMethod')?.text('type') ?? '';
  const method = methodIn(type);
  const code = resultCodeOf(source);
  const status = statusOf('adyen', STATUSES, code);
  const over = !isOpen(status);
  if (!over && !action && code.endsWith('Shopper')) source.requiredObject('action');
  // The total of a voucher includes its surcharge.
  const amount = action?.object('totalAmount') ?? source.object('amount');
  const reference = source.text('merchantReference') ?? action?.text('merchantReference') ?? null;
  const pixDeadline = ifReadable(() => source.object('additionalData')?.text('pix.expirationDate') ?? null);
  return {
    id: source.text('pspReference') ?? reference ?? '',
    status,
    action: over || !action ? null : actionOf(action, type),
    payment_method: method,
    time_expired: deadlineOf(action?.text('expiresAt') ?? pixDeadline, method),
    reference,
    failure_code: status === 'failed' ? lookUp(FAILURES, code) : null,
    ...amount?.minorUnits('value', amount.text('currency'), DIGITS),
  };
}

/** @param link of Pay by Link */
function toHostedPayment(link: ObjectReader): PaymentFields {
  const given = link.requiredText('status');
  const status = statusOf('adyen', LINKS, given);
  const amount = link.object('amount');
  return {
    id: link.requiredText('id'),
    status,
    action: given === 'active' ? redirectToUrl(link.requiredText('url')) : null,
    ...amount?.minorUnits('value', amount.text('currency'), DIGITS),
    reference: link.text('reference'),
    time_expired: link.time('expiresAt'),
  };
}

function productOf(source: ObjectReader): string | null {
  if (source.has('notificationItems')) return 'a webhook; use the stored response of POST /payments';
  return source.has('sessionData') ? "a session of Adyen's Drop-in; use POST /payments or POST /paymentLinks" : null;
}

/** A link that Adyen's Pay by Link has made. */
const isPayByLink = (source: ObjectReader): boolean => source.begins('id', 'PL') && source.has('merchantAccount');

const isAdyen = (source: ObjectReader): boolean =>
  source.hasOneOf('resultCode', 'paymentMethodType', 'paymentData') || isPayByLink(source);

/**
 * Turns a response of Adyen, its action, or a link of Pay by Link into a payment. `Authorised` is paid, captured or not: the
 * consumer has nothing left to do. The id is the `pspReference`, else the merchant's reference, else empty: a response with an
 * action may have neither, and often has no amount.
 * @throws {PayError} `invalid-input` with the path of the wrong field, or `unsupported-action` with Adyen's call to use
 */
export const fromAdyen = (value: AdyenPaymentResponse | AdyenAction | AdyenPaymentLink): Payment =>
  adaptPayment(
    { label: 'Adyen', detect: isAdyen },
    value,
    'payment_response',
    (source) => (isPayByLink(source) ? toHostedPayment(source.named('payment_link')) : toPayment(source)),
    productOf,
  );
