/**
 * The script tag that loads nothing before the first element appears in the page; then it loads `pay-elements.js`. Use
 * `autoload(root)` for elements in shadow roots of the page.
 */
import { loadWarnings } from '../debug/load.js';
import { autoload as observe } from '../registry/autoload.js';
import { TAGS } from '../registry/tags.js';

const script = () => import('./pay-elements.js');

/**
 * Observes a document or a shadow root.
 * @returns a function that stops it
 */
export function autoload(root: Document | ShadowRoot): () => void {
  const load = async (tag: string) => (await script()).loadElement(tag);
  return observe(root, Object.fromEntries(TAGS.map((tag) => [tag, () => load(tag)])));
}

// If another copy of the library was loaded first, it keeps the page: see pay-elements.ts.
const observed = Symbol.for('pay-elements/autoloader');
const page = globalThis as { [observed]?: boolean };
if (!page[observed] && !customElements.get('pay-action')) {
  page[observed] = true;
  loadWarnings();
  autoload(document);
}
