import { PayEvent } from './pay-event.js';

/** A value was copied. Fired only after the clipboard has accepted it. */
export class PayCopiedEvent extends PayEvent<{ field: string }> {
  static readonly type = 'pay-copied';
  /**
   * A field of `display_details`, `data` of a QR code, or `url` of a redirect; for a bank transfer also `amount`, or `all` for
   * all details.
   */
  readonly field: string;

  constructor(field: string) {
    super(PayCopiedEvent.type, { field });
    this.field = field;
  }
}
