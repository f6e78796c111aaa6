/** Every text for consumers. Each language is one file; English has one file per step. */
import type { ReferenceKind } from '../domain/account-reference.js';
import type { AmountFormat } from '../domain/amount-format.js';
import type { InAppBrowser } from '../domain/in-app-browser.js';
import type { DetailField, GuideName, InstrumentField } from '../domain/instruments.js';
import type { FailureCode } from '../contract/failure.js';
import type { Problem } from '../domain/reading.js';
import type { WarningCode } from '../domain/warning.js';
import type { PayErrorCode } from '../errors.js';

/** Needed by every element. */
export interface CoreStrings {
  /** BCP 47 tag for formatting amounts, dates and times. */
  readonly locale: string;
  /** Writes amounts in this locale's usual currencies, as `Intl` does; `Intl` writes the others. */
  readonly amounts: AmountFormat;
  readonly loading: string;
  readonly waiting: string;
  readonly retry: string;
  /** Button after a failure, and below the step of a checkout. */
  readonly otherMethod: string;
  /** In the head of every step. */
  readonly amount: string;
  /** There, before the name of the shop. */
  readonly seller: string;
  readonly transferTitle: string;
  readonly voucherTitle: string;
  readonly walletTitle: string;
  readonly cardTitle: string;
  readonly paymentComplete: string;
  readonly paymentFailed: string;
  /** By the consumer. */
  readonly paymentCancelled: string;
  readonly paymentExpired: string;
  /** What a mandate is for, above its step. */
  readonly mandateTitle: string;
  readonly mandateComplete: string;
  readonly mandateExpired: string;
  readonly mandateFailed: string;
  /** The backend refuses to show it: the consumer may have paid before the session ended. */
  readonly unavailable: string;
  readonly errors: Readonly<Record<PayErrorCode, string>>;
}

/** Shown while a payment or mandate is polled. */
export interface PollStrings {
  /** Button: the consumer requests the current status. */
  readonly checkPaid: string;
  readonly checkLinked: string;
  /** Below that button. */
  readonly updates: string;
  readonly checking: string;
  readonly notYet: string;
  /** Polls fail, and polling goes on. */
  readonly stillChecking: string;
  readonly offline: string;
  /** While an answer is missing, and before `late`: of a payment. */
  readonly alreadyPaid: string;
  /** Below `paymentExpired`: the deadline has passed, but a payment may still be confirmed. */
  readonly late: string;
}

/** The outcome. */
export interface ResultStrings {
  readonly resultAmount: string;
  readonly resultReference: string;
  readonly resultMethod: string;
  readonly resultDate: string;
  /** The consumer's account at a wallet. */
  readonly resultAccount: string;
  /** While the consumer waits: of a payment. */
  readonly waitingPaid: string;
  readonly waitingHint: string;
  readonly startAgain: string;
  /** The deadline has passed, but a payment may still be confirmed: the question and its two buttons. */
  readonly lateAsk: string;
  readonly lateYes: string;
  readonly lateNo: string;
  readonly expiredHint: string;
  /** Nothing was paid, so nothing can be paid twice. */
  readonly mandateExpiredHint: string;
  /** For a failure code without its own text. */
  readonly failedHint: string;
  /** Only the reason: the buttons say what to do. */
  readonly failures: Readonly<Record<FailureCode, string>>;
  /** Below the reason for a failed payment, whose money may have been reserved or may be on its way. */
  readonly charged: string;
  /** Instead of that, where no money can have left. */
  readonly notCharged: string;
  /**
   * The next thing that happens, after a payment and after a mandate.
   * @param seller empty if unknown
   */
  readonly paidNext: (seller: string) => string;
  readonly linkedNext: (seller: string) => string;
}

