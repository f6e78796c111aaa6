/** Every word that a consumer can read. One file a language makes one of these. */
import type { DetailField } from '../contract/details.js';
import type { PayErrorCode } from '../errors.js';

export interface Strings {
  readonly loading: string;
  readonly waiting: string;
  readonly retry: string;
  readonly paymentComplete: string;
  readonly paymentFailed: string;
  readonly paymentExpired: string;
  readonly mandateComplete: string;
  readonly mandateFailed: string;

  readonly redirectTo: (host: string) => string;
  readonly redirectIn: (host: string, seconds: number) => string;
  readonly redirectStay: string;
  readonly openApp: string;
  readonly openingApp: string;
  readonly leaving: (host: string) => string;

  readonly otpLabel: string;
  readonly otpHint: (length: number) => string;
  readonly otpSubmit: string;
  readonly otpSubmitting: string;
  readonly otpConfirming: string;
  readonly otpDone: string;
  readonly otpResend: string;
  readonly otpResendIn: (seconds: number) => string;
  readonly otpResending: string;
  readonly otpResent: string;
  readonly otpResendFailed: string;

  readonly qrLabel: string;
  readonly qrHint: string;
  readonly qrCode: string;

  readonly detailsLabel: string;
  readonly copy: string;
  readonly copyOf: (label: string) => string;
  readonly copied: (label: string) => string;
  readonly copyFailed: (label: string) => string;

  readonly fields: Readonly<Record<DetailField, string>>;
  readonly errors: Readonly<Record<PayErrorCode | 'otp-incomplete', string>>;
}
