import type { ColumnType, Generated, Selectable } from 'kysely';

/** A migration: see migrations.ts. */
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

/** A migration. */
export const DELETED_ENDPOINTS = 'alter table webhook_endpoints add column time_deleted timestamptz';

export interface WebhookEndpointTable {
  id: string;
  url: string;
  event_types: ColumnType<string[], string, string>;
  description: string;
  /** Signs the messages to the endpoint; `whsec_…`. */
  secret: string;
  time_created: Date;
  /** The time of a 410 response. A disabled endpoint receives nothing until it is enabled again. */
  time_disabled: Date | null;
  /** A deleted endpoint is also disabled. */
  time_deleted: Date | null;
}

/** The delivery of one event to one endpoint. */
export interface DeliveryTable {
  id: string;
  /** Deliveries in the order of their events. */
  sequence: Generated<string>;
  event_id: string;
  endpoint_id: string;
  status: 'pending' | 'succeeded' | 'failed';
  time_created: Date;
  /** Time of the next attempt. */
  time_due: Date;
  /** End of the lease, in real time. After it, another process may claim the delivery. */
  time_leased: Date | null;
  /** Attempts since the creation or the last request to deliver again. */
  tries: number;
  /** All attempts. */
  attempts: number;
  /** Number of claims. It distinguishes one claim from the next. */
  claims: number;
}

/** One attempt to deliver. */
export interface DeliveryAttemptTable {
  delivery_id: string;
  number: number;
  time_started: Date;
  duration_ms: number;
  /** Status of the receiver's response; null without a response. */
  status_code: number | null;
  error: string | null;
}

export type EndpointRow = Selectable<WebhookEndpointTable>;
export type DeliveryRow = Selectable<DeliveryTable>;
export type NewAttempt = Pick<
  Selectable<DeliveryAttemptTable>,
  'time_started' | 'duration_ms' | 'status_code' | 'error'
>;
