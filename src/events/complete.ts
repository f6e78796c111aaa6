import type { Resource } from '../contract/resource.js';
import { PayEvent } from './pay-event.js';

/** The payment is paid, or the mandate is signed. Fired once. */
export class PayCompleteEvent extends PayEvent<{ resource: Resource }> {
  static readonly type = 'pay-complete';
  readonly resource: Resource;

  constructor(resource: Resource) {
    super(PayCompleteEvent.type, { resource });
    this.resource = resource;
  }
}
