/** The script tag: one module that shows and completes every step. */
import { STEPS } from '../registry/steps.js';
import { start } from './start.js';

start(STEPS);

export { addLanguage } from '../controllers/page-language.js';
export { autoload, loadElement } from './start.js';