export interface RedirectStrings {
  /** Explains the next steps: on the page, then back here. */
  readonly redirectHint: (host: string) => string;
  /** The same, for an app on this device. @param app its name; empty if unknown */
  readonly appHint: (app: string) => string;
  /** For an app on a phone that has scanned the code on this screen. @param app its name; empty if unknown */
  readonly appOnPhone: (app: string) => string;
  /** Before that. */
  readonly scan: string;
  /** The page is open in another tab. */
  readonly redirectTabHint: (host: string) => string;
  /** Button: shows that tab, or opens it again. */
  readonly redirectShow: string;
  readonly redirectTo: (host: string) => string;
  readonly redirectIn: (host: string, seconds: number) => string;
  readonly redirectStay: string;
  readonly openApp: string;
  /** @param app its name */
  readonly openNamed: (app: string) => string;
  /** The same on a computer, where a phone is the better way. @param app its name; empty if unknown */
  readonly openHere: (app: string) => string;
  /** Instead of `openNamed` and `appHint`, for a payment that any app of UPI can make. */
  readonly openUpi: string;
  readonly upiHint: string;
  /** The consumer has come back without a result. */
  readonly notFinished: string;
  readonly openingApp: string;
  readonly leaving: (host: string) => string;
  /** A question, because a page cannot know. @param app its name; empty if unknown */
  readonly appMissing: (app: string) => string;
  readonly pageMissing: (host: string) => string;
}

/** Below a step that can be taken in several ways: a heading, and what each button shows. */
export interface WayStrings {
  readonly waysTitle: string;
  readonly wayQr: string;
  readonly wayApp: string;
  readonly wayPage: string;
  readonly wayDetails: string;
}

/** Above a challenge of 3-D Secure. */
export interface ChallengeStrings {
  /** The name of the frame with the bank's page, for screen readers. */
  readonly challengeTitle: string;
  readonly challengeHint: string;
}

/** Help for consumers whose app or page did not open. */
export interface RedirectHelpStrings {
  /** @param app its name; empty if unknown */
  readonly appHelp: (app: string) => string;
  /** On a computer, beside a code. @param app its name; empty if unknown */
  readonly appScan: (app: string) => string;
  /** For the in-app browser of a known app. */
  readonly inApp: (app: string) => string;
  readonly inWechat: string;
  readonly inAnApp: string;
  readonly appNames: Readonly<Record<Exclude<InAppBrowser, 'wechat' | 'unknown'>, string>>;
  readonly pageHelp: string;
  readonly newTab: string;
  /** The label of the copied link. */
  readonly link: string;
  readonly copyLink: string;
  readonly scanLabel: string;
}

export interface OtpStrings {
  readonly otpLabel: string;
  readonly otpHint: (length: number) => string;
  /** Instead of that. @param to the number or address that it was sent to, partly masked */
  readonly otpSentTo: (length: number, to: string) => string;
  /** A warning of fraud: whoever asks for the code is not the wallet. */
  readonly otpPrivate: string;
  /** A complete code is submitted automatically. */
  readonly otpAtOnce: string;
  readonly otpIncomplete: string;
  readonly otpSubmit: string;
  readonly otpSubmitting: string;
  readonly otpConfirming: string;
  readonly otpResend: string;
  readonly otpResendIn: (seconds: number) => string;
  readonly otpResending: string;
  readonly otpResent: string;
  readonly otpResendFailed: string;
}

export interface TimeStrings {
  /** In the head; `left` is a time such as “1 hr”, which comes in once. */
  readonly payWithin: (left: string) => string;
  /** In its place, when the deadline has passed by the device's clock, which may be wrong. */
  readonly mayBeOver: string;
}

export interface CopyStrings {
  readonly copy: string;
  readonly copyOf: (label: string) => string;
  /** In the button, for a moment. */
  readonly copyDone: string;
  readonly copied: (label: string) => string;
  /** The browser does not allow copying, so the text is selected. */
  readonly copySelected: (label: string) => string;
  readonly copyFailed: (label: string) => string;
}

export interface QrStrings {
  readonly qrLabel: string;
  /** On a slip. */
  readonly qrHint: string;
  /** Button on a phone, which cannot scan its own screen: shows the code. */
  readonly qrElsewhere: string;
  /** Button on a code that looks wrong. */
  readonly qrShowAnyway: string;
  readonly qrCode: string;
  /** Above the text of a code, beside its picture. */
  readonly qrOrCopy: string;
  /** A screen reader reads this instead of the text of a code. @param n its characters */
  readonly qrCodeLength: (n: number) => string;
  readonly qrPayee: string;
}

export interface DetailsStrings {
  readonly detailsLabel: string;
  readonly fields: Readonly<Record<DetailField, string>>;
}

