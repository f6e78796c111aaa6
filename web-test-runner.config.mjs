import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { engineOf } from './scripts/engines/find.mjs';
import { bundle } from './scripts/bundle.mjs';
import { ENCODERS } from './scripts/encoders.mjs';
import { launcherOf } from './scripts/wtr/browsers.mjs';
import { chunkFates } from './scripts/wtr/chunk-fates.mjs';
import { cjsAsEsm } from './scripts/wtr/cjs-as-esm.mjs';
import { emulateFeatures } from './scripts/wtr/emulate-features.mjs';
import { countsReporter } from './scripts/wtr/counts-reporter.mjs';

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
      // As it is published, to compare it with.
      'qrcode/lib/index.js': () => bundle("export { create } from 'qrcode/lib/browser.js'"),
    }),
    esbuildPlugin({ ts: true, target: 'esnext', tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)) }),
  ],
  reporters: [defaultReporter(), countsReporter()],
  browsers: [launcherOf(engineOf(process.env.ENGINE))],
};
