import { PayMethods } from '../elements/pay-methods/pay-methods.js';
import { define } from './define.js';

PayMethods.loadFields = () => import('./pay-customer-fields.js');
define('pay-methods', PayMethods);

declare global {
  interface HTMLElementTagNameMap {
    'pay-methods': PayMethods;
  }
}
