import type { PayError, PayErrorCode } from '../errors.js';
import { PayEvent } from './pay-event.js';

/** A request failed, or the given data is not usable. */
export class PayErrorEvent extends PayEvent<{ code: PayErrorCode; retryable: boolean; message: string }> {
  static readonly type = 'pay-error';
  readonly code: PayErrorCode;
  /** True if a retry can help. */
  readonly retryable: boolean;
  /** In English, for developers; contains the path of an invalid field. */
  readonly message: string;

  constructor({ code, retryable, message }: PayError) {
    super(PayErrorEvent.type, { code, retryable, message });
    this.code = code;
    this.retryable = retryable;
    this.message = message;
  }
}
