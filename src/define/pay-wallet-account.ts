import { PayWalletAccount } from '../elements/pay-wallet-account/pay-wallet-account.js';
import { define } from './define.js';

define('pay-wallet-account', PayWalletAccount);

declare global {
  interface HTMLElementTagNameMap {
    'pay-wallet-account': PayWalletAccount;
  }
}
