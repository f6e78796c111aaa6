/** The selectors of the steps on the pages of the contestants. ` >>> ` enters a shadow root. */
import type { StepName } from './steps.js';

export interface Mark {
  /** The main content: code, barcode, account or input. */
  readonly shown: string;
  /** The copy button; equal to `shown` if there is nothing to copy. */
  readonly copy: string;
}

export type Marks = Readonly<Partial<Record<StepName, Mark>>>;

/** @param above the selector of the element that contains the step's element */
export const ourMarks = (above: string): Marks => ({
  qr: { shown: `${above}pay-qr >>> [part=code] svg`, copy: `${above}pay-qr >>> [part=copy-button]` },
  boleto: {
    shown: `${above}pay-boleto-details >>> [part=barcode] svg`,
    copy: `${above}pay-boleto-details >>> [part=copy-button]`,
  },
  voucher: {
    shown: `${above}pay-cash-voucher >>> [part=barcode] svg`,
    copy: `${above}pay-cash-voucher >>> [part=copy-button]`,
  },
  transfer: {
    shown: `${above}pay-bank-transfer >>> [part=list] [part=value]`,
    copy: `${above}pay-bank-transfer >>> [part=list] [part=copy-button]`,
  },
  otp: { shown: `${above}pay-otp-verify >>> input`, copy: `${above}pay-otp-verify >>> input` },
});

/** The pages that a team writes for itself. */
export const OWN_MARKS: Marks = {
  qr: { shown: '.step svg', copy: '.step button' },
  boleto: { shown: '.step svg', copy: '.step button' },
  voucher: { shown: '.step svg', copy: '.step button' },
  transfer: { shown: '.step dd', copy: '.step dd button' },
  otp: { shown: '.step input', copy: '.step input' },
};

const voucher: Mark = {
  shown: '.adyen-checkout__voucher-result__code__barcode',
  copy: '.adyen-checkout__voucher-result__actions button',
};

/** Adyen Web has no step for one-time codes. */
export const ADYEN_MARKS: Marks = {
  qr: {
    shown: '.adyen-checkout__qr-loader--pix__qr_details img',
    copy: '.adyen-checkout__qr-loader--pix__qr_details button',
  },
  boleto: voucher,
  voucher,
  transfer: { shown: '.adyen-checkout__details-table__value', copy: '.adyen-checkout__details-table__value button' },
};
