// Written by `npm run registry` from src/registry/elements.json.
import { PayBankTransfer } from '../elements/pay-bank-transfer/pay-bank-transfer.js';
import { start } from './start.js';

start({ 'pay-bank-transfer': PayBankTransfer });

export { addLanguage } from '../locales/languages.js';
export { autoload, loadElement } from './start.js';
