// Written by `npm run registry` from src/registry/elements.json.
import { PayBoletoDetails } from '../elements/pay-boleto-details/pay-boleto-details.js';
import { LAZY_REST } from '../registry/lazy.js';
import { start } from './start.js';

start({ 'pay-boleto-details': PayBoletoDetails }, LAZY_REST);

export { addLanguage } from '../controllers/page-language.js';
export { autoload, loadElement } from './start.js';
