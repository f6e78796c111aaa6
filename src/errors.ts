/**
 * All error codes. The code selects the message to the consumer and lets the host react. The value is true if a retry
 * can help.
 */
const RETRYABLE = {
  /** The action, payment or mandate violates the contract (sections 2.2, 2.3 and 4.5). */
  'invalid-input': false,
  /** The type of the action, or the payment provider, is unknown to this version; or the provider's own software must show it. */
  'unsupported-action': false,
  /** A URL from the service is not safe to open. */
  'unsafe-url': false,
  /** The text does not fit into a QR code, and there is no image. */
  'qr-too-long': false,
  /** No image of the QR code could be loaded. */
  'image-failed': true,
  /** A chunk of this library could not be loaded. */
  'load-failed': true,
  /** The device has no connection. */
  offline: true,
  /** No response: unknown host, refused connection, CORS. */
  network: true,
  /** No response in time, or HTTP 408, 409 (the same request is still running) or 504. */
  timeout: true,
  /** HTTP 429. */
  'rate-limited': true,
  /** Any other HTTP 5xx. */
  server: true,
  /** Any other unsuccessful HTTP status, or a redirect of a POST request. */
  refused: false,
  /** The response is not JSON, not a payment or mandate, or too long. */
  'bad-response': true,
  /** There is neither a URL nor a host handler for the request, or the page's policy forbids a frame. */
  'not-configured': false,
  'otp-incorrect': true,
  'otp-expired': true,
  'otp-attempts-exceeded': false,
} as const;

export type PayErrorCode = keyof typeof RETRYABLE;

export interface PayErrorOptions {
  /** In English, for developers: never shown to consumers, never contains a secret. */
  message?: string;
  cause?: unknown;
}

/** The error class of this library. */
export class PayError extends Error {
  readonly code: PayErrorCode;

  constructor(code: PayErrorCode, { message, cause }: PayErrorOptions = {}) {
    super(message ?? code, cause === undefined ? undefined : { cause });
    this.code = code;
  }

  /** A getter, because assigning fails on pages that froze Error.prototype. */
  override get name(): string {
    return 'PayError';
  }

  /** True if a retry can help. */
  get retryable(): boolean {
    return RETRYABLE[this.code];
  }
}

/** Returns true for a PayError, also of another copy of this library on the page. */
export function isPayError(error: unknown): error is PayError {
  return error instanceof Error && error.name === 'PayError' && Object.hasOwn(RETRYABLE, (error as PayError).code);
}

/** Returns a PayError unchanged. Wraps any other error without its message, which may contain a secret. */
export function toPayError(error: unknown, code: PayErrorCode): PayError {
  return isPayError(error) ? error : new PayError(code, { cause: error });
}
