// Written by `npm run registry` from src/registry/elements.json.
import { PayOtpVerify } from '../elements/pay-otp-verify/pay-otp-verify.js';
import { LAZY_REST } from '../registry/lazy.js';
import { start } from './start.js';

start({ 'pay-otp-verify': PayOtpVerify }, LAZY_REST);

export { addLanguage } from '../controllers/page-language.js';
export { autoload, loadElement } from './start.js';
