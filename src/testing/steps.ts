/** The page objects of `<pay-action>` and `<pay-checkout>`: what a consumer does, by the role and the name of each control. */
import type { PartialStrings } from '../locales/strings.js';
import { en } from '../locales/en.js';

export type Role = 'button' | 'checkbox' | 'link' | 'radio' | 'textbox';

/** A tool's way to find and use controls. `Done` is what its commands return: a promise, or Cypress's chain. */
export interface Driver<Done> {
  /** Presses the first control, once it is there. */
  press(role: Role, name: RegExp): Done;
  /** Replaces the text of the first input, once it is there. */
  enter(role: Role, name: RegExp, text: string): Done;
  /** Waits until a live region contains the text. */
  sees(text: string | RegExp): Done;
}

export interface StepOptions {
  /** Finds the element: by default the first `<pay-action>`, or `<pay-checkout>`. */
  readonly element?: string;
  /** The texts of the page's language: `strings` of `pay-elements/locales/pt-BR`. English by default. */
  readonly strings?: PartialStrings;
}

export interface PayStep<Done> {
  /** Copies the code of the step: of a QR code, the linha digitável, the CLABE, or the reference of a voucher. */
  copyCode(): Done;
  /** Copies the value with a label, for example `Account holder`. */
  copy(label: string): Done;
  /** Enters a one-time code. It is sent by itself when it is complete. */
  enterCode(code: string): Done;
  /** Presses the button that sends a one-time code. */
  confirmCode(): Done;
  /** Requests another one-time code. The button can be pressed 30 seconds after the last one. */
  resendCode(): Done;
  /** Follows the link to the page of a bank. */
  openPage(): Done;
  /** Follows the link to an app. */
  openApp(): Done;
  /** Says that it is paid, or signed: the page polls at once. */
  check(): Done;
  /** Loads again after an error. */
  retry(): Done;
  /** Starts again after a failure. */
  startAgain(): Done;
  /** Chooses another way to pay. */
  otherMethod(): Done;
  /** Waits until the element says a text, in a live region. */
  sees(text: string | RegExp): Done;
  /** Waits for the message of an outcome. */
  seesOutcome(outcome: 'complete' | 'failed' | 'expired'): Done;
}

/** A whole checkout, with its step. */
export interface CheckoutPage<Done> extends PayStep<Done> {
  /** Chooses a method or a linked account by the name on the screen, for example `Pix`. The linked account comes first. */
  choose(method: string): Done;
  /** Fills a field of the method, for example `Full name`. */
  fill(label: string, text: string): Done;
  /** Ticks the box that saves the account. */
  save(): Done;
  /** Presses the button that pays, or links the account. */
  pay(): Done;
  /** Goes back to the payment that was left for another way. */
  goBack(): Done;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A text; one that has a value inside is a function of it. */
type Text = string | ((value: string) => string);

/** Matches any of these texts as a whole. */
function anyOf(...texts: readonly Text[]): RegExp {
  const hole = '\u{fffc}';
  const patterns = texts.map((text) => escaped(typeof text === 'string' ? text : text(hole)).replaceAll(hole, '.+'));
  return new RegExp(`^\\s*(?:${patterns.join('|')})\\s*$`);
}

export function pageObjectOf<Done>(driver: Driver<Done>, strings: PartialStrings = {}): PayStep<Done> {
  const texts = { ...en, ...strings };
  const press = (...names: readonly Text[]) => driver.press('button', anyOf(...names));
  const codes = [texts.qrCode, texts.boletoLine, texts.transferFields.clabe, texts.voucherReference];
  return {
    copyCode: () => press(...codes.flatMap((label) => (label ? texts.copyOf(label) : []))),
    copy: (label) => press(texts.copyOf(label)),
    enterCode: (code) => driver.enter('textbox', anyOf(texts.otpLabel), code),
    confirmCode: () => press(texts.otpSubmit),
    resendCode: () => press(texts.otpResend),
    openPage: () => driver.press('link', anyOf(texts.redirectTo)),
    openApp: () => driver.press('link', anyOf(texts.openApp, texts.openNamed)),
    check: () => press(texts.checkPaid, texts.checkLinked),
    retry: () => press(texts.retry),
    startAgain: () => press(texts.startAgain),
    otherMethod: () => press(texts.otherMethod),
    sees: (text) => driver.sees(text),
    seesOutcome: (outcome) =>
      driver.sees(
        {
          complete: anyOf(texts.paymentComplete, texts.mandateComplete),
          failed: anyOf(texts.paymentFailed, texts.mandateFailed),
          expired: anyOf(texts.paymentExpired, texts.mandateExpired),
        }[outcome],
      ),
  };
}

export function checkoutPageOf<Done>(driver: Driver<Done>, strings: PartialStrings = {}): CheckoutPage<Done> {
  const texts = { ...en, ...strings };
  return {
    ...pageObjectOf(driver, strings),
    choose: (method) => driver.press('radio', anyOf(method)),
    fill: (label, text) => driver.enter('textbox', anyOf(label), text),
    save: () => driver.press('checkbox', anyOf(texts.saveAccount)),
    pay: () => driver.press('button', anyOf(texts.payAmount, texts.linkAccount)),
    goBack: () => driver.press('button', anyOf(texts.goBack)),
  };
}
