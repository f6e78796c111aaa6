/** Every word that a consumer can read. One file a language makes one of these; English is in a file for each step. */
import type { DetailField } from '../contract/details.js';
import type { ReferenceKind } from '../domain/account-reference.js';
import type { InAppBrowser } from '../domain/in-app-browser.js';
import type { FailureCode } from '../contract/failure.js';
import type { Problem } from '../domain/reading.js';
import type { WarningCode } from '../domain/warning.js';
import type { PayErrorCode } from '../errors.js';

/** What every element needs. */
export interface CoreStrings {
  /** BCP 47: amounts, dates and times are written in the way of the words. */
  readonly locale: string;
  readonly loading: string;
  readonly waiting: string;
  readonly retry: string;
  readonly paymentComplete: string;
  readonly paymentFailed: string;
  readonly paymentExpired: string;
  readonly mandateComplete: string;
  readonly mandateExpired: string;
  readonly mandateFailed: string;
  readonly errors: Readonly<Record<PayErrorCode, string>>;
}

/** While a payment or mandate is watched. */
export interface WatchStrings {
  /** The consumer asks how it stands. */
  readonly checkPaid: string;
  readonly checkLinked: string;
  readonly checking: string;
  readonly notYet: string;
  /** Questions that get no good answer are asked on. */
  readonly stillChecking: string;
  readonly offline: string;
  /** The time to pay has run out, but what was paid may still arrive. */
  readonly late: string;
}

/** How it ended. */
export interface ResultStrings {
  readonly resultAmount: string;
  readonly resultReference: string;
  readonly startAgain: string;
  readonly expiredHint: string;
  /** For a failure whose code has no words of its own. */
  readonly failedHint: string;
  readonly failures: Readonly<Record<FailureCode, string>>;
}

export interface RedirectStrings {
  readonly redirectTo: (host: string) => string;
  readonly redirectIn: (host: string, seconds: number) => string;
  readonly redirectStay: string;
  readonly openApp: string;
  readonly openingApp: string;
  readonly leaving: (host: string) => string;
  /** A question: a page cannot know. */
  readonly appMissing: string;
  readonly pageMissing: (host: string) => string;
}

/** What the consumer is told whose app or page did not open. */
export interface RedirectHelpStrings {
  readonly appHelp: string;
  /** In the browser inside an app, which is named. */
  readonly inApp: (app: string) => string;
  readonly inWechat: string;
  readonly inAnApp: string;
  readonly appNames: Readonly<Record<Exclude<InAppBrowser, 'wechat' | 'unknown'>, string>>;
  readonly pageHelp: string;
  readonly newTab: string;
  /** What was copied. */
  readonly link: string;
  readonly copyLink: string;
  readonly scan: string;
  readonly scanLabel: string;
}

export interface OtpStrings {
  readonly otpLabel: string;
  readonly otpHint: (length: number) => string;
  /** That a complete code is sent without a press. */
  readonly otpAtOnce: string;
  readonly otpIncomplete: string;
  readonly otpSubmit: string;
  readonly otpSubmitting: string;
  readonly otpConfirming: string;
  readonly otpDone: string;
  readonly otpResend: string;
  readonly otpResendIn: (seconds: number) => string;
  readonly otpResending: string;
  readonly otpResent: string;
  readonly otpResendFailed: string;
}

export interface CopyStrings {
  readonly copy: string;
  readonly copyOf: (label: string) => string;
  readonly copied: (label: string) => string;
  /** The browser does not let pages copy: the text is selected instead. */
  readonly copySelected: (label: string) => string;
  readonly copyFailed: (label: string) => string;
}

export interface QrStrings {
  readonly qrLabel: string;
  readonly qrHint: string;
  /** On a phone, which cannot scan its own screen. */
  readonly qrCopyHint: string;
  readonly qrCode: string;
  readonly qrAmount: string;
  readonly qrPayee: string;
}

export interface DetailsStrings {
  readonly detailsLabel: string;
  readonly fields: Readonly<Record<DetailField, string>>;
}

