// Written by `npm run registry` from src/registry/elements.json.
import { PayQr } from '../elements/pay-qr/pay-qr.js';
import { start } from './start.js';

start({ 'pay-qr': PayQr });

export { addLanguage } from '../locales/languages.js';
export { autoload, loadElement } from './start.js';
