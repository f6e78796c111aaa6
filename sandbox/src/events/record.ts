/** Records an event in the transaction that caused it: both are committed, or neither. */
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.js';
import { writeEvents, type ChangeStatement, type NewEvent } from '../webhooks/queue.js';
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
  db: Kysely<Schema>,
  world: World,
  type: Type,
  row: RowOf<Type>,
): Promise<void> {
  return recordEvents(db, world, [{ type, row, time: world.now() }]);
}

/** Records changes in their order. */
export function recordEvents<Type extends EventType>(
  db: Kysely<Schema>,
  world: World,
  changes: readonly Change<Type>[],
): Promise<void> {
  return writeEvents(
    db,
    changes.map((change) => eventOf(world, change)),
  );
}

/** Makes a change and records it, in one statement. It needs no transaction of its own. */
export async function changeAndRecord<Type extends EventType, Values extends object>(
  db: Kysely<Schema>,
  world: World,
  statement: ChangeStatement<Values>,
  values: Values,
  change: Change<Type>,
): Promise<void> {
  const { id, type, data, time_created } = eventOf(world, change);
  await statement(db, {
    ...values,
    event_id: id,
    event_type: type,
    event_data: data,
    event_time_created: time_created,
  });
}

function eventOf<Type extends EventType>(world: World, { type, row, time }: Change<Type>): NewEvent {
  return { id: newId(world, 'evt'), type, time_created: time, data: JSON.stringify(payloadOf(type, row)) };
}
