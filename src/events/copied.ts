import { PayEvent } from './pay-event.js';

/** Something is on the clipboard now; fired only when it really is. */
export class PayCopiedEvent extends PayEvent<{ field: string }> {
  static readonly type = 'pay-copied';
  /**
   * The name of a field of `display_details`; `data` of a QR code, `url` of a redirect's link, and of a bank transfer
   * `amount`, or `all` of it.
   */
  readonly field: string;

  constructor(field: string) {
    super(PayCopiedEvent.type, { field });
    this.field = field;
  }
}
