import { PayRedirect } from '../elements/pay-redirect/pay-redirect.js';
import { define } from './define.js';

define('pay-redirect', PayRedirect);

declare global {
  interface HTMLElementTagNameMap {
    'pay-redirect': PayRedirect;
  }
}
