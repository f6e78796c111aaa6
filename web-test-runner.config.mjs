import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { engineOf } from './scripts/engines/find.mjs';
import { launcherOf } from './scripts/wtr/browsers.mjs';
import { cjsAsEsm } from './scripts/wtr/cjs-as-esm.mjs';
import { emulateFeatures } from './scripts/wtr/emulate-features.mjs';
import { countsReporter } from './scripts/wtr/counts-reporter.mjs';

export default {
  files: 'test/{contract,locales,domain,flows,client,controllers,elements,styles,webview}/**/*.test.ts',
  nodeResolve: { exportConditions: ['development', 'browser'] },
  concurrency: 2,
  filterBrowserLogs: (/** @type {{ args: unknown[] }} */ { args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  testFramework: { config: { timeout: 20_000 } },
  testsFinishTimeout: 240_000,
  plugins: [
    emulateFeatures(),
    cjsAsEsm({
      'jsbarcode/bin/barcodes/ITF/ITF.js': 'default',
      'jsbarcode/bin/barcodes/CODE128/CODE128.js': 'default',
    }),
    esbuildPlugin({ ts: true, target: 'esnext', tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)) }),
  ],
  reporters: [defaultReporter(), countsReporter(process.env.COUNTS_FILE)],
  browsers: [launcherOf(engineOf(process.env.ENGINE))],
  coverageConfig: { include: ['src/**/*.ts'], report: true, reporters: ['text-summary', 'lcovonly'] },
};
