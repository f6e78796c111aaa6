import type { RefundExtra } from '../../contract/consumer.js';
import { form } from '../../locales/en/form.js';
import { refund } from '../../locales/en/refund.js';
import type { RefundStrings } from '../../locales/strings.js';
import { PayForm } from '../form/pay-form.js';
import type { FormTexts } from '../form/problems.js';
import { money } from '../../texts/money.js';
import { property } from '../property.js';
import { renderSentence } from '../slip/facts.js';
import { REFUND_FORMS } from './fields.js';

/**
 * The account for a refund, as a form control: for `boleto_br` and `cashvoucher_mx`, nothing for payment methods that
 * refund to the account that paid. Its value is the `extra` of `POST /v1/refunds`.
 *
 * @element pay-refund-account
 * @fires {InputEvent} input - a field changed
 * @fires {Event} change - a changed field lost the focus
 * @fires {PayErrorEvent} pay-error - `invalid-input`: the value that was set has the wrong shape
 * @csspart base - everything
 * @csspart summary - the list of problems after a submit; it gets the focus
 * @csspart summary-title - the first line of the summary
 * @csspart summary-link - a button that moves the focus to a field
 * @csspart purpose - what the account is for
 * @csspart fields - the fields
 * @csspart field - a field with its label
 * @csspart label - the label of a field
 * @csspart input - the input or select of a field
 * @csspart hint - the expected format of a field
 * @csspart error - the problem of a field
 * @csspart status - the message for screen readers; it is not visible
 * @cssstate empty - the payment method needs no data
 * @cssstate incomplete - a field is missing or invalid
 * @cssstate refused - a field is missing or invalid, and the form was submitted
 * @cssstate complete - all fields are valid
 */
export class PayRefundAccount extends PayForm<RefundStrings, RefundExtra> {
  /** The amount of the refund, a decimal string in `currency`; the form names it. */
  @property() amount: string | null = null;

  /** ISO 4217 code of the amount. */
  @property() currency: string | null = null;

  /** @internal */
  protected override readonly english = { ...form, ...refund };
  protected override readonly shapes = REFUND_FORMS;

  protected override readonly wording: FormTexts = {
    purpose: () => this.#purpose,
    label: (path) =>
      this.#isMexican && path === 'account_number'
        ? this.texts.clabe
        : this.texts.refundLabels[path as keyof RefundStrings['refundLabels']],
    hint: (path) => {
      const { clabeHint, refundHints } = this.texts;
      if (this.#isMexican) return path === 'account_number' ? clabeHint : undefined;
      return refundHints[path as keyof RefundStrings['refundHints']];
    },
    legend: (group) => group,
    option: (value) => this.texts.accountTypes[value as keyof RefundStrings['accountTypes']],
    problem: (problem) => this.texts.refundProblems[problem as keyof RefundStrings['refundProblems']],
  };

  get #purpose(): unknown {
    const { amount, currency, texts: strings } = this;
    const sum = amount === null ? '' : money(String(amount), currency, strings);
    return sum ? renderSentence(strings.refundOf(sum), [sum]) : strings.refundPurpose;
  }

  get #isMexican(): boolean {
    return this.paymentMethod === 'cashvoucher_mx';
  }
}
