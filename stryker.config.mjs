/** Mutation testing of the rooms that decide: `node scripts/check/mutation.mjs`. docs/mutation.md has what survived, and why. */
export default {
  mutate: ['src/{domain,contract,flows}/**/*.ts', '!src/**/*.d.ts'],
  // Only what these rooms and their tests need is copied to where mutants are tried.
  ignorePatterns: ['**', '!package.json', '!tsconfig.json', '!src/**', '!test/**', '!scripts/check/mutation/**'],
  testRunner: 'mocha',
  testRunnerNodeArgs: ['--import', './scripts/check/mutation/tests-in-node.mjs'],
  mochaOptions: { spec: ['test/{domain,contract,flows}/*.test.ts'] },
  coverageAnalysis: 'perTest',
  // What runs once, when a module is loaded, belongs to no test: each such mutant would need a process of its own.
  ignoreStatic: true,
  // Long enough for a machine that is busy: what runs out of time counts as found.
  timeoutMS: 10_000,
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: '.cache/stryker',
  cleanTempDir: 'always',
  logLevel: 'warn',
  reporters: ['html'],
  htmlReporter: { fileName: '.cache/mutation.html' },
};
