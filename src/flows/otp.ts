/**
 * The state of the one-time code entry: (state, event) → state. It never contains the code, which is only in the input and in
 * one request body.
 */
import { asciiDigits } from '../domain/digits.js';
import type { PayErrorCode } from '../errors.js';

export interface OtpState {
  /**
   * `entry`: the consumer types · `submitting`: a request is running · `confirming`: code accepted, mandate not signed yet ·
   * `done`: signed · `locked`: no more attempts.
   */
  readonly step: 'entry' | 'submitting' | 'confirming' | 'done' | 'locked';
  /** The error of the last attempt, until the next one. */
  readonly error: PayErrorCode | 'otp-incomplete' | null;
  /** State of the resend button. */
  readonly resend: 'cooling' | 'ready' | 'sending' | 'sent' | 'failed';
}

export type OtpEvent =
  | { readonly type: 'submit'; readonly complete: boolean }
  | { readonly type: 'verified'; readonly outcome: 'pending' | 'complete' | 'failed' }
  | { readonly type: 'refused'; readonly code: PayErrorCode }
  | { readonly type: 'released' }
  | { readonly type: 'edited' }
  | { readonly type: 'resend' }
  | { readonly type: 'resent' }
  | { readonly type: 'resend-failed' }
  | { readonly type: 'cooled' };

/** A code has just been sent when the step appears, so resend starts with a wait. */
export const otpStart: OtpState = { step: 'entry', error: null, resend: 'cooling' };

/** True if the consumer can request another code. */
export const canResend = ({ step, resend }: OtpState): boolean =>
  step === 'entry' && (resend === 'ready' || resend === 'failed');

export function otpFlow(state: OtpState, event: OtpEvent): OtpState {
  switch (event.type) {
    case 'submit':
      // Submitting a wrong code again would use another attempt.
      if (state.step !== 'entry' || state.error === 'otp-incorrect') return state;
      return event.complete ? { ...state, step: 'submitting', error: null } : { ...state, error: 'otp-incomplete' };
    case 'verified': {
      if (state.step !== 'submitting') return state;
      const step = ({ pending: 'confirming', complete: 'done', failed: 'locked' } as const)[event.outcome];
      return { ...state, step, error: null };
    }
    case 'refused':
      if (state.step !== 'submitting') return state;
      return { ...state, step: event.code === 'otp-attempts-exceeded' ? 'locked' : 'entry', error: event.code };
    case 'released':
      return state.step === 'submitting' ? { ...state, step: 'entry' } : state;
    case 'edited':
      // The first new digit clears the error.
      return state.step === 'entry' && state.error ? { ...state, error: null } : state;
    case 'resend':
      return canResend(state) ? { ...state, error: null, resend: 'sending' } : state;
    case 'resent':
      return state.resend === 'sending' ? { ...state, resend: 'sent' } : state;
    case 'resend-failed':
      return state.resend === 'sending' ? { ...state, resend: 'failed' } : state;
    case 'cooled':
      return state.resend === 'cooling' || state.resend === 'sent' ? { ...state, resend: 'ready' } : state;
  }
}

/**
 * Returns the digits of a typed or pasted text, in any script: "123 456", "123-456". Leading zeros are kept. In a whole text
 * message, the code is what follows the `#` of a domain-bound code, or else the first run of exactly the right length; "123 456"
 * is a run, an amount or a date is not.
 * @param length maximum number of digits
 */
export function otpDigits(typed: string, length: number): string {
  const text = asciiDigits(typed);
  const bound = /^@\S+ #(\d+)/m.exec(text)?.slice(1) ?? [];
  const runs = (text.match(/\d+(?:[.,:/]+\d+)*/g) ?? []).filter((run) => !/\D/.test(run));
  const groups = (text.match(/\d+(?:[ -]\d+)*/g) ?? []).filter((run) => /\D/.test(run)).map(digitsOf);
  return [...bound, ...runs, ...groups].find((run) => run.length === length) ?? digitsOf(text).slice(0, length);
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
