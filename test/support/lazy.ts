/** Everything that elements lazy-load is there at once, also what is lazy-loaded after a paint. */
import './loaded.js';

// A hidden page does not wait for a paint, so that what is lazy-loaded after it is there at once: see controllers/after-paint.ts.
Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
