import type { RefundExtra } from '../../contract/consumer.js';
import { form } from '../../locales/en/form.js';
import { refund } from '../../locales/en/refund.js';
import type { RefundStrings } from '../../locales/strings.js';
import { PayForm } from '../form/pay-form.js';
import type { FormWords } from '../form/problems.js';
import { REFUND_FORMS } from './fields.js';

/**
 * The account that a refund goes to, as a control of the form around it: for `boleto_br` and `cashvoucher_mx`, nothing for
 * methods that send the money back the way it came. Its value is the `extra` of `POST /v1/refunds`.
 *
 * @element pay-refund-account
 * @fires {InputEvent} input - with each change of a field
 * @fires {Event} change - when a changed field was left
 * @fires {PayErrorEvent} pay-error - `invalid-input`: the value that was set is of another shape
 * @csspart base - all of it
 * @csspart summary - what is wrong, once the form was sent; it gets the focus
 * @csspart summary-title - its first line
 * @csspart summary-link - a button that leads to a field
 * @csspart fields - the fields
 * @csspart field - a field with its label
 * @csspart label - its label
 * @csspart input - its input or select
 * @csspart hint - how it is written
 * @csspart error - what is wrong with it
 * @csspart status - what is announced, not seen
 * @cssstate empty - nothing is asked for
 * @cssstate incomplete - something is missing or wrong
 * @cssstate refused - something is, and the form was sent
 * @cssstate complete - all is there
 */
export class PayRefundAccount extends PayForm<RefundStrings, RefundExtra> {
  protected override readonly english = { ...form, ...refund };
  protected override readonly shapes = REFUND_FORMS;

  protected override readonly wording: FormWords = {
    label: (path) =>
      this.#isClabe(path) ? this.words.clabe : this.words.refundLabels[path as keyof RefundStrings['refundLabels']],
    hint: (path) =>
      this.#isClabe(path) ? this.words.clabeHint : this.words.refundHints[path as keyof RefundStrings['refundHints']],
    legend: (group) => group,
    option: (value) => this.words.accountTypes[value as keyof RefundStrings['accountTypes']],
    problem: (problem) => this.words.refundProblems[problem as keyof RefundStrings['refundProblems']],
  };

  #isClabe(path: string): boolean {
    return path === 'account_number' && this.paymentMethod === 'cashvoucher_mx';
  }
}
