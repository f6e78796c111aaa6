import type { Resource } from '../contract/resource.js';
import { PayEvent } from './pay-event.js';

/** The consumer wants to pay again after a payment or mandate that failed or expired: give the element a new one. */
export class PayRetryEvent extends PayEvent<{ resource: Resource | null }> {
  static readonly type = 'pay-retry';
  /** What ended; null when only its action was known. */
  readonly resource: Resource | null;

  constructor(resource: Resource | null) {
    super(PayRetryEvent.type, { resource });
    this.resource = resource;
  }
}
