/**
 * The script tag: one module that shows and completes every step. Every other element is loaded when its tag first appears in
 * the document.
 */
import { addLanguage } from '../controllers/page-language.js';
import { loadWarnings } from '../debug/load.js';
import { define } from '../define/define.js';
import { PayAction } from '../elements/pay-action/pay-action.js';
import { PayProvider } from '../elements/pay-provider/pay-provider.js';
import '../languages.js';
import { autoload as observe } from '../registry/autoload.js';
import { LAZY_ELEMENTS } from '../registry/lazy.js';
import { STEPS } from '../registry/steps.js';

export { addLanguage };

/** Loads an element that is not in the script, and registers it. */
export async function loadElement(tag: string): Promise<void> {
  if (!customElements.get(tag)) await LAZY_ELEMENTS[tag]?.();
}

/**
 * Loads each element that is not in the script when its tag first appears in a document or a shadow root.
 * @returns a function that stops it
 */
export const autoload = (root: Document | ShadowRoot): (() => void) => observe(root, LAZY_ELEMENTS);

// If another copy of the library was loaded first, it keeps the page: two kinds of elements would need two Trusted Types
// policies.
if (!customElements.get('pay-action')) {
  loadWarnings();
  for (const [tag, element] of Object.entries({ 'pay-provider': PayProvider, ...STEPS, 'pay-action': PayAction }))
    define(tag, element);
  PayAction.loadStep = loadElement;
  autoload(document);
}
