import { sql, type Kysely, type Transaction } from 'kysely';
import { GROWTH } from './growth.js';
import { DELETED_ENDPOINTS, WEBHOOK_TABLES } from './webhook-tables.js';
import type { Schema } from './schema.js';

/** Migrations in order. Each runs once. Never change one after a release. */
const MIGRATIONS: readonly string[] = [
  `
  create table customers (
    id text primary key,
    time_created timestamptz not null,
    reference text unique,
    first_name text, last_name text, company text, country text, description text,
    birth_date text, email text, phone text,
    address json, billing_address json, document json
  );
  create table mandates (
    id text primary key,
    customer_id text not null references customers (id),
    reference text,
    payment_method text not null,
    terminal_type text not null,
    gateway_transaction_id text not null,
    return_url text,
    status text not null,
    time_created timestamptz not null,
    time_signed timestamptz,
    time_expired timestamptz not null,
    failure_code text, failure_message text,
    action json not null,
    otp text,
    otp_expired timestamptz,
    otp_attempts integer not null
  );
  create index on mandates (customer_id, payment_method);
  create index on mandates (time_created);
  create table payments (
    id text primary key,
    payment_method text not null,
    terminal_type text not null,
    reference text,
    customer_id text references customers (id),
    mandate_id text references mandates (id),
    currency text not null,
    currency_local text not null,
    amount numeric not null,
    amount_local numeric not null,
    return_url text,
    gateway_transaction_id text not null,
    status text not null,
    time_created timestamptz not null,
    time_paid timestamptz,
    time_expired timestamptz,
    time_settles timestamptz,
    failure_code text, failure_message text,
    action json not null
  );
  create index on payments (time_created);
  `,
  `
  create table clock (id integer primary key, offset_ms bigint not null);
  insert into clock values (1, 0);
  create table events (
    id text primary key,
    sequence bigint generated always as identity unique,
    type text not null,
    data json not null,
    time_created timestamptz not null
  );
  create table idempotency_keys (
    key text primary key,
    fingerprint text not null,
    status integer,
    body text,
    time_created timestamptz not null
  );
  create index on idempotency_keys (time_created);
  create table subscriptions (
    id text primary key,
    mandate_id text not null references mandates (id),
    customer_id text not null references customers (id),
    payment_method text not null,
    currency text not null,
    amount numeric not null,
    interval_seconds integer not null,
    status text not null,
    cycles integer not null,
    time_created timestamptz not null,
    time_next timestamptz,
    time_canceled timestamptz
  );
  create index on subscriptions (time_next) where status = 'active';
  alter table payments
    add column source_id text references subscriptions (id),
    add column amount_refunded numeric,
    add column amount_local_refunded numeric;
  create index on payments (time_expired) where status = 'created';
  create index on payments (time_settles) where status = 'created';
  create index on mandates (time_expired) where status = 'pending';
  create table refunds (
    id text primary key,
    payment_id text not null references payments (id),
    reference text,
    currency text not null,
    currency_local text not null,
    amount numeric not null,
    amount_local numeric not null,
    gateway_transaction_id text not null,
    status text not null,
    description text,
    metadata json not null,
    extra json not null,
    time_created timestamptz not null,
    time_refunded timestamptz,
    time_settles timestamptz,
    failure_code text, failure_message text
  );
  create index on refunds (payment_id);
  create index on refunds (time_created);
  create index on refunds (time_settles) where status = 'pending';
  create table balance_transactions (
    id text primary key,
    type text not null,
    source_id text not null,
    source_currency_local text not null,
    source_amount_local numeric not null,
    source_currency text not null,
    source_amount numeric not null,
    currency text not null,
    amount numeric not null,
    fee numeric not null,
    fee_detail json not null,
    net numeric not null,
    fx_from_source_converted numeric not null,
    fx_from_pricing_converted numeric not null,
    status text not null,
    description text,
    time_created timestamptz not null,
    time_available timestamptz not null
  );
  create unique index on balance_transactions (source_id) where type in ('settlement_cancel', 'settlement_failure');
  create index on balance_transactions (source_id);
  create index on balance_transactions (time_created);
  create index on balance_transactions (time_available) where status = 'pending';
  `,
  WEBHOOK_TABLES,
  DELETED_ENDPOINTS,
  `alter table mandates add column balance numeric`,
  GROWTH,
  `alter table deliveries drop column time_queued`,
  `alter table clock add column resets integer not null default 0, add column streams integer not null default 0`,
  `alter table mandates add column otp_resends integer not null default 0`,
  `create table fixture_progress (file text not null, path text not null, ids text not null, primary key (file, path))`,
];

/** An arbitrary constant. */
const LOCK = 4_242_001;

/**
 * Migrates the store to the latest version in one transaction. Processes that start at the same time wait for each other.
 * @throws {Error} with a message of one line, if the store has a newer version
 */
export async function migrate(db: Kysely<Schema>, schema: string | undefined): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
    if (schema !== undefined) await enterSchema(transaction, schema);
    await sql`create table if not exists schema_version (version integer not null)`.execute(transaction);
    const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(transaction);
    const version = rows[0]?.version ?? 0;
    if (version > MIGRATIONS.length) throw new Error('The store was written by a newer version of the sandbox.');
    if (version === MIGRATIONS.length) return;
    for (const migration of MIGRATIONS.slice(version)) {
      for (const statement of migration.split(';').filter((text) => text.trim())) {
        await sql.raw(statement).execute(transaction);
      }
    }
    await sql`delete from schema_version`.execute(transaction);
    await sql`insert into schema_version values (${MIGRATIONS.length})`.execute(transaction);
  });
}

/** Avoids `if not exists`, which needs the CREATE privilege even if the schema exists. */
async function enterSchema(transaction: Transaction<Schema>, name: string): Promise<void> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${name}`.execute(transaction);
  if (!rows.length) await sql`create schema ${sql.id(name)}`.execute(transaction);
  // The migrations are raw SQL. The setting ends with the transaction.
  await sql`select set_config('search_path', ${name}, true)`.execute(transaction);
}
