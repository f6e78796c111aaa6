/**
 * Adyen: the response of `POST /payments` and `POST /payments/details` of the Checkout API, or its `action` alone.
 * Source: https://docs.adyen.com/api-explorer/Checkout/latest/post/payments
 */
import { read } from '../contract/read.js';
import type { Payment } from '../contract/resource.js';
import { deadlineOf, marketOf } from './adyen-market.js';
import { stepOf } from './adyen-steps.js';
import { objectOf } from './detect.js';
import { isOpen, paymentOf, statusOf } from './result.js';
import { tableOf } from './tables.js';
import { minorUnits } from './values.js';

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
const DIGITS: ReadonlyMap<string, number> = new Map([
  ['CLP', 2],
  ['CVE', 0],
  ['IDR', 0],
  ['ISK', 2],
]);

/**
 * Result codes. `Success` is not here, because Adyen does not document it. `Expired` is not one of Adyen: a backend stores it
 * after the webhook OFFER_CLOSED. Source: https://docs.adyen.com/online-payments/payment-result-codes
 */
const STATUSES = tableOf({
  paid: 'Authorised',
  failed: 'Refused Cancelled Error',
  expired: 'Expired',
  created:
    'Pending Received RedirectShopper PresentToShopper ChallengeShopper IdentifyShopper AuthenticationFinished AuthenticationNotRequired',
});

/** Adyen asks merchants not to show `refusalReason` to consumers: it helps those who try stolen cards. */
const FAILURES: Readonly<Record<string, string>> = {
  Refused: 'payment_declined',
  Cancelled: 'declined_by_consumer',
  Error: 'processing_error',
};

function payment(value: unknown, path: string): Payment {
  const source = objectOf('adyen', value, path);
  const result = source.text('resultCode');
  const action = result ? source.in('action') : source;
  const type = action?.text('paymentMethodType') ?? source.in('paymentMethod')?.text('type') ?? '';
  const { method, offset } = marketOf(type);
  const remaining = source.in('order')?.in('remainingAmount')?.number('value') ?? 0;
  // A gift card that pays a part of an order is authorised, too.
  const code = result === 'Authorised' && remaining > 0 ? 'PartiallyAuthorised' : (result ?? 'Pending');
  const status = statusOf('adyen', STATUSES, code);
  const over = !isOpen(status);
  if (!over && !action && code.endsWith('Shopper')) source.requiredIn('action');
  // The total of a voucher includes its surcharge.
  const amount = action?.in('totalAmount') ?? source.in('amount');
  const reference = source.text('merchantReference') ?? action?.text('merchantReference') ?? null;
  const expires = action?.text('expiresAt') ?? source.in('additionalData')?.text('pix.expirationDate');
  return paymentOf(
    {
      id: source.text('pspReference') ?? reference ?? '',
      status,
      payment_method: method,
      time_expired: deadlineOf(expires, offset),
      reference,
      failure_code: status === 'failed' ? FAILURES[code]! : null,
      ...(amount && minorUnits(amount, DIGITS, 'value')),
    },
    over || !action ? null : stepOf(action, type),
  );
}

/**
 * Turns a response of Adyen, or its action, into a payment. `Authorised` is paid, captured or not: the consumer has nothing left
 * to do. The id is the `pspReference`, else the merchant's reference, else empty: a response with an action may have neither.
 * @throws {PayError} `invalid-input` with the path of the wrong field, or `unsupported-action` with Adyen's call to use
 */
export const fromAdyen = (value: AdyenPaymentResponse | AdyenAction): Payment =>
  read(payment, value, 'payment_response');
