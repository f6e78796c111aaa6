import type { FailureCode } from './failure.js';

const UNCHARGED: readonly string[] = [
  'declined_by_consumer',
  'insufficient_funds',
  'account_closed',
  'otp_attempts_exceeded',
] satisfies FailureCode[];

/** True for a failure before any money can have left the account. */
export const isUncharged = (code: string | null | undefined): boolean => UNCHARGED.includes(code ?? '');
