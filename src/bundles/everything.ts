/**
 * The classic script, for pages without modules: every element in one file, with English in it. The other languages are
 * lazy-loaded.
 */
import { define } from '../define/define.js';
import '../languages.js';
import { addLanguage } from '../controllers/page-language.js';
import { loadWarnings } from '../debug/load.js';
import { ELEMENTS } from '../registry/by-tag.js';

// If another copy of the library was loaded first, it keeps the page: see pay-elements.ts.
if (!customElements.get('pay-action')) {
  loadWarnings();
  for (const [tag, element] of Object.entries(ELEMENTS)) define(tag, element);
}

const global = globalThis as { PayElements?: object };
global.PayElements ??= { addLanguage };
