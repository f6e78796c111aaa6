// Written by `npm run registry` from src/registry/elements.json.
import { PayDetails } from '../elements/pay-details/pay-details.js';
import { start } from './start.js';

start({ 'pay-details': PayDetails });

export { addLanguage } from '../locales/languages.js';
export { autoload, loadElement } from './start.js';
