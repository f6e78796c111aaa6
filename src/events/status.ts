import type { Resource } from '../contract/resource.js';
import { PayEvent } from './pay-event.js';
import { withoutRequest } from './without-request.js';

/** The status of the polled payment or mandate changed. */
export class PayStatusEvent extends PayEvent<{ resource: Resource; status: string }> {
  static readonly type = 'pay-status';
  readonly resource: Resource;
  readonly status: string;

  constructor(given: Resource) {
    const resource = withoutRequest(given);
    super(PayStatusEvent.type, { resource, status: resource.status });
    this.resource = resource;
    this.status = resource.status;
  }
}
