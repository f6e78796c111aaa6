/**
 * Checks the size of the script tag in kB (1,000 bytes) of brotli: every file that is fetched until a step is on screen, and
 * for some steps also the files that are lazy-loaded after it.
 */
import { join } from 'node:path';
import sizeLimit from 'size-limit';
// @ts-expect-error it has no types
import filePlugin from '@size-limit/file';
import { ENTRY, loaded, named } from '../build/loaded-files.mjs';
import { LAZY } from '../build/registered-elements.mjs';
import { ROOT } from '../shared/install.mjs';

/** Every lazy-loaded element, on screen: the first load, and everything that the element imports. @type {Record<string, number>} */
const ELEMENT_BUDGETS = {
  'pay-qr': 21_880,
  'pay-otp-verify': 17_690,
  'pay-redirect': 17_840,
  'pay-boleto-details': 20_220,
  'pay-bank-transfer': 19_460,
  'pay-cash-voucher': 19_460,
  'pay-details': 17_120,
  'pay-wallet-account': 18_840,
  'pay-customer-fields': 20_700,
  'pay-refund-account': 20_700,
};

const missing = LAZY.filter(({ tag }) => !(tag in ELEMENT_BUDGETS)).map(({ tag }) => tag);
if (missing.length) throw new Error(`No budget for ${missing.join(', ')}.`);

// The name of a release is in the name of each chunk: some names compress to 40 bytes more than others.
const BUDGETS = [
  { name: 'first load', files: loaded(ENTRY), limit: 14_570 },
  ...Object.entries(ELEMENT_BUDGETS).map(([tag, limit]) => ({
    name: `${tag}, on screen`,
    files: loaded(ENTRY, named(tag.replace('pay-', ''))),
    limit,
  })),
  // With the help for a consumer whose app did not open, without the encoder of its QR code.
  { name: 'redirect, whole', files: loaded(ENTRY, ...['redirect', 'help'].map(named)), limit: 21_020 },
  // Every element and step, with English.
  { name: 'everything as one classic script', files: [join(ROOT, 'dist/pay-elements.iife.js')], limit: 47_250 },
  { name: 'autoloader, on a page without elements', files: loaded(join(ROOT, 'dist/autoloader.js')), limit: 1_000 },
  { name: 'webview bridge', files: [join(ROOT, 'dist/pay-webview.js')], limit: 3_300 },
  // With the files that load once they are on screen: copying, countdown, tools, till mode.
  {
    name: 'cash voucher, whole',
    files: loaded(ENTRY, ...['cash-voucher', 'extras', 'till'].map(named)),
    limit: 25_140,
  },
  { name: 'QR code, whole', files: loaded(ENTRY, ...['qr', 'extras', 'reader'].map(named)), limit: 30_050 },
];

let failed = 0;
for (const { name, files, limit } of BUDGETS) {
  const results = /** @type {{ size?: number }[]} */ (
    await sizeLimit([filePlugin], { checks: [{ files, brotli: true }] })
  );
  const size = results[0]?.size ?? Infinity;
  if (size > limit) failed++;
  console.log(`${size > limit ? 'too large' : 'ok'}  ${(size / 1000).toFixed(2)} of ${limit / 1000} kB  ${name}`);
}
console.log(`${BUDGETS.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
