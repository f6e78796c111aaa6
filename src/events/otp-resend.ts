import { RespondableEvent } from './respondable-event.js';

/** The consumer requested a new code. `respondWith(promise)` lets the host send it. */
export class PayOtpResendEvent extends RespondableEvent<object> {
  static readonly type = 'pay-otp-resend';

  constructor() {
    super(PayOtpResendEvent.type, {});
  }
}
