/** Records an event in the transaction that caused it: both are committed, or neither. */
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.js';
import { writeEvent } from '../webhooks/queue.js';
import { newId, type World } from '../world.js';
import { payloadOf, type RowOf } from './payload.js';
import type { EventType } from './types.js';

/** @param row the resource after the change */
export async function recordEvent<Type extends EventType>(
  transaction: Transaction<Schema>,
  world: World,
  type: Type,
  row: RowOf<Type>,
): Promise<void> {
  const data = JSON.stringify(payloadOf(type, row));
  await writeEvent(transaction, { id: newId(world, 'evt'), type, time_created: world.now(), data });
}
