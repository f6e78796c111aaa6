// Written by `npm run registry` from src/registry/elements.json.
import { PayRedirect } from '../elements/pay-redirect/pay-redirect.js';
import { LAZY_REST } from '../registry/lazy.js';
import { start } from './start.js';

start({ 'pay-redirect': PayRedirect }, LAZY_REST);

export { addLanguage } from '../controllers/page-language.js';
export { autoload, loadElement } from './start.js';
