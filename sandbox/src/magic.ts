/** Amounts that make something go wrong, or slowly, whatever the currency: the table of docs/sandbox.md. */
import { Big } from 'big.js';

export interface Failure {
  readonly code: string;
  readonly message: string;
}

export interface Plan {
  /** Until it ends. */
  readonly seconds: number;
  /** Why it fails; null when it does not. */
  readonly failure: Failure | null;
}

/** How long a direct debit takes. */
const DEBIT_SECONDS = 2;
const SLOW_DEBIT_SECONDS = 3_600;
const SLOW_REFUND_SECONDS = 60;

const failure = (code: string, message: string): Failure => ({ code, message });
const key = (amount: string) => new Big(amount).toFixed();

const PAYMENTS: ReadonlyMap<string, Failure> = new Map([
  ['9001', failure('payment_declined', 'The consumer’s bank declined the payment.')],
  ['9002', failure('processing_error', 'The payment method could not process the payment.')],
]);

const DEBITS: ReadonlyMap<string, Plan> = new Map([
  [
    '9011',
    {
      seconds: DEBIT_SECONDS,
      failure: failure('insufficient_funds', 'The consumer’s account has insufficient funds.'),
    },
  ],
  ['9012', { seconds: DEBIT_SECONDS, failure: failure('account_closed', 'The consumer’s account is closed.') }],
  ['9013', { seconds: SLOW_DEBIT_SECONDS, failure: null }],
]);

const REJECTED = failure('refund_rejected', 'The consumer’s bank rejected the refund.');
const REFUNDS: ReadonlyMap<string, Plan> = new Map([
  ['9021', { seconds: SLOW_REFUND_SECONDS, failure: null }],
  ['9022', { seconds: SLOW_REFUND_SECONDS, failure: REJECTED }],
  ['9023', { seconds: 0, failure: REJECTED }],
]);

/** Why a payment fails that the consumer completes; null when it does not. */
export function paymentFailure(amount: string): Failure | null {
  return PAYMENTS.get(key(amount)) ?? null;
}

export function debitPlan(amount: string): Plan {
  return DEBITS.get(key(amount)) ?? { seconds: DEBIT_SECONDS, failure: null };
}

export function refundPlan(amount: string): Plan {
  return REFUNDS.get(key(amount)) ?? { seconds: 0, failure: null };
}