/** The words of what is on a slip itself. */
export interface FactStrings {
  readonly amount: string;
  readonly payBy: string;
  readonly barcode: string;
}

export interface BoletoStrings {
  readonly boletoTitle: string;
  readonly boletoLine: string;
  readonly boletoBank: string;
  readonly boletoDue: string;
}

export interface TransferStrings {
  readonly transferTitle: string;
  readonly transferExactly: string;
  readonly transferCopyAll: string;
  readonly transferAll: string;
  /** What fields are called in a transfer, where that is not as elsewhere; some by what is in them. */
  readonly transferFields: Readonly<Partial<Record<DetailField | 'clabe' | 'concept', string>>>;
}

export interface VoucherStrings {
  readonly voucherTitle: string;
  readonly voucherReference: string;
  readonly voucherShow: string;
  readonly voucherClose: string;
}

/** How to pay, step by step, and what happens then. */
export interface Guide {
  readonly steps: readonly string[];
  readonly after: string;
}

/** What slips and QR codes have besides themselves. */
export interface ExtraStrings {
  readonly timeLeft: string;
  /** Announced; `left` is a time such as "4 min 59 sec". */
  readonly endingSoon: (left: string) => string;
  readonly expired: string;
  readonly howToPay: string;
  readonly guides: Readonly<Record<'boleto_br' | 'banktransfer_mx' | 'cashvoucher_mx', Guide>>;
  readonly print: string;
  readonly savePng: string;
  readonly saveSvg: string;
  readonly saved: (file: string) => string;
  readonly saveFailed: string;
  readonly share: string;
  readonly shareFailed: string;
  readonly addToCalendar: string;
  readonly warnings: Readonly<Record<WarningCode, string>>;
}

export interface WalletStrings {
  readonly walletLabel: string;
  /** What the consumer's account id is. */
  readonly walletReferences: Readonly<Record<ReferenceKind, string>>;
  readonly walletName: string;
  readonly walletBalance: string;
  readonly walletUnusable: string;
}

/** What the forms have in common. */
export interface FormStrings {
  /** Above a list of what is wrong. */
  readonly formSummary: string;
  readonly formOptional: (label: string) => string;
  /** In a list of which nothing is chosen yet. */
  readonly formChoose: string;
  readonly formMissing: (label: string) => string;
  readonly formTooLong: (label: string) => string;
}

export interface CustomerStrings {
  readonly billingAddress: string;
  readonly customerLabels: Readonly<
    Record<
      'phone' | 'document.number' | `billing_address.${'postal_code' | 'line1' | 'line2' | 'city' | 'state'}`,
      string
    >
  >;
  readonly customerHints: Readonly<Record<'phone' | 'document.number', string>>;
  readonly customerProblems: Readonly<
    Record<Extract<Problem, 'tax-id-length' | 'tax-id' | 'phone' | 'phone-country' | 'postal-code'>, string>
  >;
}

export interface RefundStrings {
  readonly clabe: string;
  readonly clabeHint: string;
  readonly refundLabels: Readonly<
    Record<
      'account_holder_name' | 'bank_code' | 'bank_name' | 'bank_branch_code' | 'account_type' | 'account_number',
      string
    >
  >;
  readonly refundHints: Readonly<Record<'bank_code' | 'account_number', string>>;
  readonly accountTypes: Readonly<Record<'checking' | 'savings', string>>;
  readonly refundProblems: Readonly<
    Record<Extract<Problem, 'bank-code' | 'account' | 'clabe-length' | 'clabe'>, string>
  >;
}

export type Strings = CoreStrings &
  WatchStrings &
  ResultStrings &
  RedirectStrings &
  RedirectHelpStrings &
  OtpStrings &
  CopyStrings &
  QrStrings &
  DetailsStrings &
  FactStrings &
  BoletoStrings &
  TransferStrings &
  VoucherStrings &
  ExtraStrings &
  WalletStrings &
  FormStrings &
  CustomerStrings &
  RefundStrings;
