/** Records an event in the transaction that caused it: both are committed, or neither. */
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.js';
import { writeEvents, type NewEvent } from '../webhooks/queue.js';
import { newId, type World } from '../world.js';
import { payloadOf, type RowOf } from './payload.js';
import type { EventType } from './types.js';

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
