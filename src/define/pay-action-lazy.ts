import { PayAction } from '../elements/pay-action/pay-action.js';
import { define } from './define.js';

/** Loads and registers the elements that the action shows. */
const STEPS: Readonly<Record<string, () => Promise<unknown>>> = {
  'pay-redirect': () => import('./pay-redirect.js'),
  'pay-otp-verify': () => import('./pay-otp-verify.js'),
  'pay-qr': () => import('./pay-qr.js'),
  'pay-details': () => import('./pay-details.js'),
  'pay-boleto-details': () => import('./pay-boleto-details.js'),
  'pay-bank-transfer': () => import('./pay-bank-transfer.js'),
  'pay-cash-voucher': () => import('./pay-cash-voucher.js'),
};

PayAction.loadStep = (tag) => STEPS[tag]!();
define('pay-action', PayAction);

declare global {
  interface HTMLElementTagNameMap {
    'pay-action': PayAction;
  }
}
