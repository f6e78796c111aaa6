// Written by `npm run registry` from src/registry/elements.json.
import { PayCashVoucher } from '../elements/pay-cash-voucher/pay-cash-voucher.js';
import { LAZY_REST } from '../registry/lazy.js';
import { start } from './start.js';

start({ 'pay-cash-voucher': PayCashVoucher }, LAZY_REST);

export { addLanguage } from '../controllers/page-language.js';
export { autoload, loadElement } from './start.js';
