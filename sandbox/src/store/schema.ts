import type { ColumnType, Generated } from 'kysely';
import type { DeliveryAttemptTable, DeliveryTable, WebhookEndpointTable } from './webhook-tables.js';

/** A `json` column, which keeps the order of fields. Read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

export interface Address {
  country: string;
  state: string;
  city: string;
  line1: string;
  line2?: string | undefined;
  postal_code?: string | undefined;
}

export interface CustomerTable {
  id: string;
  time_created: Date;
  reference: string | null;
  first_name: string | null;
  last_name: string | null;
  company: string | null;
  country: string | null;
  description: string | null;
  birth_date: string | null;
  email: string | null;
  phone: string | null;
  address: Json<Address | null>;
  billing_address: Json<Address | null>;
  document: Json<object | null>;
}

export interface MandateTable {
  id: string;
  customer_id: string;
  reference: string | null;
  payment_method: string;
  terminal_type: 'web' | 'app';
  gateway_transaction_id: string;
  return_url: string | null;
  status: 'pending' | 'active' | 'failed' | 'expired' | 'revoked';
  time_created: Date;
  time_signed: Date | null;
  time_expired: Date;
  failure_code: string | null;
  failure_message: string | null;
  action: Json<object>;
  /** The one-time code that was sent last; null for methods without codes. */
  otp: string | null;
  otp_expired: Date | null;
  otp_attempts: number;
  /** Codes that were sent again since one has expired. */
  otp_resends: Generated<number>;
  /** The money in the wallet, in the method's currency; null if the method has no wallet. */
  balance: string | null;
}

export interface PaymentTable {
  id: string;
  payment_method: string;
  terminal_type: 'web' | 'app';
  reference: string | null;
  customer_id: string | null;
  mandate_id: string | null;
  currency: string;
  currency_local: string;
  /** Decimal strings at the currency's exponent. */
  amount: string;
  amount_local: string;
  return_url: string | null;
  gateway_transaction_id: string;
  status: 'created' | 'paid' | 'failed' | 'expired';
  time_created: Date;
  time_paid: Date | null;
  time_expired: Date | null;
  /** The time at which the payment completes by itself. */
  time_settles: Date | null;
  failure_code: string | null;
  failure_message: string | null;
  action: Json<object>;
  /** The subscription that made the payment. */
  source_id: string | null;
  /** The refunded amount; null before the first refund. */
  amount_refunded: string | null;
  amount_local_refunded: string | null;
}

export interface RefundTable {
  id: string;
  payment_id: string;
  reference: string | null;
  currency: string;
  currency_local: string;
  amount: string;
  amount_local: string;
  gateway_transaction_id: string;
  status: 'pending' | 'refunded' | 'failed';
  description: string | null;
  metadata: Json<Record<string, unknown>>;
  extra: Json<Record<string, unknown>>;
  time_created: Date;
  time_refunded: Date | null;
  /** The time at which a pending refund completes by itself. */
  time_settles: Date | null;
  failure_code: string | null;
  failure_message: string | null;
}

export interface BalanceTransactionTable {
  id: string;
  type: 'payment' | 'refund' | 'settlement' | 'settlement_cancel' | 'settlement_failure' | 'payout' | 'adjustment';
  source_id: string;
  source_currency_local: string;
  source_amount_local: string;
  source_currency: string;
  source_amount: string;
  currency: string;
  amount: string;
  fee: string;
  fee_detail: Json<FeeItem[]>;
  net: string;
  fx_from_source_converted: string;
  fx_from_pricing_converted: string;
  status: 'pending' | 'available';
  description: string | null;
  time_created: Date;
  time_available: Date;
}

export interface FeeItem {
  amount: number;
  currency: string;
  description: string;
  type: 'service_fee';
}

export interface SubscriptionTable {
  id: string;
  mandate_id: string;
  customer_id: string;
  payment_method: string;
  currency: string;
  amount: string;
  interval_seconds: number;
  status: 'active' | 'canceled';
  /** The number of debits so far. */
  cycles: number;
  time_created: Date;
  /** Time of the next debit; null if canceled. */
  time_next: Date | null;
  time_canceled: Date | null;
}

/** Events in the order in which they were written. */
export interface EventTable {
  id: string;
  sequence: Generated<string>;
  type: string;
  /** The resource as responses showed it after the change. */
  data: Json<Record<string, unknown>>;
  time_created: Date;
  /** The real time, by the clock of the database. */
  time_written: Generated<Date>;
}

/** Changes of the balance. Their sum is the balance; old ones are added up (ledger/balance.ts). */
export interface BalanceChangeTable {
  id: Generated<string>;
  available: string;
  pending: string;
}

/** The response to a request that may be repeated. */
export interface IdempotencyKeyTable {
  key: string;
  fingerprint: string;
  status: number | null;
  body: string | null;
  time_created: Date;
}

/** A fixture that a load in progress has made. */
export interface FixtureProgressTable {
  /** The hash of the file. */
  file: string;
  /** For example `payments.2`. */
  path: string;
  /** The ids of the resources, with spaces in between. */
  ids: string;
}

/** One row: what the processes on the store share. */
export interface ClockTable {
  id: number;
  /** The offset of the sandbox's time from the real time. */
  offset_ms: string;
  /** The number of resets so far. */
  resets: number;
  /** The streams of random numbers that processes with a seed have taken since the last reset. */
  streams: number;
}

export interface Schema {
  balance_changes: BalanceChangeTable;
  balance_transactions: BalanceTransactionTable;
  clock: ClockTable;
  customers: CustomerTable;
  deliveries: DeliveryTable;
  delivery_attempts: DeliveryAttemptTable;
  events: EventTable;
  fixture_progress: FixtureProgressTable;
  idempotency_keys: IdempotencyKeyTable;
  mandates: MandateTable;
  payments: PaymentTable;
  refunds: RefundTable;
  subscriptions: SubscriptionTable;
  webhook_endpoints: WebhookEndpointTable;
}

export const TABLES = [
  'balance_changes',
  'balance_transactions',
  'clock',
  'customers',
  'deliveries',
  'delivery_attempts',
  'events',
  'fixture_progress',
  'idempotency_keys',
  'mandates',
  'payments',
  'refunds',
  'subscriptions',
  'webhook_endpoints',
] as const satisfies readonly (keyof Schema)[];
