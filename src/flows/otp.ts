/**
 * Entering a one-time code, as (state, event) → state. The code itself is not in it: it lives in the input and in one
 * request body only.
 */
import { asciiDigits } from '../domain/digits.js';
import type { PayErrorCode } from '../errors.js';

export interface OtpState {
  /**
   * `entry`: the consumer types · `submitting`: one request is under way · `confirming`: taken, the mandate is not yet
   * signed · `done`: signed · `locked`: no further try is possible.
   */
  readonly step: 'entry' | 'submitting' | 'confirming' | 'done' | 'locked';
  /** What was wrong with the last try, until the next one. */
  readonly error: PayErrorCode | 'otp-incomplete' | null;
  /** Where asking for another code stands. */
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

/** A code was just sent when the step appears, so asking for another one starts with a wait. */
export const otpStart: OtpState = { step: 'entry', error: null, resend: 'cooling' };

export function otpFlow(state: OtpState, event: OtpEvent): OtpState {
  switch (event.type) {
    case 'submit':
      // A wrong code that is sent again would use another try.
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
      // The message of a wrong code goes with the first new digit.
      return state.step === 'entry' && state.error ? { ...state, error: null } : state;
    case 'resend':
      return state.step !== 'entry' || state.resend === 'cooling' || state.resend === 'sending'
        ? state
        : { ...state, error: null, resend: 'sending' };
    case 'resent':
      return state.resend === 'sending' ? { ...state, resend: 'sent' } : state;
    case 'resend-failed':
      return state.resend === 'sending' ? { ...state, resend: 'failed' } : state;
    case 'cooled':
      return state.resend === 'cooling' || state.resend === 'sent' ? { ...state, resend: 'ready' } : state;
  }
}

/**
 * The digits of what was typed or pasted: "123 456", "123-456", full-width and Arabic digits alike; leading zeros stay.
 * @param length digits at most
 */
export function otpDigits(typed: string, length: number): string {
  return asciiDigits(typed).replace(/\D/g, '').slice(0, length);
}
