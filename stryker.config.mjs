/** Mutation testing of the logic: `node scripts/check/mutation.mjs`. docs/mutation.md explains the survivors. */
export default {
  mutate: ['src/{domain,contract,flows}/**/*.ts', '!src/**/*.d.ts'],
  // Copy only the files that these layers and their tests need.
  ignorePatterns: [
    '**',
    '!package.json',
    '!tsconfig.json',
    '!src/**',
    '!test/**',
    '!docs/security.md',
    'test/recipes',
    '!scripts/check/mutation/**',
  ],
  testRunner: 'mocha',
  testRunnerNodeArgs: ['--import', './scripts/check/mutation/tests-in-node.mjs'],
  mochaOptions: { spec: ['test/{domain,contract,flows}/*.test.ts'] },
  coverageAnalysis: 'perTest',
  // Code that runs when a module is loaded belongs to no test: each such mutant would need a process of its own.
  ignoreStatic: true,
  // Long enough for a busy machine: a mutant that times out counts as found.
  timeoutMS: 10_000,
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: '.cache/stryker',
  cleanTempDir: 'always',
  logLevel: 'warn',
  reporters: ['html'],
  htmlReporter: { fileName: '.cache/mutation.html' },
};
