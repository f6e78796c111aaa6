/** Magic amounts that cause a failure or a delay in any currency: see the table in docs/sandbox.md. */
import { Big } from 'big.js';

/** The reason of a failure, as resources show it. */
export interface Failure {
  readonly failure_code: string;
  readonly failure_message: string;
}

export interface Plan {
  /** Time until the outcome. */
  readonly seconds: number;
  /** Reason of the failure; null for success. */
  readonly failure: Failure | null;
}

/** Duration of a direct debit. */
const DEBIT_SECONDS = 2;
const SLOW_DEBIT_SECONDS = 3_600;
const SLOW_REFUND_SECONDS = 60;

const failure = (failure_code: string, failure_message: string): Failure => ({ failure_code, failure_message });
const key = (amount: string) => new Big(amount).toFixed();

const PAYMENTS: ReadonlyMap<string, Failure> = new Map([
  ['9001', failure('payment_declined', 'The consumer’s bank declined the payment.')],
  ['9002', failure('processing_error', 'The payment method could not process the payment.')],
]);

export const INSUFFICIENT_FUNDS = failure('insufficient_funds', 'The consumer’s account has insufficient funds.');

const DEBITS: ReadonlyMap<string, Plan> = new Map([
  ['9011', { seconds: DEBIT_SECONDS, failure: INSUFFICIENT_FUNDS }],
  ['9012', { seconds: DEBIT_SECONDS, failure: failure('account_closed', 'The consumer’s account is closed.') }],
  ['9013', { seconds: SLOW_DEBIT_SECONDS, failure: null }],
]);

const REJECTED = failure('refund_rejected', 'The consumer’s bank rejected the refund.');
const REFUNDS: ReadonlyMap<string, Plan> = new Map([
  ['9021', { seconds: SLOW_REFUND_SECONDS, failure: null }],
  ['9022', { seconds: SLOW_REFUND_SECONDS, failure: REJECTED }],
  ['9023', { seconds: 0, failure: REJECTED }],
]);

/** Reason for which a payment fails when the consumer approves it; null for success. */
export const paymentFailure = (amount: string): Failure | null => PAYMENTS.get(key(amount)) ?? null;

export const debitPlan = (amount: string): Plan => DEBITS.get(key(amount)) ?? { seconds: DEBIT_SECONDS, failure: null };

export const refundPlan = (amount: string): Plan => REFUNDS.get(key(amount)) ?? { seconds: 0, failure: null };
