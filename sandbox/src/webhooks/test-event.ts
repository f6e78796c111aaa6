/** Sends a test event to one endpoint, whichever event types it subscribes to. */
import { paramError } from '../errors.js';
import { transact } from '../store/transact.js';
import { newId, type World } from '../world.js';
import { findEndpoint } from './edit.js';
import { showEndpoint } from './endpoints.js';
import { findDelivery, type Delivery } from './log.js';
import { deliveryId } from './queue.js';
import { MAX_TRIES } from './schedule.js';

/** Endpoints cannot subscribe to this type. */
const TEST_TYPE = 'webhook_endpoint.test';

/** @returns the delivery @throws {ApiError} 404, or 400 if the endpoint is disabled */
export async function sendTest(world: World, id: string): Promise<Delivery> {
  const endpoint = await findEndpoint(world, id);
  if (endpoint.time_disabled) throw paramError('', `${id} is disabled: it responded with 410`);
  const now = world.now();
  const event = {
    id: newId(world, 'evt'),
    type: TEST_TYPE,
    time_created: now,
    data: JSON.stringify(showEndpoint(endpoint)),
  };
  const delivery = {
    id: deliveryId(event.id, id),
    event_id: event.id,
    endpoint_id: id,
    status: 'pending',
    time_created: now,
    time_due: now,
    // The only attempt is the last one: a failed test is not repeated.
    tries: MAX_TRIES - 1,
    attempts: 0,
    claims: 0,
  } as const;
  await transact(world, async (world) => {
    await world.db.insertInto('events').values(event).execute();
    await world.db.insertInto('deliveries').values(delivery).execute();
  });
  return findDelivery(world, delivery.id);
}
