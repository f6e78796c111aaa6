/** The script tag for pages without modules, with the same parts as the module. */
import { addLanguage, autoload } from './pay-elements.js';

const global = globalThis as { PayElements?: object };
global.PayElements ??= { addLanguage, autoload };
