import { outcomeOf, type Resource } from '../contract/resource.js';
import { PayCompleteEvent } from './complete.js';
import { PayFailEvent } from './fail.js';

/** Creates the event for the outcome of a payment or mandate. */
export function endedEvent(resource: Resource): PayCompleteEvent | PayFailEvent {
  return outcomeOf(resource) === 'complete'
    ? new PayCompleteEvent(resource)
    : new PayFailEvent(resource, resource.failure_code ?? resource.status);
}
