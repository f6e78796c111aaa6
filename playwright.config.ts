/** Every test that drives a page: `npx playwright test --project=e2e`, with `-g`, `--ui` and `--debug` as usual. */
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { CHROME_ARGS, findHeadless } from './scripts/shared/browser.mjs';
import { reportOf } from './scripts/test/counts.mjs';
import { findMissingForOrca } from './scripts/test/screen-reader.mjs';
import { describeEngine, ENGINES, findEngine, isFound, LABELS, type EngineName } from './scripts/test/engines/find.mjs';

/** What a change of an element breaks first. */
const MAIN = /e2e\/(flows|script-tag|secrecy)\.test/;
/** Redirects, waiting and the layout of the choice depend on the device. */
const DEVICES = /e2e\/(checkout|leaving|waiting)\.test/;

/** A project in an engine. Without the engine it has no tests. */
function inEngine(name: EngineName, testMatch: RegExp, prefix = '') {
  const engine = findEngine(name);
  const found = isFound(engine);
  if (!found) console.log(`Not tested: ${describeEngine(engine)}`);
  return { name: prefix + LABELS[name], testMatch, testIgnore: found ? [] : '**', use: { engine: name } };
}

/** What Orca says. Without it, there are no tests. One worker: a desktop has one focus. */
function screenReader() {
  const missing = findMissingForOrca();
  if (missing.length) console.log(`Not tested: Orca (no ${missing.join(', ')})`);
  return {
    name: 'screen reader',
    testMatch: 'screen-reader/*.test.ts',
    testIgnore: missing.length ? '**' : [],
    workers: 1,
    snapshotPathTemplate: 'test/screen-reader/transcripts/{arg}{ext}',
  };
}

const config: PlaywrightTestConfig<object, { engine: EngineName }> = {
  testDir: 'test',
  // Each run empties its folder, and two may run at once.
  outputDir: `.cache/playwright/${process.env.STEP ?? 'other'}`,
  snapshotPathTemplate: 'test/visual/baseline/{arg}{ext}',
  timeout: 120_000,
  workers: Number(process.env.WORKERS ?? 2),
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ['list'],
    ['junit', { outputFile: reportOf(), includeRetries: true }],
    ['./test/stories/states-reporter.ts'],
  ],
  // A pixel may differ by less than an eye can see, and text by a few pixels.
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 200 } },
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Screenshots and sources take time in every test.
    trace: process.env.CI ? 'on-first-retry' : { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: { executablePath: findHeadless(), args: CHROME_ARGS },
  },
  projects: [
    { name: 'e2e', testMatch: MAIN },
    { name: 'e2e extra', testMatch: 'e2e/**/*.test.ts', testIgnore: MAIN },
    { name: 'phone', testMatch: DEVICES, use: devices['Pixel 7'] },
    { name: 'trust', testMatch: /test\/trust\/[\w-]+\.test/, testIgnore: '**/build.test.ts' },
    { name: 'reproducible', testMatch: 'trust/build.test.ts' },
    { name: 'documents', testMatch: 'documents/*.test.ts' },
    // They install the same packages.
    { name: 'examples', testMatch: /test\/examples\/[\w-]+\.test/, workers: 1 },
    { name: 'frameworks', testMatch: 'examples/trust/*.test.ts', workers: 1 },
    { name: 'apps', testMatch: 'apps/*.test.ts' },
    // One worker: the tests share what was installed.
    { name: 'starter', testMatch: 'starter/*.test.ts', workers: 1 },
    { name: 'site', testMatch: 'site/*.test.ts' },
    screenReader(),
    { name: 'bench', testMatch: 'bench/*.test.ts' },
    // One file of many short tests.
    { name: 'stories', testMatch: 'stories/stories.test.ts', fullyParallel: true },
    { name: 'policy', testMatch: 'stories/strict.test.ts', fullyParallel: true },
    { name: 'storybook', testMatch: 'stories/storybook.test.ts' },
    ...ENGINES.map((name) => inEngine(name, /test\/engines\/[\w-]+\.test/)),
    inEngine('firefox', /test\/trust\/engines\/[\w-]+\.test/, 'trust in '),
    inEngine('webkit', /test\/trust\/engines\/[\w-]+\.test/, 'trust in '),
  ],
};

export default defineConfig(config);
