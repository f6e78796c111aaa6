/** Builds payments as the service sends them (contract section 2.3). */
import { parseAction, type Action } from '../contract/action.js';
import type { Opaque, Payment } from '../contract/resource.js';
import { timestamp } from './clock.js';
import type { NoAction, PaymentMethod } from './methods.js';
import { checkAmount, checkId, checkOptions, checkTimes, type Only } from './options.js';
import type { SeededRandom } from './random.js';

/** The options that a payment has in each status only. */
interface PaymentStates {
  created: {
    /** Replaces the action of the method; null if the consumer has nothing to do but wait. */
    readonly action?: Action | null;
  };
  paid: {
    readonly time_paid?: string;
    /** At most the amount. */
    readonly amount_refunded?: string;
  };
  failed: { readonly failure_code?: string; readonly failure_message?: string };
  expired: object;
}

export type PaymentStatus = keyof PaymentStates;

/** The options of every payment. */
export interface CommonOptions {
  /** Begins with `pm_`. */
  readonly id?: string;
  /** A decimal number. */
  readonly amount?: string;
  readonly reference?: string | null;
  readonly customer_id?: string | null;
  readonly description?: string | null;
  readonly terminal_type?: 'web' | 'app';
  /** ISO 8601 with an offset. */
  readonly time_created?: string;
  /** The end of the time to pay; null for a payment without one. */
  readonly time_expired?: string | null;
  readonly metadata?: Opaque;
}

/** The options of a caller without types. */
type AnyOptions = CommonOptions & { readonly status?: PaymentStatus } & Partial<
    PaymentStates['created'] & PaymentStates['paid'] & PaymentStates['failed']
  >;

export type PaymentOptions<Status extends PaymentStatus = 'created'> = CommonOptions & {
  readonly status?: Status;
} & Only<PaymentStates, Status>;

/** A payment as JSON. */
export interface BuiltPayment<Status extends PaymentStatus = PaymentStatus> extends Omit<Payment, 'action' | 'status'> {
  readonly status: Status;
  readonly action: Status extends 'created' ? Action | NoAction : NoAction;
  readonly payment_method: string;
  readonly currency: string;
  readonly amount: string;
  readonly time_created: string;
}

const COMMON = [
  ...['id', 'amount', 'reference', 'customer_id', 'description', 'terminal_type', 'time_created', 'time_expired'],
  'metadata',
];

const STATES: Readonly<Record<PaymentStatus, readonly string[]>> = {
  created: ['action'],
  paid: ['time_paid', 'amount_refunded'],
  failed: ['failure_code', 'failure_message'],
  expired: [],
};

/** A payment is created so long before its final status. */
const PAID_AFTER_MS = 60_000;

/** @throws {TypeError} for options that no payment has */
export function buildPayment<Status extends PaymentStatus>(
  builder: string,
  method: PaymentMethod,
  options: PaymentOptions<Status>,
  { random, now }: { random: SeededRandom; now: number },
): BuiltPayment<Status> {
  const given: AnyOptions = options;
  const status = given.status ?? 'created';
  checkOptions(builder, given, status, COMMON, STATES);
  const lifetime = method.minutes * 60_000;
  const age = { created: 0, paid: PAID_AFTER_MS, failed: PAID_AFTER_MS, expired: lifetime }[status];
  const { time_created = timestamp(now - age), amount = method.amount } = given;
  checkAmount(builder, 'amount', amount);
  checkTimes(builder, { time_created });
  const { time_expired = timestamp(Date.parse(time_created) + lifetime) } = given;
  checkTimes(builder, { time_created, time_expired });
  const time_paid = status === 'paid' ? (given.time_paid ?? timestamp(Date.parse(time_created) + age)) : null;
  checkTimes(builder, { time_created, time_paid });
  const refunded = given.amount_refunded ?? null;
  if (refunded !== null) checkRefund(builder, refunded, amount);
  const { id = random.id('pm') } = given;
  checkId(builder, id, 'pm');
  const paid = status === 'paid' ? amount : null;
  const expires = Date.parse(time_expired ?? timestamp(Date.parse(time_created) + lifetime));
  const usual = () => method.action({ id, random, amount, expires });
  return {
    id,
    object: 'payment',
    livemode: false,
    payment_method: method.id,
    terminal_type: given.terminal_type ?? 'web',
    time_created,
    time_paid,
    time_expired,
    reference: given.reference ?? null,
    source: 'normal',
    source_id: null,
    customer_id: given.customer_id ?? null,
    currency: method.currency,
    currency_local: method.currency,
    amount,
    amount_paid: paid,
    amount_refunded: refunded,
    amount_local_paid: paid,
    amount_local_refunded: refunded,
    failure_message: status === 'failed' ? (given.failure_message ?? 'The payment was declined.') : null,
    failure_code: status === 'failed' ? (given.failure_code ?? 'payment_declined') : null,
    gateway_transaction_id: paid && random.id('gw'),
    status: status as Status,
    paid: status === 'paid',
    description: given.description ?? null,
    action: (status === 'created'
      ? chosenAction(given.action, usual, method.id)
      : {}) as BuiltPayment<Status>['action'],
    metadata: given.metadata ?? {},
    extra: {},
  };
}

/**
 * @param given the option: null for none
 * @throws {PayError} if it is no action of the method
 */
export function chosenAction(
  given: Action | null | undefined,
  usual: () => Action | NoAction,
  method: string,
): Action | NoAction {
  if (given === null) return {};
  return given === undefined ? usual() : parseAction(given, method);
}

function checkRefund(builder: string, refunded: string, amount: string): void {
  checkAmount(builder, 'amount_refunded', refunded);
  if (Number(refunded) > Number(amount)) throw new TypeError(`${builder}: amount_refunded is more than the amount`);
}
