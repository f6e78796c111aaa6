import { RespondableEvent } from './respondable-event.js';

/**
 * A one-time code was entered; no other event carries it. `respondWith(promise)` lets the host verify: the promise
 * resolves with the mandate as JSON, or rejects with an error whose `code` is `otp_incorrect`, `otp_expired` or
 * `otp_attempts_exceeded`. Cancelled without that, the element sends nothing and goes back to entry.
 */
export class PayOtpSubmitEvent extends RespondableEvent<{ otp: string }> {
  static readonly type = 'pay-otp-submit';
  readonly otp: string;

  constructor(otp: string) {
    super(PayOtpSubmitEvent.type, { otp });
    this.otp = otp;
  }
}
