import type { CustomerFields } from '../../contract/consumer.js';
import { customer } from '../../locales/en/customer.js';
import { form } from '../../locales/en/form.js';
import type { CustomerStrings } from '../../locales/strings.js';
import { PayForm } from '../form/pay-form.js';
import type { FormWords } from '../form/problems.js';
import { CUSTOMER_FORMS } from './fields.js';

/**
 * The data that a payment method demands of the customer, as a control of the form around it: a phone for `ovo_id`, a CPF
 * or CNPJ and a billing address for `boleto_br`, nothing for others. Its value is what `POST /v1/customers` takes.
 *
 * @element pay-customer-fields
 * @fires {InputEvent} input - with each change of a field
 * @fires {Event} change - when a changed field was left
 * @fires {PayErrorEvent} pay-error - `invalid-input`: the value that was set is of another shape
 * @csspart base - all of it
 * @csspart summary - what is wrong, once the form was sent; it gets the focus
 * @csspart summary-title - its first line
 * @csspart summary-link - a button that leads to a field
 * @csspart fields - the fields of no group
 * @csspart group - the fields of the billing address
 * @csspart legend - what a group is called
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
export class PayCustomerFields extends PayForm<CustomerStrings, CustomerFields> {
  protected override readonly english = { ...form, ...customer };
  protected override readonly shapes = CUSTOMER_FORMS;

  protected override readonly wording: FormWords = {
    label: (path) => this.words.customerLabels[path as keyof CustomerStrings['customerLabels']],
    hint: (path) => this.words.customerHints[path as keyof CustomerStrings['customerHints']],
    legend: () => this.words.billingAddress,
    option: (value) => value,
    problem: (problem) => this.words.customerProblems[problem as keyof CustomerStrings['customerProblems']],
  };
}
