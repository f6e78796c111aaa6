/**
 * Checks sizes in kB (1,000 bytes) of brotli: every script that a shop can name in a tag, with each language; what a page
 * fetches during a whole visit; and elements in a bundle made from npm.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { chunk, loaded, script, SCRIPTS } from '../build/loaded-files.mjs';
import { LAZY, scriptOf, STEPS } from '../build/registered-elements.mjs';
import { NPM_BUDGETS, npmSize } from './npm-size.mjs';

/** The scripts with every step, in each language. The name of a release, which chunks have, adds up to 0.1 kB. */
const EVERY_STEP = 41_200;

/** Scripts with one step. @type {Record<string, number>} */
const ONE_STEP = {
  redirect: 25_300,
  otp: 25_000,
  qr: 28_600,
  details: 24_700,
  boleto: 26_800,
  'bank-transfer': 25_650,
  'cash-voucher': 25_900,
};

/** Elements that no script has inside, with all that they import. @type {Record<string, number>} */
const STANDALONE = {
  'pay-wallet-account': 2_050,
  'pay-customer-fields': 7_250,
  'pay-refund-account': 7_100,
  'pay-methods': 5_550,
};

/** Adapters of payment providers, without what they share. @type {Record<string, number>} */
const ADAPTERS = {
  stripe: 1_480,
  adyen: 1_260,
  mercadopago: 1_460,
  xendit: 1_550,
  omise: 1_000,
  midtrans: 1_120,
  hyperswitch: 1_700,
  airwallex: 900,
};

/** The part that instruments of other payment providers share, and the rules of each kind. @type {Record<string, number>} */
const INSTRUMENTS = {
  instruments: 1_420,
  sepa: 1_100,
  'us-bank': 230,
  'uk-bank': 110,
  'entity-bill': 200,
};

const named = (/** @type {string} */ tag) => loaded(chunk(tag.replace('pay-', '')));
const chunks = (/** @type {string[]} */ ...names) => loaded(...names.map(chunk));
const entry = script('pay-elements.js');

const BUDGETS = [
  ...SCRIPTS.filter((name) => !/\.all\.js$/.test(name)).map((name) => {
    const own = ONE_STEP[name.split('.')[1] ?? ''];
    return { name, files: [script(name)], limit: own ?? EVERY_STEP };
  }),
  { name: 'pay-elements.all.js', files: [script('pay-elements.all.js')], limit: 63_700 },
  ...LAZY.filter(({ kind }) => kind !== 'step').map(({ tag }) => ({
    name: `${tag}, lazy-loaded`,
    files: named(tag),
    limit: STANDALONE[tag] ?? 0,
  })),
  {
    name: 'a visit with a QR code, to its result',
    files: [entry, ...chunks('extras', 'reader', 'result')],
    limit: 52_600,
  },
  {
    name: 'a visit with a cash voucher, to its result',
    files: [entry, ...chunks('extras', 'till', 'result')],
    limit: 51_850,
  },
  { name: 'what the adapters of providers share', files: [chunk('adapt')], limit: 2_300 },
  ...Object.entries(ADAPTERS).map(([name, limit]) => ({ name: `the adapter of ${name}`, files: [chunk(name)], limit })),
  ...Object.entries(INSTRUMENTS).map(([name, limit]) => ({
    name: name === 'instruments' ? 'what the instruments of providers share' : `the rules of ${name}`,
    files: [chunk(name)],
    limit,
  })),
  { name: 'help for a missing app', files: chunks('help'), limit: 2_550 },
  { name: 'autoloader.js', files: [script('autoloader.js')], limit: 750 },
  { name: 'pay-log.js', files: [script('pay-log.js')], limit: 2_400 },
  { name: 'pay-register-step.js', files: [script('pay-register-step.js')], limit: 1_100 },
  { name: 'pay-webview.js', files: [script('pay-webview.js')], limit: 3_950 },
];

const missing = STEPS.map(({ tag }) => scriptOf(tag)).filter((name) => !(name in ONE_STEP));
if (missing.length) throw new Error(`No budget for ${missing.join(', ')}.`);

/** @param {string} file */
const sizeOf = (file) => {
  const text = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return brotliCompressSync(text, { params }).length;
};

let failed = 0;
/** @param {string} name @param {number} size @param {number} limit */
function check(name, size, limit) {
  if (size > limit) failed++;
  console.log(`${size > limit ? 'too large' : 'ok'}  ${(size / 1000).toFixed(2)} of ${limit / 1000} kB  ${name}`);
}

for (const { name, files, limit } of BUDGETS) {
  check(
    name,
    files.map(sizeOf).reduce((sum, size) => sum + size, 0),
    limit,
  );
}
for (const [specifier, limit] of Object.entries(NPM_BUDGETS)) check(specifier, await npmSize(specifier), limit);
const all = BUDGETS.length + Object.keys(NPM_BUDGETS).length;
console.log(`${all - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
