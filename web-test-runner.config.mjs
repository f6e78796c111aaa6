import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { engineOf } from './scripts/test/engines/find.mjs';
import { bundle } from './scripts/build/bundle.mjs';
import { ENCODERS } from './scripts/build/encoders.mjs';
import { launcherOf } from './scripts/test/wtr/browsers.mjs';
import { cjsAsEsm } from './scripts/test/wtr/cjs-as-esm.mjs';
import { emulateFeatures } from './scripts/test/wtr/emulate-features.mjs';
import { countsReporter } from './scripts/test/wtr/counts-reporter.mjs';
import { chunkFates } from './scripts/test/wtr/chunk-fates.mjs';

export default {
  files: 'test/{contract,locales,domain,flows,client,controllers,elements,styles,webview,limits}/**/*.test.ts',
  nodeResolve: { exportConditions: ['development', 'browser'] },
  concurrency: 2,
  filterBrowserLogs: (/** @type {{ args: unknown[] }} */ { args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  testFramework: { config: { timeout: 20_000 } },
  testsFinishTimeout: 240_000,
  middleware: [chunkFates()],
  plugins: [
    emulateFeatures(),
    cjsAsEsm({
      ...ENCODERS,
      // The published encoder, for comparison.
      'qrcode/lib/index.js': () => bundle("export { create } from 'qrcode/lib/browser.js'"),
    }),
    esbuildPlugin({ ts: true, target: 'esnext', tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)) }),
  ],
  reporters: [defaultReporter(), countsReporter()],
  browsers: [launcherOf(engineOf(process.env.ENGINE))],
};
