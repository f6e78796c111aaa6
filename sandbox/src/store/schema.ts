import type { ColumnType } from 'kysely';

/** json, which keeps the order of fields: read as a value, written as JSON text. */
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
  terminal_type: string;
  gateway_transaction_id: string;
  return_url: string | null;
  status: string;
  time_created: Date;
  time_signed: Date | null;
  time_expired: Date;
  failure_code: string | null;
  failure_message: string | null;
  action: Json<object>;
  /** The one-time code that was sent last; null for methods without. */
  otp: string | null;
  otp_expired: Date | null;
  otp_attempts: number;
}

export interface PaymentTable {
  id: string;
  payment_method: string;
  terminal_type: string;
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
  status: string;
  time_created: Date;
  time_paid: Date | null;
  time_expired: Date | null;
  /** When a direct debit is paid by itself. */
  time_settles: Date | null;
  failure_code: string | null;
  failure_message: string | null;
  action: Json<object>;
}

export interface Schema {
  customers: CustomerTable;
  mandates: MandateTable;
  payments: PaymentTable;
}
