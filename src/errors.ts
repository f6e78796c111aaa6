/**
 * What can go wrong, as a closed list: code decides what the consumer reads and what the host may do about it.
 * The value says whether trying the same thing again can help.
 */
const RETRYABLE = {
  /** The action, payment or mandate is not shaped as the contract says (sections 2.2, 2.3 and 4.5). */
  'invalid-input': false,
  /** The action's type is none that this version knows. */
  'unsupported-action': false,
  /** A URL that the service sent is not one that a consumer may be led to. */
  'unsafe-url': false,
  /** The text is longer than the largest QR code can hold, and there is no image instead. */
  'qr-too-long': false,
  /** Neither of the images of a QR code could be loaded. */
  'image-failed': true,
  /** A part of this library could not be loaded. */
  'load-failed': true,
  /** No answer: offline, refused connection, CORS. */
  network: true,
  /** No answer in time, or HTTP 408, 409 (the same request is still under way) or 504. */
  timeout: true,
  /** HTTP 429. */
  'rate-limited': true,
  /** Any other HTTP 5xx. */
  server: true,
  /** Any other HTTP status that is not a success, and a redirect of what is posted. */
  refused: false,
  /** The answer is not JSON, not a payment or mandate, or far too long. */
  'bad-response': true,
  /** There is neither a URL nor a host handler to send the request to, or the provider is not registered. */
  'not-configured': false,
  'otp-incorrect': true,
  'otp-expired': true,
  'otp-attempts-exceeded': false,
} as const;

export type PayErrorCode = keyof typeof RETRYABLE;

export interface PayErrorOptions {
  /** For developers: English, never shown to consumers, never holding a secret. */
  message?: string;
  cause?: unknown;
}

/** Every error that this library throws or reports. */
export class PayError extends Error {
  readonly code: PayErrorCode;

  constructor(code: PayErrorCode, { message, cause }: PayErrorOptions = {}) {
    super(message ?? code, cause === undefined ? undefined : { cause });
    this.code = code;
  }

  /** Not assigned: a page that froze Error.prototype would not have it. */
  override get name(): string {
    return 'PayError';
  }

  /** Whether trying the same thing again can help. */
  get retryable(): boolean {
    return RETRYABLE[this.code];
  }
}

/** Also true for an error of another copy of this library on the same page. */
export function isPayError(error: unknown): error is PayError {
  return error instanceof Error && error.name === 'PayError' && Object.hasOwn(RETRYABLE, (error as PayError).code);
}

/** The error itself, or a PayError of `code` around whatever was thrown, whose message may hold what is secret. */
export function toPayError(error: unknown, code: PayErrorCode): PayError {
  return isPayError(error) ? error : new PayError(code, { cause: error });
}
