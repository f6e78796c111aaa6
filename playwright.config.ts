/** Every test that drives a page: `npx playwright test --project=e2e`, with `-g`, `--ui` and `--debug` as usual. */
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { CHROME_ARGS, findHeadless } from './scripts/shared/browser.mjs';
import { describeEngine, ENGINES, findEngine, isFound, LABELS, type EngineName } from './scripts/test/engines/find.mjs';

/** They test the sandbox's own pages, scanners, servers and page loads instead of a consumer's payment. */
const EXTRA =
  /e2e\/(autoloader|barcode-decode|dashboard[\w-]*|policy|qr-decode|server-rendering|shift|slip-page|start[\w-]*)\.test/;
/** Redirects and waiting depend on the device. */
const DEVICES = /e2e\/(leaving|waiting)\.test/;

const engines = ENGINES.map(findEngine).filter((engine) => {
  if (!isFound(engine)) console.log(`Not tested: ${describeEngine(engine)}`);
  return isFound(engine);
});
const inEngine = (name: EngineName, of: string, testMatch: RegExp) => ({
  name: of + LABELS[name],
  testMatch,
  use: { engine: name },
});

const config: PlaywrightTestConfig<object, { engine: EngineName }> = {
  testDir: 'test',
  outputDir: '.cache/playwright',
  snapshotPathTemplate: 'test/visual/baseline/{arg}{ext}',
  timeout: 120_000,
  workers: Number(process.env.WORKERS ?? 2),
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ['list'],
    ['junit', { outputFile: `.cache/junit/${process.env.npm_lifecycle_event ?? 'playwright'}.xml` }],
    ['./test/stories/states-reporter.ts'],
  ],
  // A pixel may differ by less than an eye can see, and text by a few pixels.
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0.05, maxDiffPixelRatio: 0.002 } },
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'on-first-retry',
    launchOptions: { executablePath: findHeadless(), args: CHROME_ARGS },
  },
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.test.ts', testIgnore: EXTRA },
    { name: 'e2e extra', testMatch: EXTRA },
    { name: 'phone', testMatch: DEVICES, use: devices['Pixel 7'] },
    { name: 'trust', testMatch: /test\/trust\/[\w-]+\.test/, testIgnore: '**/build.test.ts' },
    { name: 'reproducible', testMatch: 'trust/build.test.ts' },
    { name: 'documents', testMatch: 'package/{docs,frameworks}.test.ts' },
    { name: 'examples', testMatch: /test\/examples\/[\w-]+\.test/ },
    { name: 'frameworks', testMatch: 'examples/trust/*.test.ts' },
    { name: 'apps', testMatch: 'apps/capacitor.test.ts' },
    { name: 'site', testMatch: 'site/*.test.ts' },
    { name: 'bench', testMatch: 'bench/*.test.ts' },
    // One file of many short tests.
    { name: 'stories', testMatch: 'stories/stories.test.ts', fullyParallel: true },
    { name: 'policy', testMatch: 'stories/strict.test.ts', fullyParallel: true },
    { name: 'storybook', testMatch: 'stories/storybook.test.ts' },
    ...engines.map(({ name }) => inEngine(name, '', /test\/engines\/[\w-]+\.test/)),
    ...engines
      .filter(({ name }) => name === 'firefox' || name === 'webkit')
      .map(({ name }) => inEngine(name, 'trust in ', /test\/trust\/engines\/[\w-]+\.test/)),
  ],
};

export default defineConfig(config);
