/**
 * Registers each element when its tag first appears, and loads nothing before. Importing it watches the document; what
 * is in shadow roots of the page's own is seen with `autoload(root)`.
 */

const ELEMENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'pay-provider': () => import('./define/pay-provider.js'),
  'pay-action': loadAction,
  'pay-redirect': () => import('./define/pay-redirect.js'),
  'pay-otp-verify': () => import('./define/pay-otp-verify.js'),
  'pay-qr': () => import('./define/pay-qr.js'),
  'pay-details': () => import('./define/pay-details.js'),
  'pay-boleto-details': () => import('./define/pay-boleto-details.js'),
  'pay-bank-transfer': () => import('./define/pay-bank-transfer.js'),
  'pay-cash-voucher': () => import('./define/pay-cash-voucher.js'),
  'pay-wallet-account': () => import('./define/pay-wallet-account.js'),
  'pay-customer-fields': () => import('./define/pay-customer-fields.js'),
  'pay-refund-account': () => import('./define/pay-refund-account.js'),
};

const MISSING = Object.keys(ELEMENTS)
  .map((tag) => `${tag}:not(:defined)`)
  .join();

/** With `define/pay-action` all of its steps would come at once. */
async function loadAction(): Promise<void> {
  const [{ PayAction }, { define }] = await Promise.all([
    import('./elements/pay-action/pay-action.js'),
    import('./define/define.js'),
  ]);
  PayAction.loadStep = (tag) => ELEMENTS[tag]!();
  define('pay-action', PayAction);
}

/**
 * Watches a document or a shadow root.
 * @returns what ends it
 */
export function autoload(root: Document | ShadowRoot): () => void {
  const look = () => {
    const tags = new Set(Array.from(root.querySelectorAll(MISSING), ({ localName }) => localName));
    // A chunk that failed is retried with the next element that appears, and when the browser comes online.
    for (const tag of tags) ELEMENTS[tag]!().catch(() => {});
  };
  const observer = new MutationObserver((records) => records.some(({ addedNodes }) => addedNodes.length) && look());
  observer.observe(root, { childList: true, subtree: true });
  addEventListener('online', look);
  look();
  return () => {
    removeEventListener('online', look);
    observer.disconnect();
  };
}

// Another copy that was here first serves the page alone, as in bundle.ts.
const watched = Symbol.for('pay-elements/autoloader');
const page = globalThis as { document?: Document; [watched]?: boolean };
if (page.document && !page[watched] && !customElements.get('pay-action')) {
  page[watched] = true;
  autoload(page.document);
}
