import type { ColumnType, Selectable } from 'kysely';

/** A migration: see store/migrations.ts. */
export const WEBHOOK_TABLES = `
  create table webhook_endpoints (
    id text primary key,
    url text not null,
    event_types jsonb not null,
    description text not null,
    secret text not null,
    time_created timestamptz not null,
    time_disabled timestamptz
  );
  create table deliveries (
    id text primary key,
    event_id text not null references events (id),
    endpoint_id text not null references webhook_endpoints (id),
    status text not null,
    time_created timestamptz not null,
    time_queued timestamptz not null,
    time_due timestamptz not null,
    time_leased timestamptz,
    tries integer not null,
    attempts integer not null,
    claims integer not null
  );
  create index on deliveries (endpoint_id, time_due) where status = 'pending';
  create index on deliveries (time_created);
  create table delivery_attempts (
    delivery_id text not null references deliveries (id),
    number integer not null,
    time_started timestamptz not null,
    duration_ms integer not null,
    status_code integer,
    error text,
    primary key (delivery_id, number)
  );
`;

export interface WebhookEndpointTable {
  id: string;
  url: string;
  event_types: ColumnType<string[], string, string>;
  description: string;
  /** Signs what is sent to it; `whsec_…`. */
  secret: string;
  time_created: Date;
  /** When it answered 410; it is sent nothing until it is enabled again. */
  time_disabled: Date | null;
}

/** One event on its way to one endpoint. */
export interface DeliveryTable {
  id: string;
  event_id: string;
  endpoint_id: string;
  status: 'pending' | 'succeeded' | 'failed';
  time_created: Date;
  /** Since when it is tried: when it was made, or asked for again. */
  time_queued: Date;
  /** Of the next try. */
  time_due: Date;
  /** Until when a process has it in its hands; past that, the process is taken for dead. */
  time_leased: Date | null;
  /** How often it was tried since it was queued. */
  tries: number;
  /** How often it was tried ever. */
  attempts: number;
  /** How often a process took it: tells one taking from the next. */
  claims: number;
}

/** One try to deliver. */
export interface DeliveryAttemptTable {
  delivery_id: string;
  number: number;
  time_started: Date;
  duration_ms: number;
  /** What the receiver answered; null when it did not. */
  status_code: number | null;
  error: string | null;
}

export type EndpointRow = Selectable<WebhookEndpointTable>;
export type DeliveryRow = Selectable<DeliveryTable>;
export type NewAttempt = Pick<
  Selectable<DeliveryAttemptTable>,
  'time_started' | 'duration_ms' | 'status_code' | 'error'
>;
