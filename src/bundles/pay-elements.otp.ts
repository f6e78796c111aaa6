// Written by `npm run registry` from src/registry/elements.json.
import { PayOtpVerify } from '../elements/pay-otp-verify/pay-otp-verify.js';
import { start } from './start.js';

start({ 'pay-otp-verify': PayOtpVerify });

export { addLanguage } from '../locales/languages.js';
export { autoload, loadElement } from './start.js';
