/**
 * Values of `failure_code` that have a message of their own. The contract does not list the values; any other value gets the
 * general message.
 */
export const FAILURE_CODES = [
  'payment_declined',
  'declined_by_consumer',
  'insufficient_funds',
  'account_closed',
  'processing_error',
  'otp_attempts_exceeded',
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];
