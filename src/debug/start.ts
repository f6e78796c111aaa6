/** The warnings for developers in a bundle: `pay-elements/define/…` imports it under the export condition `development`. */
import { warn } from './warnings.js';

// A server has no page.
if (globalThis.document) {
  warn();
  addEventListener('pay-error', (event) => warn(event), true);
}
