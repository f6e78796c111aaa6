import { PayEvent } from './pay-event.js';

/** The consumer chose a payment method. Not fired for a choice of the page. */
export class PayMethodChangeEvent extends PayEvent<{ method: string }> {
  static readonly type = 'pay-method-change';
  /** The identifier of the method, for example `pix_br`. */
  readonly method: string;

  constructor(method: string) {
    super(PayMethodChangeEvent.type, { method });
    this.method = method;
  }
}
