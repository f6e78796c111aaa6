import { writeFileSync } from 'node:fs';

/**
 * Writes how many tests passed, failed and were skipped as JSON, for the script that runs all suites.
 * @param {string | undefined} file nothing is written when absent
 */
export function countsReporter(file) {
  return {
    onTestRunFinished(/** @type {{ sessions: any[] }} */ { sessions }) {
      if (!file) return;
      const counts = { passed: 0, failed: 0, skipped: 0 };
      for (const session of sessions) {
        const all = [...(session.testResults ? testsOf(session.testResults) : [])];
        const tests = all.filter((test) => !test.skipped);
        counts.skipped += all.length - tests.length;
        for (const test of tests) counts[test.passed ? 'passed' : 'failed']++;
        // A file that did not load, or an error between tests.
        if (!session.passed && tests.every((test) => test.passed)) counts.failed++;
      }
      writeFileSync(file, JSON.stringify(counts));
    },
  };
}

/** @returns {Generator<{ passed: boolean, skipped: boolean }>} */
function* testsOf(/** @type {any} */ suite) {
  yield* suite.tests;
  for (const child of suite.suites) yield* testsOf(child);
}
