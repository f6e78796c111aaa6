// Written by `npm run registry` from src/registry/elements.json.
import { PayBankTransfer } from '../elements/pay-bank-transfer/pay-bank-transfer.js';
import { LAZY_REST } from '../registry/lazy.js';
import { start } from './start.js';

start({ 'pay-bank-transfer': PayBankTransfer }, LAZY_REST);

export { addLanguage } from '../controllers/page-language.js';
export { autoload, loadElement } from './start.js';
