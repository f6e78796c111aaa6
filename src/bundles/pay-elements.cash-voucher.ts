// Written by `npm run registry` from src/registry/elements.json.
import { PayCashVoucher } from '../elements/pay-cash-voucher/pay-cash-voucher.js';
import { start } from './start.js';

start({ 'pay-cash-voucher': PayCashVoucher });

export { addLanguage } from '../locales/languages.js';
export { autoload, loadElement } from './start.js';
