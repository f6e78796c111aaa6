// Written by `npm run registry` from src/registry/elements.json.
import { PayDetails } from '../elements/pay-details/pay-details.js';
import { LAZY_REST } from '../registry/lazy.js';
import { start } from './start.js';

start({ 'pay-details': PayDetails }, LAZY_REST);

export { addLanguage } from '../controllers/page-language.js';
export { autoload, loadElement } from './start.js';
