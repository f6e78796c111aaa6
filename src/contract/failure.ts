/**
 * Values of `failure_code` that the elements have words for. The contract does not list them; any other is told in
 * general words.
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
