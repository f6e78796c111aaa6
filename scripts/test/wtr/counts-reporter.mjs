import { relative } from 'node:path';
import { ROOT } from '../../shared/install.mjs';
import { formatCounts, formatFailedFile } from '../counts.mjs';

/**
 * Ends the output of Web Test Runner with the files that failed and `N passed, N failed, N skipped`, for the script that
 * runs all steps.
 */
export function countsReporter() {
  return {
    onTestRunFinished(/** @type {{ sessions: any[] }} */ { sessions }) {
      const counts = { passed: 0, failed: 0, skipped: 0 };
      for (const session of sessions) {
        const all = [...(session.testResults ? testsOf(session.testResults) : [])];
        const tests = all.filter((test) => !test.skipped);
        counts.skipped += all.length - tests.length;
        for (const test of tests) counts[test.passed ? 'passed' : 'failed']++;
        // A file that did not load, or an error between tests.
        if (!session.passed && tests.every((test) => test.passed)) counts.failed++;
      }
      const failed = sessions.filter(({ passed }) => !passed).map(({ testFile }) => relative(ROOT, testFile));
      // The other reporter leaves the cursor within a line.
      console.log(['', ...failed.map(formatFailedFile), formatCounts(counts)].join('\n'));
    },
  };
}

/** @returns {Generator<{ passed: boolean, skipped: boolean }>} */
function* testsOf(/** @type {any} */ suite) {
  yield* suite.tests;
  for (const child of suite.suites) yield* testsOf(child);
}
