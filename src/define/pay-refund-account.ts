import { PayRefundAccount } from '../elements/pay-refund-account/pay-refund-account.js';
import { define } from './define.js';

define('pay-refund-account', PayRefundAccount);

declare global {
  interface HTMLElementTagNameMap {
    'pay-refund-account': PayRefundAccount;
  }
}
