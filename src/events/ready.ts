import { PayEvent } from './pay-event.js';

/** The step is on screen and usable. */
export class PayReadyEvent extends PayEvent<object> {
  static readonly type = 'pay-ready';

  constructor() {
    super(PayReadyEvent.type, {});
  }
}
