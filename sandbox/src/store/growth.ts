/** A migration: see migrations.ts. With it, lists, the balance and the removal of old rows read few rows of a large store. */
export const GROWTH = `
  alter table events add column time_written timestamptz not null default now();
  alter table deliveries add column sequence bigint generated always as identity;
  create index on deliveries (event_id);
  create index on deliveries (sequence);
  create index on deliveries (status, sequence);
  create index on deliveries (endpoint_id, sequence);
  drop index deliveries_time_created_idx;
  create index on customers (time_created);
  create index on subscriptions (time_created);
  create index on payments (reference) where reference is not null;
  create table balance_changes (
    id bigint generated always as identity primary key,
    available numeric not null,
    pending numeric not null
  );
  insert into balance_changes (available, pending)
    select coalesce(sum(net) filter (where status = 'available'), 0), coalesce(sum(net) filter (where status = 'pending'), 0)
    from balance_transactions
`;
