// Written by `npm run registry` from src/registry/elements.json.
import { PayRedirect } from '../elements/pay-redirect/pay-redirect.js';
import { start } from './start.js';

start({ 'pay-redirect': PayRedirect });

export { addLanguage } from '../locales/languages.js';
export { autoload, loadElement } from './start.js';
