/** Payments, mandates and actions for tests, valid against the contract. */
import type { ActionType } from '../contract/action.js';
import { parseCheckout } from '../contract/checkout.js';
import type { CheckoutJson } from '../contract/json.js';
import { pixCode } from '../domain/issue-emv-qr.js';
import { buildMandate, type BuiltMandate, type MandateOptions, type MandateStatus } from './mandate.js';
import {
  appAction,
  boletoDetails,
  detailsAction,
  METHODS,
  pageAction,
  qrAction,
  transferDetails,
  voucherReference,
  type PaymentMethod,
} from './methods.js';
import { checkAmount } from './options.js';
import { buildPayment, type BuiltPayment, type PaymentOptions, type PaymentStatus } from './payment.js';
import { SeededRandom } from './random.js';

export interface BuilderSettings {
  /** A whole number. The same seed gives the same identifiers, codes and accounts, in the order of the calls. */
  readonly seed?: number;
  /** The present: ISO 8601, milliseconds since the epoch, or a clock. By default the time of each call. */
  readonly now?: string | number | { now(): number };
}

/** The method of a payment that the other builders do not have. */
export interface OtherMethod {
  /** For example `ewallet_kr`. */
  readonly payment_method: string;
  /** ISO 4217. */
  readonly currency: string;
}

const DAY_MS = 86_400_000;

/** A checkout before the first attempt. @throws {PayError} `invalid-input` */
export function aCheckout(options: Partial<CheckoutJson> = {}): CheckoutJson {
  const { currency = 'BRL', amount = METHODS.pix.amount } = options;
  const built: CheckoutJson = {
    object: 'checkout',
    id: 'order_1',
    version: `${currency}${amount}-0`,
    seller: 'Example Shop',
    methods: ['pix_br', 'boleto_br'],
    ...options,
    currency,
    amount,
  };
  parseCheckout(built);
  return built;
}

const otpAction = { type: 'verify_otp' } as const satisfies { type: ActionType };

function clockOf(now: BuilderSettings['now']): () => number {
  if (typeof now === 'object') return () => now.now();
  const fixed = now === undefined ? NaN : new Date(now).getTime();
  if (now !== undefined && Number.isNaN(fixed)) throw new TypeError('builders: now is no time');
  return () => (now === undefined ? Date.now() : fixed);
}

/** Returns all builders, for one seed and clock. */
export function builders({ seed = 1, now }: BuilderSettings = {}) {
  const random = new SeededRandom(seed);
  const time = clockOf(now);
  const context = () => ({ random, now: time() });

  const paying =
    (builder: string, method: PaymentMethod) =>
    <Status extends PaymentStatus = 'created'>(options: PaymentOptions<Status> = {}): BuiltPayment<Status> =>
      buildPayment(builder, method, options, context());

  const linking =
    (builder: string, id: string, action: Parameters<typeof buildMandate>[1]['action']) =>
    <Status extends MandateStatus = 'pending'>(options: MandateOptions<Status> = {}): BuiltMandate<Status> =>
      buildMandate(builder, { id, action }, options, context());

  /** A payment of any other method. Set its `action`; without one the consumer only waits. */
  function aPayment<Status extends PaymentStatus = 'created'>(
    options: OtherMethod & PaymentOptions<Status>,
  ): BuiltPayment<Status> {
    const { payment_method, currency, ...rest } = options;
    if (!/^\w{1,64}$/.test(payment_method)) throw new TypeError('aPayment: payment_method must be a name like pix_br');
    if (!/^[A-Z]{3}$/.test(currency)) throw new TypeError('aPayment: currency must be a code like BRL');
    const method = { id: payment_method, currency, amount: '100.00', minutes: 60, action: () => ({}) };
    return buildPayment('aPayment', method, rest as unknown as PaymentOptions<Status>, context());
  }

  return {
    aPixPayment: paying('aPixPayment', METHODS.pix),
    aPromptPayPayment: paying('aPromptPayPayment', METHODS.promptPay),
    aBoletoPayment: paying('aBoletoPayment', METHODS.boleto),
    aTransferPayment: paying('aTransferPayment', METHODS.transfer),
    aVoucherPayment: paying('aVoucherPayment', METHODS.voucher),
    /** The consumer pays on the page of a bank. */
    aRedirectPayment: paying('aRedirectPayment', METHODS.page),
    /** The consumer pays in an app. */
    anAppPayment: paying('anAppPayment', METHODS.app),
    aPayment,
    /** A wallet that is linked with a one-time code. */
    aMandate: linking('aMandate', 'ewallet_id', () => otpAction),
    aRedirectMandate: linking('aRedirectMandate', 'ewallet_kr', pageAction),
    anAppMandate: linking('anAppMandate', 'ovo_id', appAction),

    aRedirectAction: (url: string = pageAction(random.id('pm')).redirect_to_url.url) =>
      ({ type: 'redirect_to_url', redirect_to_url: { url } }) as const,
    anAppAction: (url: string = appAction(random.id('pm')).redirect_to_app.url) =>
      ({ type: 'redirect_to_app', redirect_to_app: { url } }) as const,
    anOtpAction: () => otpAction,
    /** @param data the text of the QR code; a Pix code by default */
    aQrAction: (data = pixCode({ txid: random.digits(20), amount: METHODS.pix.amount })) =>
      qrAction(random.id('pm'), data),
    /** @param amount in BRL @param due ISO 8601; three days from now by default */
    aBoletoAction: (amount: string = METHODS.boleto.amount, due: string | number = time() + 3 * DAY_MS) => {
      checkAmount('aBoletoAction', 'amount', amount);
      return detailsAction(boletoDetails({ amount, expires: new Date(due).getTime(), random }));
    },
    aTransferAction: () => detailsAction(transferDetails(random)),
    aVoucherAction: () => detailsAction(voucherReference(random)),
  };
}

export const {
  aPixPayment,
  aPromptPayPayment,
  aBoletoPayment,
  aTransferPayment,
  aVoucherPayment,
  aRedirectPayment,
  anAppPayment,
  aPayment,
  aMandate,
  aRedirectMandate,
  anAppMandate,
  aRedirectAction,
  anAppAction,
  anOtpAction,
  aQrAction,
  aBoletoAction,
  aTransferAction,
  aVoucherAction,
} = builders();
