// The pictures of brands, in the list of methods and in the heads of steps.
// @ts-expect-error -- a file of the library's build
import { marks } from '/pay-elements/pay-marks.js';

Object.assign(/** @type {Element} */ (document.querySelector('pay-provider')), { marks });
