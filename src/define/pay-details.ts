import { PayDetails } from '../elements/pay-details/pay-details.js';
import { define } from './define.js';

define('pay-details', PayDetails);

declare global {
  interface HTMLElementTagNameMap {
    'pay-details': PayDetails;
  }
}
