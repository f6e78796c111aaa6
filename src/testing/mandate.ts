/** Builds mandates as the service sends them (contract section 2.2). */
import type { Action } from '../contract/action.js';
import type { Mandate } from '../contract/resource.js';
import type { WalletAccount } from '../contract/wallet-account.js';
import { timestamp } from './clock.js';
import type { NoAction } from './methods.js';
import { checkId, checkOptions, checkTimes, type Only } from './options.js';
import { chosenAction } from './payment.js';
import type { SeededRandom } from './random.js';

interface Signed {
  readonly time_signed?: string;
  /** The consumer's account at the wallet; null if the method returns none. */
  readonly account?: Partial<WalletAccount> | null;
}

/** The options that a mandate has in each status only. */
interface MandateStates {
  pending: {
    /** Replaces the one-time code; null if the consumer has nothing to do but wait. */
    readonly action?: Action | null;
  };
  active: Signed;
  failed: { readonly failure_code?: string; readonly failure_message?: string };
  expired: object;
  revoked: Signed;
}

export type MandateStatus = keyof MandateStates;

interface CommonOptions {
  /** Begins with `mdt_`. */
  readonly id?: string;
  readonly customer_id?: string;
  readonly terminal_type?: 'web' | 'app';
  /** ISO 8601 with an offset. */
  readonly time_created?: string;
}

/** The options of a caller without types. */
type AnyOptions = CommonOptions & { readonly status?: MandateStatus } & Partial<
    MandateStates['pending'] & MandateStates['active'] & MandateStates['failed']
  >;

export type MandateOptions<Status extends MandateStatus = 'pending'> = CommonOptions & {
  readonly status?: Status;
} & Only<MandateStates, Status>;

/** A mandate as JSON. */
export interface BuiltMandate<Status extends MandateStatus = MandateStatus> extends Omit<Mandate, 'action' | 'status'> {
  readonly status: Status;
  readonly action: Status extends 'pending' ? Action | NoAction : NoAction;
  readonly payment_method: string;
  readonly customer_id: string;
  readonly time_created: string;
}

const COMMON = ['id', 'customer_id', 'terminal_type', 'time_created'];

const STATES: Readonly<Record<MandateStatus, readonly string[]>> = {
  pending: ['action'],
  active: ['time_signed', 'account'],
  failed: ['failure_code', 'failure_message'],
  expired: [],
  revoked: ['time_signed', 'account'],
};

/** A mandate is created so long before its final status. */
const SIGNED_AFTER_MS = 60_000;

/** @throws {TypeError} for options that no mandate has */
export function buildMandate<Status extends MandateStatus>(
  builder: string,
  method: { readonly id: string; readonly action: (id: string) => Action },
  options: MandateOptions<Status>,
  { random, now }: { random: SeededRandom; now: number },
): BuiltMandate<Status> {
  const given: AnyOptions = options;
  const status = given.status ?? 'pending';
  checkOptions(builder, given, status, COMMON, STATES);
  const age = status === 'pending' ? 0 : SIGNED_AFTER_MS;
  const { time_created = timestamp(now - age), id = random.id('mdt') } = given;
  checkId(builder, id, 'mdt');
  checkTimes(builder, { time_created });
  const isSigned = status === 'active' || status === 'revoked';
  const time_signed = isSigned ? (given.time_signed ?? timestamp(Date.parse(time_created) + age)) : null;
  checkTimes(builder, { time_created, time_signed });
  return {
    id,
    object: 'mandate',
    payment_method: method.id,
    terminal_type: given.terminal_type ?? 'web',
    gateway_transaction_id: random.id('gw'),
    customer_id: given.customer_id ?? random.id('cst'),
    status: status as Status,
    time_signed,
    time_created,
    failure_message: status === 'failed' ? (given.failure_message ?? 'Too many wrong one-time codes.') : null,
    failure_code: status === 'failed' ? (given.failure_code ?? 'otp_attempts_exceeded') : null,
    extra: status === 'active' ? accountOf(given.account) : {},
    action: (status === 'pending'
      ? chosenAction(given.action, () => method.action(id), method.id)
      : {}) as BuiltMandate<Status>['action'],
  };
}

const accountOf = (account: Signed['account'] = { reference: '+62812****7890' }) =>
  account ? { payment_method_account: account } : {};
