/** Sends a test event to one endpoint, whichever event types it subscribes to. */
import { paramError } from '../errors.js';
import { writeEvents } from '../events/record.js';
import { newId, transact, type World } from '../world.js';
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
  const event = {
    id: newId(world, 'evt'),
    type: TEST_TYPE,
    time_created: world.now(),
    data: JSON.stringify(showEndpoint(endpoint)),
  };
  // The only attempt is the last one: a failed test is not repeated.
  await transact(world, (world) => writeEvents(world, [event], { endpoint: id, tries: MAX_TRIES - 1 }));
  return findDelivery(world, deliveryId(event.id, id));
}
