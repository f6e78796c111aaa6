import { PayBankTransfer } from '../elements/pay-bank-transfer/pay-bank-transfer.js';
import { define } from './define.js';

define('pay-bank-transfer', PayBankTransfer);

declare global {
  interface HTMLElementTagNameMap {
    'pay-bank-transfer': PayBankTransfer;
  }
}
