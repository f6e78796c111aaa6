/** Every test that runs in Node: `npx vitest run sandbox/test`, with `-t` and `--watch` as usual. */
import { defineConfig } from 'vitest/config';
import { reportOf } from './scripts/test/counts.mjs';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['sandbox/test/**/*.test.ts', 'test/{package,slips,recipes}/**/*.test.ts'],
          // PGlite and the compiler are loaded once in each process, instead of once for each file.
          isolate: false,
        },
      },
      // Frameworks replace global classes.
      { extends: true, test: { name: 'isolated', include: ['test/merchant/**/*.test.ts'] } },
    ],
    pool: 'forks',
    maxWorkers: Number(process.env.WORKERS ?? 2),
    // PGlite is started for many tests and never runs for long: its WebAssembly is not worth optimising.
    execArgv: ['--liftoff-only'],
    // They only end what hangs.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    restoreMocks: true,
    retry: process.env.CI ? 1 : 0,
    server: { deps: { external: [/\/dist\//] } },
    reporters: ['default', ['junit', { outputFile: reportOf() }]],
  },
});
