/** Records an event in the transaction that caused it: both are committed, or neither. */
import { sql } from 'kysely';
import { showBalanceTransaction } from '../views/balance-transaction.js';
import { showCustomer } from '../views/customer.js';
import { showMandate } from '../views/mandate.js';
import { showPayment } from '../views/payment.js';
import { showRefund } from '../views/refund.js';
import { showSubscription } from '../views/subscription.js';
import { newId, type Atomic } from '../world.js';
import type { EventType } from './types.js';

const VIEWS = {
  balance_transaction: showBalanceTransaction,
  customer: showCustomer,
  mandate: showMandate,
  payment: showPayment,
  refund: showRefund,
  subscription: showSubscription,
};
type Views = typeof VIEWS;

/** The row that an event of the given type is about. */
type RowOf<Type extends EventType> = Type extends `${infer Resource extends keyof Views}.${string}`
  ? Parameters<Views[Resource]>[0]
  : never;

/** A change of a resource. */
export interface Change<Type extends EventType> {
  readonly type: Type;
  /** The resource after the change. */
  readonly row: RowOf<Type>;
  readonly time: Date;
}

/** @param row the resource after the change */
export function recordEvent<Type extends EventType>(world: Atomic, type: Type, row: RowOf<Type>): Promise<void> {
  return recordEvents(world, [{ type, row, time: world.now() }]);
}

/** Records changes in their order. */
export function recordEvents<Type extends EventType>(world: Atomic, changes: readonly Change<Type>[]): Promise<void> {
  const events = changes.map(({ type, row, time }) => {
    const [resource] = type.split('.') as [keyof Views];
    const view = VIEWS[resource] as (row: RowOf<Type>) => object;
    return { id: newId(world, 'evt'), type, time_created: time, data: JSON.stringify(view(row)) };
  });
  return writeEvents(world, events);
}

interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly time_created: Date;
  /** JSON. */
  readonly data: string;
}

/** The one endpoint that gets an event, whatever its types, and the attempts that count as made before the first. */
interface Only {
  readonly endpoint: string;
  readonly tries: number;
}

/**
 * Writes events in their order, and their deliveries.
 * @param only absent if each enabled endpoint that subscribes to the type of an event gets it
 */
export async function writeEvents({ db }: Atomic, events: readonly NewEvent[], only?: Only): Promise<void> {
  if (!events.length) return;
  const rows = events.map(({ id, type, data, time_created }) => sql`(${id}, ${type}, ${data}, ${time_created})`);
  const receives = only
    ? sql`endpoint.id = ${only.endpoint}`
    : sql`time_disabled is null and event_types ?| array[event.type, '*']`;
  await sql`
    with event as (
      insert into ${sql.table('events')} (id, type, data, time_created) values ${sql.join(rows)}
      returning id, type, time_created as made, sequence as turn
    )
    insert into ${sql.table('deliveries')}
      (id, event_id, endpoint_id, status, time_created, time_due, tries, attempts, claims)
    select 'dlv_' || substr(event.id, 5) || '-' || substr(endpoint.id, 4), event.id, endpoint.id, 'pending',
      made, made, ${only?.tries ?? 0}::integer, 0, 0
    from event, ${sql.table('webhook_endpoints')} endpoint
    where ${receives}
    order by turn, endpoint.id desc`.execute(db);
}
