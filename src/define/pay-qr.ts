import { PayQr } from '../elements/pay-qr/pay-qr.js';
import { define } from './define.js';

define('pay-qr', PayQr);

declare global {
  interface HTMLElementTagNameMap {
    'pay-qr': PayQr;
  }
}
