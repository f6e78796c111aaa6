/**
 * Registers each element when its tag first appears, and loads nothing before. Importing this module observes the document.
 * Use `autoload(root)` for elements in shadow roots of the page.
 */
import { LAZY_STEPS } from './define/lazy-steps.js';
import { autoload as observe, type Loaders } from './registry/autoload.js';
import { LAZY_ELEMENTS } from './registry/lazy.js';

const LOADERS: Loaders = {
  'pay-provider': () => import('./define/pay-provider.js'),
  ...LAZY_STEPS,
  'pay-action': loadAction,
  ...LAZY_ELEMENTS,
};

/** `define/pay-action` would load all steps at once. */
async function loadAction(): Promise<void> {
  const [{ PayAction }, { define }] = await Promise.all([
    import('./elements/pay-action/pay-action.js'),
    import('./define/define.js'),
  ]);
  PayAction.loadStep = async (tag) => LAZY_STEPS[tag]?.();
  define('pay-action', PayAction);
}

/**
 * Observes a document or a shadow root.
 * @returns a function that stops it
 */
export const autoload = (root: Document | ShadowRoot): (() => void) => observe(root, LOADERS);

// If another copy of the library was loaded first, it keeps the page: see bundles/pay-elements.ts.
const observed = Symbol.for('pay-elements/autoloader');
const page = globalThis as { document?: Document; [observed]?: boolean };
if (page.document && !page[observed] && !customElements.get('pay-action')) {
  page[observed] = true;
  autoload(page.document);
}
