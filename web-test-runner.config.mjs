import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { fromRollup } from '@web/dev-server-rollup';
import { defaultReporter } from '@web/test-runner';
import { engineOf } from './scripts/test/engines/find.mjs';
import { minifyTemplates } from './scripts/build/plugins/templates.mjs';
import { bundle } from './scripts/test/wtr/bundle.mjs';
import { launcherOf } from './scripts/test/wtr/browsers.mjs';
import { cjsAsEsm } from './scripts/test/wtr/cjs-as-esm.mjs';
import { emulateFeatures } from './scripts/test/wtr/emulate-features.mjs';
import { countsReporter } from './scripts/test/wtr/counts-reporter.mjs';
import { chunkFates } from './scripts/test/wtr/chunk-fates.mjs';

export default {
  files:
    'test/{contract,providers,locales,domain,flows,client,controllers,elements,styles,webview,limits,testing}/**/*.test.ts',
  // Lit for production, as the package ships it.
  nodeResolve: { exportConditions: ['browser'] },
  concurrency: 2,
  // They only end what hangs: a busy machine that measures coverage takes several times as long as usual.
  testFramework: { config: { timeout: 60_000 } },
  testsFinishTimeout: 480_000,
  middleware: [chunkFates()],
  plugins: [
    emulateFeatures(),
    cjsAsEsm({
      'qrcode/lib/core/qrcode.js': () => bundle("export { create } from 'qrcode/lib/core/qrcode.js'"),
      // For comparison.
      'qrcode/lib/index.js': () => bundle("export { create } from 'qrcode/lib/browser.js'"),
      'jsbarcode/bin/barcodes/ITF/ITF.js': () => bundle("export { default } from 'jsbarcode/src/barcodes/ITF/ITF.js'"),
      'jsbarcode/bin/barcodes/CODE128/CODE128.js': () =>
        bundle("export { default } from 'jsbarcode/src/barcodes/CODE128/CODE128.js'"),
    }),
    esbuildPlugin({ ts: true, target: 'esnext', tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)) }),
    fromRollup(minifyTemplates)(),
  ],
  reporters: [defaultReporter(), countsReporter()],
  browsers: [launcherOf(engineOf(process.env.ENGINE))],
};
