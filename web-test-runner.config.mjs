/**
 * Unit tests in a browser: `npx wtr --files test/elements/pay-qr.test.ts`, in another engine with `ENGINE=firefox`. `PART` is
 * `rules`, `elements` or `long`. `COVERAGE=1` counts the lines that ran.
 */
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { fromRollup } from '@web/dev-server-rollup';
import { defaultReporter } from '@web/test-runner';
import { junitReporter } from '@web/test-runner-junit-reporter';
import { freePort } from './scripts/shared/free-port.mjs';
import { reportOf } from './scripts/test/counts.mjs';
import { engineOf } from './scripts/test/engines/find.mjs';
import { minifyTemplates } from './scripts/build/plugins/templates.mjs';
import { bank } from './scripts/test/wtr/bank.mjs';
import { bundle } from './scripts/test/wtr/bundle.mjs';
import { bundledTests } from './scripts/test/wtr/bundled.mjs';
import { launcherOf } from './scripts/test/wtr/browsers.mjs';
import { cjsAsEsm } from './scripts/test/wtr/cjs-as-esm.mjs';
import { emulateFeatures } from './scripts/test/wtr/emulate-features.mjs';
import { chunkFates } from './scripts/test/wtr/chunk-fates.mjs';

const { ENGINE, PART, COVERAGE, WORKERS = '2' } = process.env;
const engine = engineOf(ENGINE);

/** What no element can break. */
const RULES = ['contract', 'providers', 'locales', 'domain', 'flows', 'client', 'limits'];
const ELEMENTS = ['controllers', 'elements', 'styles', 'webview', 'testing'];
/** Rules that use nothing in which the engines differ: neither `Intl`, nor long patterns, nor the page. */
const PURE = ['contract', 'providers', 'flows', 'testing'];

/**
 * Thousands of texts in every field, of events, operations and objects, every order of failing requests, every clock, every pair
 * of payments, and each text that a page or a translator replaces.
 */
const LONG_LISTS = [
  'test/elements/{another-payment,custom-texts,faults,forged,hidden-characters,hidden-members,injection}.test.ts',
  'test/elements/{late-provider,random-operations,translated,wrong-clock}.test.ts',
  'test/providers/hostile-objects.test.ts',
];
/**
 * They load every module by itself, and try every style that a page may have in every theme. Engines differ in both, so other
 * engines run them with the short ones.
 */
const LONG_IN_CHROMIUM = ['test/elements/chunks.test.ts', 'test/styles/host-page.test.ts'];
/** What elements do in time, with responses and with texts: their own code, which draws and is used as in the other tests. */
const PURE_OF_ELEMENTS =
  'test/elements/{instruments,languages-later,log,pay-action-{polling,provider,result},slip-routes,warnings,words}.test.ts';
const OF_PART = { rules: RULES, elements: ELEMENTS }[PART ?? ''] ?? [...RULES, ...ELEMENTS];
const FOLDERS = OF_PART.filter((folder) => engine === 'chromium' || !PURE.includes(folder));
const LONG_FILES = engine === 'chromium' ? [...LONG_LISTS, ...LONG_IN_CHROMIUM] : LONG_LISTS;
/** Arithmetic, without what engines have of their own. */
const PURE_OF_DOMAIN =
  'test/domain/{account-reference,bank-codes,barcode,brazilian-banks,cash-voucher,clabe,iban,minor-units,qr,qr-way,tax-id}.test.ts';
/** Apps show pages in WebKit on iOS, and in Chromium on Android. */
const WEBVIEWS = engine === 'firefox' ? 'test/webview/*.test.ts' : 'test/webview/android.test.ts';
/** Only Chromium's protocol emulates a medium. */
const PRINTED = 'test/elements/printed-page.test.ts';
const LEFT_OUT =
  engine === 'chromium' ? LONG_FILES : [...LONG_FILES, PURE_OF_ELEMENTS, PURE_OF_DOMAIN, WEBVIEWS, PRINTED];
const SHORT_FILES = [`test/{${FOLDERS.join()}}/**/*.test.ts`, ...LEFT_OUT.map((file) => `!${file}`)];

export default {
  files: PART === 'long' ? LONG_FILES : SHORT_FILES,
  // Lit for production, as the package ships it.
  nodeResolve: { exportConditions: ['browser'] },
  // Two runners that start at once would both find the default free.
  port: await freePort(),
  concurrency: Number(WORKERS),
  // They only end what hangs.
  testFramework: { config: { timeout: 60_000 } },
  testsFinishTimeout: 480_000,
  middleware: [chunkFates(), bank()],
  plugins: [
    ...(COVERAGE ? [] : [bundledTests(OF_PART.map((folder) => `test/${folder}`))]),
    emulateFeatures(),
    // The pages of `chunkFates` load single modules.
    cjsAsEsm({
      'qrcode/lib/core/qrcode.js': () => bundle("export { create } from 'qrcode/lib/core/qrcode.js'"),
      // For comparison.
      'qrcode/lib/index.js': () => bundle("export { create } from 'qrcode/lib/browser.js'"),
      'jsbarcode/bin/barcodes/ITF/ITF.js': () => bundle("export { default } from 'jsbarcode/src/barcodes/ITF/ITF.js'"),
      'jsbarcode/bin/barcodes/CODE128/CODE128.js': () =>
        bundle("export { default } from 'jsbarcode/src/barcodes/CODE128/CODE128.js'"),
    }),
    esbuildPlugin({ ts: true, target: 'esnext', tsconfig: `${import.meta.dirname}/tsconfig.json` }),
    fromRollup(minifyTemplates)(),
  ],
  coverageConfig: {
    include: ['src/**/*.ts'],
    // What runs in Node alone.
    exclude: ['src/{frameworks,merchant,slips}/**'],
    threshold: { lines: 90, statements: 90, branches: 0, functions: 0 },
  },
  reporters: [defaultReporter(), junitReporter({ outputPath: reportOf() })],
  browsers: [launcherOf(engine)],
};
