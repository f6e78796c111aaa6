/** The script tag: one module that shows and completes every step. */
import { PayProvider } from '../elements/pay-provider/pay-provider.js';
import { STEPS } from '../registry/steps.js';
import { start } from './start.js';

start({ 'pay-provider': PayProvider, ...STEPS });

export { addLanguage } from '../controllers/page-language.js';
export { autoload, loadElement } from './start.js';
