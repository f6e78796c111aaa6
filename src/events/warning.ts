import type { WarningCode } from '../domain/warning.js';
import { PayEvent } from './pay-event.js';

/** Something about an instrument looks wrong, but the step goes on; fired once for what was given. */
export class PayWarningEvent extends PayEvent<{ code: WarningCode; field: string }> {
  static readonly type = 'pay-warning';
  readonly code: WarningCode;
  /** Of `display_details`, or `data` for a QR code. */
  readonly field: string;

  constructor(code: WarningCode, field: string) {
    super(PayWarningEvent.type, { code, field });
    this.code = code;
    this.field = field;
  }
}
