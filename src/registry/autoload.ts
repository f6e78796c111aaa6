import { native } from '../natives.js';

/** The function that loads and registers each element, by its tag. */
export type Loaders = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Loads each element when its tag first appears in a document or a shadow root.
 * @returns a function that stops it
 */
export function autoload(root: Document | ShadowRoot, loaders: Loaders): () => void {
  const missing = Object.keys(loaders)
    .map((tag) => `${tag}:not(:defined)`)
    .join();
  const loadMissing = () => {
    const tags = new Set(Array.from(native(root, 'querySelectorAll')(missing), ({ localName }) => localName));
    // A chunk that failed is retried with the next element that appears, and when the browser comes online.
    for (const tag of tags) loaders[tag]?.().catch(() => {});
  };
  const observer = new MutationObserver(
    (records) => records.some(({ addedNodes }) => addedNodes.length) && loadMissing(),
  );
  observer.observe(root, { childList: true, subtree: true });
  native(window, 'addEventListener')('online', loadMissing);
  loadMissing();
  return () => {
    native(window, 'removeEventListener')('online', loadMissing);
    observer.disconnect();
  };
}
