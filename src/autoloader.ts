/**
 * Registers each element when its tag first appears, and loads nothing before. Importing this module observes the document.
 * Use `autoload(root)` for elements in shadow roots of the page.
 */
import { LAZY_ELEMENTS } from './registry/lazy.js';

const ELEMENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'pay-provider': () => import('./define/pay-provider.js'),
  'pay-action': loadAction,
  ...LAZY_ELEMENTS,
};

const MISSING = Object.keys(ELEMENTS)
  .map((tag) => `${tag}:not(:defined)`)
  .join();

/** `define/pay-action` would load all steps at once. */
async function loadAction(): Promise<void> {
  const [{ PayAction }, { define }] = await Promise.all([
    import('./elements/pay-action/pay-action.js'),
    import('./define/define.js'),
  ]);
  PayAction.loadStep = (tag) => LAZY_ELEMENTS[tag]!();
  define('pay-action', PayAction);
}

/**
 * Observes a document or a shadow root.
 * @returns a function that stops it
 */
export function autoload(root: Document | ShadowRoot): () => void {
  const registerMissing = () => {
    const tags = new Set(Array.from(root.querySelectorAll(MISSING), ({ localName }) => localName));
    // A chunk that failed is retried with the next element that appears, and when the browser comes online.
    for (const tag of tags) ELEMENTS[tag]!().catch(() => {});
  };
  const observer = new MutationObserver(
    (records) => records.some(({ addedNodes }) => addedNodes.length) && registerMissing(),
  );
  observer.observe(root, { childList: true, subtree: true });
  addEventListener('online', registerMissing);
  registerMissing();
  return () => {
    removeEventListener('online', registerMissing);
    observer.disconnect();
  };
}

// If another copy of the library was loaded first, it keeps the page: see bundle.ts.
const observed = Symbol.for('pay-elements/autoloader');
const page = globalThis as { document?: Document; [observed]?: boolean };
if (page.document && !page[observed] && !customElements.get('pay-action')) {
  page[observed] = true;
  autoload(page.document);
}
