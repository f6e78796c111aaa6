import type { PayError, PayErrorCode } from '../errors.js';
import { PayEvent } from './pay-event.js';

/** A request failed, or what the element was given cannot be used. */
export class PayErrorEvent extends PayEvent<{ code: PayErrorCode; retryable: boolean; message: string }> {
  static readonly type = 'pay-error';
  readonly code: PayErrorCode;
  /** Whether trying the same again can help. */
  readonly retryable: boolean;
  /** For developers, in English; it names the path of a wrong field. */
  readonly message: string;

  constructor({ code, retryable, message }: PayError) {
    super(PayErrorEvent.type, { code, retryable, message });
    this.code = code;
    this.retryable = retryable;
    this.message = message;
  }
}
