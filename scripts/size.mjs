/**
 * Checks what the script tag costs on the wire, in kB (1,000 bytes) of brotli: with every file that is fetched until a step
 * is on screen, and for two of them, whole, with what follows it.
 */
import { join } from 'node:path';
import sizeLimit from 'size-limit';
// @ts-expect-error it has no types
import filePlugin from '@size-limit/file';
import { ENTRY, loaded, named } from './chunks.mjs';
import { ROOT } from './install.mjs';

// The name of a release is in the name of each chunk, and some names are 40 bytes dearer than others.
const BUDGETS = [
  { name: 'first load', files: loaded(ENTRY), limit: 14_570 },
  { name: 'QR code, on screen', files: loaded(ENTRY, named('qr')), limit: 21_880 },
  { name: 'one-time code, on screen', files: loaded(ENTRY, named('otp-verify')), limit: 17_690 },
  { name: 'redirect, on screen', files: loaded(ENTRY, named('redirect')), limit: 17_840 },
  { name: 'boleto, on screen', files: loaded(ENTRY, named('boleto-details')), limit: 20_220 },
  { name: 'bank transfer, on screen', files: loaded(ENTRY, named('bank-transfer')), limit: 19_460 },
  { name: 'cash voucher, on screen', files: loaded(ENTRY, named('cash-voucher')), limit: 19_460 },
  { name: 'details, on screen', files: loaded(ENTRY, named('details')), limit: 17_120 },
  { name: 'wallet account, on screen', files: loaded(ENTRY, named('wallet-account')), limit: 18_840 },
  // With what the consumer reads whose app did not open, but the QR code's encoder.
  { name: 'redirect, whole', files: loaded(ENTRY, ...['redirect', 'help'].map(named)), limit: 21_020 },
  // All of it, every element and step, with English: what the script tag loads by and by.
  { name: 'everything as one classic script', files: [join(ROOT, 'dist/pay-elements.iife.js')], limit: 47_250 },
  { name: 'autoloader, on a page without elements', files: loaded(join(ROOT, 'dist/autoloader.js')), limit: 1_000 },
  { name: 'webview bridge', files: [join(ROOT, 'dist/pay-webview.js')], limit: 3_300 },
  { name: 'customer fields, on screen', files: loaded(ENTRY, named('customer-fields')), limit: 20_700 },
  { name: 'refund account, on screen', files: loaded(ENTRY, named('refund-account')), limit: 20_700 },
  // With what comes once they are on screen: copying, countdown, tools, till mode.
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
