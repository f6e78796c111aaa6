/** Records an event in the transaction that caused it: both are committed, or neither. */
import { showBalanceTransaction } from '../views/balance-transaction.js';
import { showCustomer } from '../views/customer.js';
import { showMandate } from '../views/mandate.js';
import { showPayment } from '../views/payment.js';
import { showRefund } from '../views/refund.js';
import { showSubscription } from '../views/subscription.js';
import { writeEvents } from '../webhooks/queue.js';
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
