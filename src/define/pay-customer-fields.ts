import { PayCustomerFields } from '../elements/pay-customer-fields/pay-customer-fields.js';
import { define } from './define.js';

define('pay-customer-fields', PayCustomerFields);

declare global {
  interface HTMLElementTagNameMap {
    'pay-customer-fields': PayCustomerFields;
  }
}
