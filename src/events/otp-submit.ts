import { RespondableEvent } from './respondable-event.js';

/**
 * A one-time code was entered; no other event contains it. `respondWith(promise)` lets the host verify it: the promise
 * resolves with the mandate as JSON, or rejects with an error whose `code` is `otp_incorrect`, `otp_expired` or
 * `otp_attempts_exceeded`. If the event is only cancelled, the element sends nothing and returns to the input.
 */
export class PayOtpSubmitEvent extends RespondableEvent<{ otp: string }> {
  static readonly type = 'pay-otp-submit';
  readonly otp: string;

  constructor(otp: string) {
    super(PayOtpSubmitEvent.type, { otp });
    this.otp = otp;
  }
}
