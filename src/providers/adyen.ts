/**
 * Adyen: the response of `POST /payments` and `POST /payments/details` of the Checkout API, or its `action` alone.
 * Source: https://docs.adyen.com/api-explorer/Checkout/latest/post/payments
 */
import type { Payment } from '../contract/resource.js';
import { adapt, isOpen, type Adapted } from './adapt.js';
import { stepOf } from './adyen-steps.js';
import type { Fields } from './fields.js';
import { localMethod } from './local-methods.js';
import { statusOf, wordFor, type Table } from './tables.js';
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

/** Digits that differ from ISO 4217. Source: https://docs.adyen.com/development-resources/currency-codes */
const DIGITS = { CLP: 2, CVE: 0, IDR: 0, ISK: 2 };

/**
 * Result codes. `Success` is not here, because Adyen does not document it. `Expired` is not one of Adyen: a backend stores it
 * after the webhook OFFER_CLOSED. Source: https://docs.adyen.com/online-payments/payment-result-codes
 */
const STATUSES: Table = {
  paid: 'Authorised',
  failed: 'Refused Cancelled Error',
  expired: 'Expired',
  created:
    'Pending Received RedirectShopper PresentToShopper ChallengeShopper IdentifyShopper AuthenticationFinished AuthenticationNotRequired',
};

/** Adyen asks merchants not to show `refusalReason` to consumers: it helps those who try stolen cards. */
const FAILURES: Table = {
  payment_declined: 'Refused',
  declined_by_consumer: 'Cancelled',
  processing_error: 'Error',
};

/** The offset of a country's local times. That of Portugal is of its summer: in winter the deadline is an hour early. */
const OFFSETS: Table = {
  '-03:00': 'br',
  '-06:00': 'mx',
  '+01:00': 'pt',
  '+05:30': 'in',
  '+07:00': 'id th',
  '+08:00': 'cn my ph sg',
  '+09:00': 'jp',
};

/** The method, as the contract writes it. Boletos have several names; an IBAN is no country. */
const methodIn = (type: string): string | null =>
  type === 'scheme' ? 'card' : localMethod(type.replace(/_IBAN|primeiropay_|bancario/g, ''));

/**
 * Adds the offset that Adyen leaves out. Its documentation does not define the time zone: this is the one of the method's
 * country, as a consumer there sees it in Adyen's own components. Midnight stands for a day that is included: it is the due date
 * in the line of a boleto.
 */
const deadlineOf = (time: string | null, method: string | null): string | null =>
  localTime(time && time.replace(/T00:00:00$/, 'T23:59:59'), wordFor(OFFSETS, method && method.slice(-2)));

function payment(source: Fields): Adapted {
  const result = source.text('resultCode');
  const action = result ? source.in('action') : source;
  const type = action?.text('paymentMethodType') ?? source.text('paymentMethod/type') ?? '';
  const method = methodIn(type);
  // A gift card that pays a part of an order is authorised, too.
  const remaining = source.number('order/remainingAmount/value') ?? 0;
  const code = result === 'Authorised' && remaining > 0 ? 'PartiallyAuthorised' : (result ?? 'Pending');
  const status = statusOf('adyen', STATUSES, code);
  const over = !isOpen(status);
  if (!over && !action && code.endsWith('Shopper')) source.requiredIn('action');
  // The total of a voucher includes its surcharge.
  const amount = action?.in('totalAmount') ?? source.in('amount');
  const reference = source.text('merchantReference', 'action/merchantReference');
  return {
    id: source.text('pspReference') ?? reference ?? '',
    status,
    action: over || !action ? null : stepOf(action, type),
    payment_method: method,
    time_expired: deadlineOf(
      action?.text('expiresAt') ?? source.unused((all) => all.text('additionalData/pix.expirationDate')),
      method,
    ),
    reference,
    failure_code: status === 'failed' ? wordFor(FAILURES, code) : null,
    ...(amount && amount.money(DIGITS, 'value')),
  };
}

/**
 * Turns a response of Adyen, or its action, into a payment. `Authorised` is paid, captured or not: the consumer has nothing left
 * to do. The id is the `pspReference`, else the merchant's reference, else empty: a response with an action may have neither.
 * @throws {PayError} `invalid-input` with the path of the wrong field, or `unsupported-action` with Adyen's call to use
 */
export const fromAdyen = (value: AdyenPaymentResponse | AdyenAction): Payment =>
  adapt('adyen', value, 'payment_response', payment);
