import type { OtpState } from '../../flows/otp.js';
import type { CoreStrings, OtpStrings } from '../../locales/strings.js';

/** Returns the message of a state: its problem, or else its progress. */
export function messageOf({ step, error, resend }: OtpState, texts: CoreStrings & OtpStrings): string {
  if (error) return error === 'otp-incomplete' ? texts.otpIncomplete : texts.errors[error];
  if (step === 'submitting') return texts.otpSubmitting;
  if (step === 'confirming') return texts.otpConfirming;
  if (step === 'done') return texts.mandateComplete;
  if (step === 'locked') return texts.mandateFailed;
  if (resend === 'sending') return texts.otpResending;
  if (resend === 'sent') return texts.otpResent;
  return resend === 'failed' ? texts.otpResendFailed : '';
}
