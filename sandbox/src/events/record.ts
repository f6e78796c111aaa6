/** Writes down what happened, in the transaction that made it happen: no event without its cause, nor the reverse. */
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.js';
import { writeEvent } from '../webhooks/queue.js';
import { newId, type World } from '../world.js';
import type { EventType } from './types.js';

/** @param object the resource as the wire shows it now */
export async function recordEvent(
  transaction: Transaction<Schema>,
  world: World,
  type: EventType,
  object: object,
): Promise<void> {
  const event = { id: newId(world, 'evt'), type, time_created: world.now(), data: JSON.stringify(object) };
  await writeEvent(transaction, event);
}
