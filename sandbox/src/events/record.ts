/** Records an event in the transaction that caused it: both are committed, or neither. */
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.js';
import { writeEvents, type Write } from '../webhooks/queue.js';
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

/**
 * @param row the resource after the change
 * @param writes statements that make the change, to run as one with the event; none if the change is made already
 */
export function recordEvent<Type extends EventType>(
  db: Kysely<Schema>,
  world: World,
  type: Type,
  row: RowOf<Type>,
  writes?: readonly Write[],
): Promise<void> {
  return recordEvents(db, world, [{ type, row, time: world.now() }], writes);
}

/** Records changes in their order. */
export async function recordEvents<Type extends EventType>(
  db: Kysely<Schema>,
  world: World,
  changes: readonly Change<Type>[],
  writes?: readonly Write[],
): Promise<void> {
  const events = changes.map(({ type, row, time }) => ({
    id: newId(world, 'evt'),
    type,
    time_created: time,
    data: JSON.stringify(payloadOf(type, row)),
  }));
  await writeEvents(db, events, writes);
}
