import { PayCashVoucher } from '../elements/pay-cash-voucher/pay-cash-voucher.js';
import { define } from './define.js';

define('pay-cash-voucher', PayCashVoucher);

declare global {
  interface HTMLElementTagNameMap {
    'pay-cash-voucher': PayCashVoucher;
  }
}
