import type { Resource } from '../contract/resource.js';
import { PayEvent } from './pay-event.js';

/** The payment or mandate failed, was declined, or expired. Fired once, instead of pay-complete. */
export class PayFailEvent extends PayEvent<{ resource: Resource | null; reason: string }> {
  static readonly type = 'pay-fail';
  /** Null if it failed before the mandate was known. */
  readonly resource: Resource | null;
  /** The service's `failure_code`, else its status, or `otp-attempts-exceeded`. */
  readonly reason: string;

  constructor(resource: Resource | null, reason: string) {
    super(PayFailEvent.type, { resource, reason });
    this.resource = resource;
    this.reason = reason;
  }
}
