/**
 * Adds all languages but English: `import 'pay-elements/languages'`. Each is a file, which the first element that needs it
 * lazy-loads.
 */
import { LANGUAGE_FILES } from './locales/loaders.js';
import { addLanguages } from './controllers/page-language.js';

addLanguages(LANGUAGE_FILES);
