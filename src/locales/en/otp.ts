import type { OtpStrings } from '../strings.js';

export const otp: OtpStrings = {
  otpLabel: 'One-time code',
  otpHint: (length) => `Enter the ${length}-digit code you received.`,
  otpSentTo: (length, to) => `Enter the ${length}-digit code sent to ${to}.`,
  otpPrivate: 'Don’t share this code with anyone.',
  otpAtOnce: 'We’ll check it when you’ve entered the last digit.',
  otpIncomplete: 'Enter all digits of the code.',
  otpSubmit: 'Confirm',
  otpSubmitting: 'Checking the code…',
  otpConfirming: 'Code accepted. Waiting for confirmation…',
  otpResend: 'Send a new code',
  otpResendIn: (seconds) => `Send a new code (${seconds} s)`,
  otpResending: 'Sending a new code…',
  otpResent: 'A new code is on its way.',
  otpResendFailed: 'Couldn’t send a new code. Try again.',
};
