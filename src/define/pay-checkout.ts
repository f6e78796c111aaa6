import { PayCheckout } from '../elements/pay-checkout/pay-checkout.js';
import { define } from './define.js';
// The elements inside it.
import './pay-methods.js';
import './pay-action.js';

define('pay-checkout', PayCheckout);

declare global {
  interface HTMLElementTagNameMap {
    'pay-checkout': PayCheckout;
  }
}