/** Instruments of other payment providers: bank transfers outside Mexico, bills, and codes that stores take. */
export interface InstrumentStrings {
  /** Labels; `payment_reference` is the reference of a transfer, which the consumer enters in the bank's form. */
  readonly instrumentFields: Readonly<Record<InstrumentField | 'payment_reference', string>>;
  /** `bill`: codes for a bank's app or a cash machine. `store`: a code that a store takes. */
  readonly instrumentGuides: Readonly<Record<GuideName, Guide>>;
  /** Beside the QR code of a transfer, on a computer. */
  readonly transferScan: string;
  readonly transferScanLabel: string;
}

/** Labels on a slip. */
export interface FactStrings {
  readonly payBy: string;
  readonly barcode: string;
  /** Closes the barcode that fills the screen. */
  readonly close: string;
}

export interface PayeeStrings {
  /** The shop, and the name of its account, which the bank's app shows instead. */
  readonly payeeShown: (seller: string, payee: string) => string;
}

export interface BoletoStrings {
  readonly boletoTitle: string;
  readonly boletoLine: string;
  /** Button. */
  readonly boletoShow: string;
  readonly boletoBank: string;
  readonly boletoDue: string;
}

export interface TransferStrings {
  readonly transferExactly: string;
  /** Unfolds the fields that are rarely typed. */
  readonly transferMore: string;
  readonly transferCopyAll: string;
  readonly transferAll: string;
  /** Labels that differ in a transfer; `clabe` and `concept` depend on the value. */
  readonly transferFields: Readonly<Partial<Record<DetailField | 'clabe' | 'concept', string>>>;
}

export interface VoucherStrings {
  readonly voucherReference: string;
  /** Above the names of stores. */
  readonly voucherStore: string;
  readonly voucherShow: string;
}

/** Payment instructions: the steps, and what follows. */
export interface Guide {
  /** Before them, on a screen: it is about paper. */
  readonly first?: string | undefined;
  readonly steps: readonly string[];
  readonly after: string;
}

/** Texts around slips and QR codes. */
export interface ExtraStrings {
  /** Announced; `left` is a time such as "4 min 59 sec". */
  readonly endingSoon: (left: string) => string;
  readonly expired: string;
  readonly howToPay: string;
  readonly guides: Readonly<Record<'boleto_br' | 'banktransfer_mx' | 'cashvoucher_mx', Guide>>;
  /** Replaces the second step of a transfer, if it has a reference; `named` is the reference that the consumer enters, with its label. */
  readonly transferSend: (amount: string, named: string) => string;
  /** Replaces the second step of `boleto_br`, where no barcode is shown. */
  readonly boletoPaste: string;
  /** Before the first step to pay a voucher, on a computer. */
  readonly voucherPrint: string;
  /** Replaces the first step of `cashvoucher_mx`, if the names of the stores are known. */
  readonly voucherGo: (stores: string) => string;
  /** Replaces the second step of `cashvoucher_mx`, if there is no barcode. */
  readonly voucherRead: string;
  /** How to pay a QR code. */
  readonly qrSteps: {
    /** @param place the name of a button in the app */
    readonly open: (place: string) => string;
    readonly openOther: string;
    /** For a text in the format of no known app. */
    readonly openApp: string;
    readonly scan: string;
    /** @param payee a name in brackets after a space, as “ (Café Central)”; empty if unknown @param amount likewise */
    readonly confirm: (payee: string, amount: string) => string;
    readonly copy: string;
    /** @param confirm the sentence above, which is the second one of this step */
    readonly paste: (confirm: string) => string;
    readonly save: string;
    readonly screenshot: string;
    /** @param confirm as in `paste` */
    readonly choose: (confirm: string) => string;
  };
  /** Below the steps to pay a QR code. */
  readonly qrAfter: string;
  /** Below details that this library has no instructions for. */
  readonly payWithDetails: string;
  readonly print: string;
  readonly printFailed: string;
  /** Printed only. */
  readonly slipIssued: string;
  readonly slipReference: string;
  /** The button of a menu: save, print, share. */
  readonly save: string;
  /** The menu of buttons among which none prints. */
  readonly saveOnly: string;
  readonly savePng: string;
  readonly saveSvg: string;
  readonly saved: (file: string) => string;
  readonly saveFailed: string;
  readonly share: string;
  readonly shareFailed: string;
  readonly addToCalendar: string;
  /** Buttons: the shop makes a PDF, or sends an e-mail to the address that it knows. */
  readonly savePdf: string;
  readonly emailSlip: string;
  readonly emailSent: string;
  readonly emailFailed: string;
  /** Below the warning of an amount that differs. */
  readonly amountInCode: string;
  readonly warnings: Readonly<Record<WarningCode, string>>;
}

