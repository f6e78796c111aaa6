// Written by `npm run registry` from src/registry/elements.json.
import { PayQr } from '../elements/pay-qr/pay-qr.js';
import { LAZY_REST } from '../registry/lazy.js';
import { start } from './start.js';

start({ 'pay-qr': PayQr }, LAZY_REST);

export { addLanguage } from '../controllers/page-language.js';
export { autoload, loadElement } from './start.js';
