/** The rows of the tables as queries return them. */
import type { Selectable } from 'kysely';
import type {
  BalanceTransactionTable,
  CustomerTable,
  MandateTable,
  PaymentTable,
  RefundTable,
  SubscriptionTable,
} from './schema.js';

export type BalanceTransactionRow = Selectable<BalanceTransactionTable>;
export type CustomerRow = Selectable<CustomerTable>;
export type MandateRow = Selectable<MandateTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type SubscriptionRow = Selectable<SubscriptionTable>;

/** A refund with the two fields of its payment that responses show. */
export type RefundRow = Selectable<RefundTable> & { payment_method: string; payment_reference: string | null };