export interface WalletStrings {
  readonly walletLabel: string;
  /** Labels for the kind of account id. */
  readonly walletReferences: Readonly<Record<ReferenceKind, string>>;
  readonly walletName: string;
  readonly walletBalance: string;
  readonly walletUnusable: string;
}

/** Shared by the forms. */
export interface FormStrings {
  /** Heading of the list of problems. */
  readonly formSummary: string;
  readonly formOptional: (label: string) => string;
  /** Placeholder of a list without a choice. */
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
  /** What the account is for. */
  readonly refundPurpose: string;
  /** The same, where the amount is known. */
  readonly refundOf: (amount: string) => string;
  readonly refundLabels: Readonly<
    Record<'account_holder_name' | 'bank_name' | 'bank_branch_code' | 'account_type' | 'account_number', string>
  >;
  readonly refundHints: Readonly<Record<'bank_name' | 'account_number', string>>;
  readonly accountTypes: Readonly<Record<'checking' | 'savings', string>>;
  readonly refundProblems: Readonly<Record<Extract<Problem, 'bank' | 'account' | 'clabe-length' | 'clabe'>, string>>;
}

/** In the list of payment methods. */
export interface MethodStrings {
  /** The name of the list. */
  readonly methodsLabel: string;
  /** A method is required, and none is chosen. */
  readonly methodsMissing: string;
  readonly methodsUnusable: string;
  /** Names that are no brands, and that no step has. */
  readonly methodNames: Readonly<
    Record<
      | 'directDebit'
      | 'onlineBanking'
      | 'virtualAccount'
      | 'convenienceStore'
      | 'sepaTransfer'
      | 'wireTransfer'
      | 'achTransfer',
      string
    >
  >;
}

/** In `<pay-checkout>`. */
export interface CheckoutStrings {
  /** The heading of the choice. */
  readonly checkoutTitle: string;
  /** The same, to link an account only. */
  readonly linkTitle: string;
  /** The button that pays. */
  readonly payAmount: (amount: string) => string;
  /** The button that links an account. */
  readonly linkAccount: string;
  /** The button is busy. */
  readonly paying: string;
  /** The heading of the step and of the result. */
  readonly stepTitle: string;
  /** A box to tick. */
  readonly saveAccount: string;
  /** What the consumer agrees to, with a subscription. @param seller empty if unknown @param price with its interval: `R$ 129,90 / month` */
  readonly recurring: (seller: string, price: string) => string;
  /** What the consumer agrees to by linking an account alone. @param seller empty if unknown */
  readonly linkingTerms: (seller: string) => string;
  /** A subscription has begun, and nothing more is needed of the consumer. */
  readonly firstPayment: (amount: string) => string;
  readonly priceChanged: (before: string, now: string) => string;
  readonly earlierOpen: string;
  /** A button. */
  readonly goBack: string;
  readonly earlierPaid: string;
  readonly paidTwice: string;
  readonly noMethods: string;
  /** HTTP 401. */
  readonly signedOut: string;
  /** HTTP 410. */
  readonly gone: string;
  readonly unusableCheckout: string;
  /** HTTP 409: the version was not the present one. */
  readonly orderChanged: string;
}

export type Strings = CoreStrings &
  PollStrings &
  ResultStrings &
  RedirectStrings &
  RedirectHelpStrings &
  WayStrings &
  ChallengeStrings &
  OtpStrings &
  TimeStrings &
  CopyStrings &
  QrStrings &
  DetailsStrings &
  InstrumentStrings &
  FactStrings &
  PayeeStrings &
  BoletoStrings &
  TransferStrings &
  VoucherStrings &
  ExtraStrings &
  WalletStrings &
  FormStrings &
  CustomerStrings &
  RefundStrings &
  MethodStrings &
  CheckoutStrings;

/** Some of the texts, also within groups such as `errors`. Those that are missing stay, or are in English. */
export type PartialStrings = Some<Strings>;

type Some<Group> = {
  readonly [Name in keyof Group]?: Group[Name] extends Whole | undefined ? Group[Name] : Some<Group[Name]>;
};

/** Never taken in part. */
type Whole = string | readonly string[] | AmountFormat | ((...values: never[]) => string);
