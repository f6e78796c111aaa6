import { PayAction } from '../elements/pay-action/pay-action.js';
import { define } from './define.js';
// The elements of its steps.
import './pay-bank-transfer.js';
import './pay-boleto-details.js';
import './pay-cash-voucher.js';
import './pay-details.js';
import './pay-otp-verify.js';
import './pay-qr.js';
import './pay-redirect.js';

define('pay-action', PayAction);

declare global {
  interface HTMLElementTagNameMap {
    'pay-action': PayAction;
  }
}
