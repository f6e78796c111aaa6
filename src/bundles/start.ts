import { PayAction } from '../elements/pay-action/pay-action.js';
import { PayElement } from '../elements/pay-element.js';
import { define } from '../define/define.js';
import '../languages.js';
import { addLanguages } from '../controllers/page-language.js';
import { loadWarnings } from '../debug/load.js';
import { BUILT_IN } from '../locales/languages.js';
import { autoload as observe, type Loaders } from '../registry/autoload.js';
import { LAZY_ELEMENTS } from '../registry/lazy.js';

let loaders = LAZY_ELEMENTS;

/** Loads an element that is not in the script, and registers it. */
export async function loadElement(tag: string): Promise<void> {
  if (!customElements.get(tag)) await loaders[tag]?.();
}

/**
 * Loads each element that is not in the script when its tag first appears in a document or a shadow root.
 * @returns a function that stops it
 */
export const autoload = (root: Document | ShadowRoot): (() => void) => observe(root, loaders);

/**
 * Registers the action and the other elements of a script. Every other element is loaded when an action needs it, or when
 * its tag appears in the document.
 * @param lazy elements that the whole script has inside and this one lacks
 */
export function start(elements: Readonly<Record<string, CustomElementConstructor>>, lazy: Loaders = {}): void {
  // If another copy of the library was loaded first, it keeps the page: two kinds of elements would need two Trusted Types
  // policies.
  if (customElements.get('pay-action')) return;
  loadWarnings();
  loaders = { ...lazy, ...LAZY_ELEMENTS };
  if (BUILT_IN !== 'en') addLanguages({ en: async () => ({ strings: (await import('../locales/en.js')).en }) });
  PayAction.loadStep = loadElement;
  for (const [tag, element] of Object.entries({ ...elements, 'pay-action': PayAction })) {
    PayElement.builtIn.add(element);
    define(tag, element);
  }
  autoload(document);
}
