import type { CustomerFields } from '../../contract/consumer.js';
import { customer } from '../../locales/en/customer.js';
import { form } from '../../locales/en/form.js';
import type { CustomerStrings } from '../../locales/strings.js';
import { PayForm } from '../form/pay-form.js';
import type { FormTexts } from '../form/problems.js';
import { CUSTOMER_FORMS } from './fields.js';

/**
 * The customer data that a payment method requires, as a form control: a phone for `ovo_id`, a CPF or CNPJ and a billing
 * address for `boleto_br`, nothing for others. Its value is the input of `POST /v1/customers`.
 *
 * @element pay-customer-fields
 * @fires {InputEvent} input - a field changed
 * @fires {Event} change - a changed field lost the focus
 * @fires {PayErrorEvent} pay-error - `invalid-input`: the value that was set has the wrong shape
 * @csspart base - everything
 * @csspart summary - the list of problems after a submit; it gets the focus
 * @csspart summary-title - the first line of the summary
 * @csspart summary-link - a button that moves the focus to a field
 * @csspart fields - the fields without a group
 * @csspart group - the fields of the billing address
 * @csspart legend - the name of a group
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
export class PayCustomerFields extends PayForm<CustomerStrings, CustomerFields> {
  /** @internal */
  protected override readonly english = { ...form, ...customer };
  protected override readonly shapes = CUSTOMER_FORMS;

  protected override readonly wording: FormTexts = {
    label: (path) => this.texts.customerLabels[path as keyof CustomerStrings['customerLabels']],
    hint: (path) => this.texts.customerHints[path as keyof CustomerStrings['customerHints']],
    legend: () => this.texts.billingAddress,
    option: (value) => value,
    problem: (problem) => this.texts.customerProblems[problem as keyof CustomerStrings['customerProblems']],
  };
}
