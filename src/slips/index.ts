/**
 * Slips outside of the page: e-mails and pictures, on servers and edge runtimes. PDFs are in `pay-elements/slips/pdf`, pages in
 * `pay-elements/slips/page`, because each needs a package more.
 */
export type { SlipBrand } from './brand.js';
export { slipEmail, type EmailAttachment, type EmailOptions, type SlipEmail } from './email.js';
export type { SlipOptions } from './options.js';
export { slipPng } from './picture.js';
export type { SlipStatus } from './slip.js';
