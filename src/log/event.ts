import { PayEvent } from '../events/pay-event.js';
import type { PayLogEntry } from './entry.js';

/** A moment that a merchant may log. It is fired only after `log()` was called. */
export class PayLogEvent extends PayEvent<PayLogEntry> {
  static readonly type = 'pay-log';
  readonly entry: PayLogEntry;

  constructor(entry: PayLogEntry) {
    super(PayLogEvent.type, entry);
    this.entry = entry;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'pay-log': PayLogEvent;
  }
}
