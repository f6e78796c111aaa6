import type { WarningCode } from '../domain/warning.js';
import { PayEvent } from './pay-event.js';

/** A possible problem with an instrument; the step stays usable. Fired once per instrument. */
export class PayWarningEvent extends PayEvent<{ code: WarningCode; field: string }> {
  static readonly type = 'pay-warning';
  readonly code: WarningCode;
  /** A field of `display_details`, or `data` for a QR code. */
  readonly field: string;

  constructor(code: WarningCode, field: string) {
    super(PayWarningEvent.type, { code, field });
    this.code = code;
    this.field = field;
  }
}
