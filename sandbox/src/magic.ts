/** Magic amounts that cause a failure or a delay in any currency: see the table in docs/sandbox.md. */
import { Big } from 'big.js';

export interface Failure {
  readonly code: string;
  readonly message: string;
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

const failure = (code: string, message: string): Failure => ({ code, message });
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
export function paymentFailure(amount: string): Failure | null {
  return PAYMENTS.get(key(amount)) ?? null;
}

export function debitPlan(amount: string): Plan {
  return DEBITS.get(key(amount)) ?? { seconds: DEBIT_SECONDS, failure: null };
}

export function refundPlan(amount: string): Plan {
  return REFUNDS.get(key(amount)) ?? { seconds: 0, failure: null };
}
