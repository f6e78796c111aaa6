import type { Resource } from '../contract/resource.js';
import { PayEvent } from './pay-event.js';

/** Once, instead of pay-complete: failed, refused or expired. */
export class PayFailEvent extends PayEvent<{ resource: Resource | null; reason: string }> {
  static readonly type = 'pay-fail';
  /** Null when it failed before the service said how the mandate stands. */
  readonly resource: Resource | null;
  /** The service's `failure_code`, else its status, or `otp-attempts-exceeded`. */
  readonly reason: string;

  constructor(resource: Resource | null, reason: string) {
    super(PayFailEvent.type, { resource, reason });
    this.resource = resource;
    this.reason = reason;
  }
}
