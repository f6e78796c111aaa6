import { PayEvent } from './pay-event.js';

/** Something is on the clipboard now; fired only when it really is. */
export class PayCopiedEvent extends PayEvent<{ field: string }> {
  static readonly type = 'pay-copied';
  /** `data` for a QR code, else the name of the field of `display_details`. */
  readonly field: string;

  constructor(field: string) {
    super(PayCopiedEvent.type, { field });
    this.field = field;
  }
}
