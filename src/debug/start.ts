/** The warnings for developers in a bundle: `pay-elements/define/…` imports it under the export condition `development`. */
import { warn } from './warnings.js';

if (globalThis.document) addEventListener('pay-error', (event) => warn(event), true);
