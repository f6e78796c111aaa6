import { PayOtpVerify } from '../elements/pay-otp-verify/pay-otp-verify.js';
import { define } from './define.js';

define('pay-otp-verify', PayOtpVerify);

declare global {
  interface HTMLElementTagNameMap {
    'pay-otp-verify': PayOtpVerify;
  }
}
