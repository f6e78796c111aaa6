import type { CheckoutChoice } from '../flows/checkout.js';
import { RespondableEvent } from './respondable-event.js';

/**
 * The consumer pays, and the payment is about to be created. Of a page without the route, `respondWith(promise)` of the checkout, which then
 * has a payment or mandate as `current`. The choice may contain data of the customer.
 */
export class PayStartEvent extends RespondableEvent<{ method: string }> {
  static readonly type = 'pay-start';
  /** The identifier of the method, for example `pix_br`. */
  readonly method: string;
  /** What the consumer has chosen and entered. It is not a part of `detail`, so that no log has it. */
  readonly choice: CheckoutChoice;
  /** For the `Idempotency-Key` of the request: the same for each repetition of one attempt. */
  readonly key: string;

  constructor(choice: CheckoutChoice, key: string) {
    super(PayStartEvent.type, { method: choice.method });
    this.method = choice.method;
    this.choice = choice;
    this.key = key;
  }
}
