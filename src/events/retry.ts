import type { Resource } from '../contract/resource.js';
import { PayEvent } from './pay-event.js';
import { withoutRequest } from './without-request.js';

/**
 * The consumer wants to go on after a failed or expired payment or mandate, or after one that cannot be shown: set a new one on
 * the element, or let the consumer choose another payment method.
 */
export class PayRetryEvent extends PayEvent<{ resource: Resource | null; otherMethod: boolean }> {
  static readonly type = 'pay-retry';
  /** The failed or expired resource; null if only its action was known, or if it cannot be shown. */
  readonly resource: Resource | null;
  /** True if the consumer pressed “Choose another way to pay”, false for “Start again”. */
  readonly otherMethod: boolean;

  constructor(given: Resource | null, otherMethod = false) {
    const resource = withoutRequest(given);
    super(PayRetryEvent.type, { resource, otherMethod });
    this.resource = resource;
    this.otherMethod = otherMethod;
  }
}
