import type { Resource } from '../contract/resource.js';
import { PayEvent } from './pay-event.js';

/** The consumer wants to start again after a failed or expired payment or mandate: set a new one on the element. */
export class PayRetryEvent extends PayEvent<{ resource: Resource | null }> {
  static readonly type = 'pay-retry';
  /** The failed or expired resource; null if only its action was known. */
  readonly resource: Resource | null;

  constructor(resource: Resource | null) {
    super(PayRetryEvent.type, { resource });
    this.resource = resource;
  }
}
