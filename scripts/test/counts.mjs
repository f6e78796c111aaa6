/** The reports of the test runners, in the format of JUnit: a file for each step. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/install.mjs';

/** @param {string} [step] by default the one that runs now, or `other` if a runner was called by itself @returns {string} */
export const reportOf = (step = process.env.STEP ?? 'other') =>
  join(ROOT, '.cache/junit', `${step.replace(':', '-')}.xml`);

/** Playwright lists the attempts that failed. For Vitest, `test/support/mark-retried.ts` sets a property. */
const FLAKY = /<flaky(Failure|Error)\b|<property name="retried"/;

/**
 * @param {readonly string[]} steps
 * @returns {{ passed: number, failed: number, skipped: number, failures: string[], flaky: string[] }} the sums of their tests,
 *   and a line for each that failed or passed only on a retry: `step: name of the test`
 */
export function countTests(steps) {
  /** @type {string[]} */
  const failures = [];
  /** @type {string[]} */
  const flaky = [];
  const total = { passed: 0, failed: 0, skipped: 0, failures, flaky };
  for (const step of steps.filter((one) => existsSync(reportOf(one)))) {
    const report = readFileSync(reportOf(step), 'utf8');
    for (const [, test = ''] of report.matchAll(/<testcase\b([^>]*\/>|.*?<\/testcase>)/gs)) {
      const failed = /<(failure|error)\b/.test(test);
      const line = `${step}: ${/\bname="([^"]*)"/.exec(test)?.[1] ?? ''}`;
      if (failed) failures.push(line);
      else if (FLAKY.test(test)) flaky.push(line);
      total[failed ? 'failed' : /<skipped\b/.test(test) ? 'skipped' : 'passed']++;
    }
  }
  return total;
}
