/** Records an event in the transaction that caused it: both are committed, or neither. */
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.js';
import { writeEvents, type NewEvent } from '../webhooks/queue.js';
import { newId, type World } from '../world.js';
import type {
  BalanceTransactionRow,
  CustomerRow,
  MandateRow,
  PaymentRow,
  RefundRow,
  SubscriptionRow,
} from '../store/rows.js';
import { showBalanceTransaction } from '../views/balance-transaction.js';
import { showCustomer } from '../views/customer.js';
import { showMandate } from '../views/mandate.js';
import { showPayment } from '../views/payment.js';
import { showRefund } from '../views/refund.js';
import { showSubscription } from '../views/subscription.js';
import type { EventType } from './types.js';

interface Rows {
  balance_transaction: BalanceTransactionRow;
  customer: CustomerRow;
  mandate: MandateRow;
  payment: PaymentRow;
  refund: RefundRow;
  subscription: SubscriptionRow;
}

type ResourceOf<Type extends EventType> = Type extends `${infer Resource extends keyof Rows}.${string}`
  ? Resource
  : never;

/** The row that an event of the given type is about. */
type RowOf<Type extends EventType> = Rows[ResourceOf<Type>];

const VIEWS: { readonly [Resource in keyof Rows]: (row: Rows[Resource]) => object } = {
  balance_transaction: showBalanceTransaction,
  customer: showCustomer,
  mandate: showMandate,
  payment: showPayment,
  refund: showRefund,
  subscription: showSubscription,
};

/** The resource as responses show it. */
function payloadOf<Type extends EventType>(type: Type, row: RowOf<Type>): object {
  const [resource] = type.split('.') as [ResourceOf<Type>];
  const view: (row: RowOf<Type>) => object = VIEWS[resource];
  return view(row);
}

/** A change of a resource. */
export interface Change<Type extends EventType> {
  readonly type: Type;
  /** The resource after the change. */
  readonly row: RowOf<Type>;
  readonly time: Date;
}

/** @param row the resource after the change */
export function recordEvent<Type extends EventType>(
  transaction: Transaction<Schema>,
  world: World,
  type: Type,
  row: RowOf<Type>,
): Promise<void> {
  return recordEvents(transaction, world, [{ type, row, time: world.now() }]);
}

/** Records changes in their order. */
export function recordEvents<Type extends EventType>(
  transaction: Transaction<Schema>,
  world: World,
  changes: readonly Change<Type>[],
): Promise<void> {
  return writeEvents(
    transaction,
    changes.map((change) => eventOf(world, change)),
  );
}

function eventOf<Type extends EventType>(world: World, { type, row, time }: Change<Type>): NewEvent {
  return { id: newId(world, 'evt'), type, time_created: time, data: JSON.stringify(payloadOf(type, row)) };
}
