/** The reports of the test runners, in the format of JUnit: a file for each step. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/install.mjs';

/** @param {string} [step] by default the one that runs now, or `other` if a runner was called by itself @returns {string} */
export const reportOf = (step = process.env.STEP ?? 'other') =>
  join(ROOT, '.cache/junit', `${step.replace(':', '-')}.xml`);

/**
 * @param {readonly string[]} steps
 * @returns {{ passed: number, failed: number, skipped: number, failures: string[] }} the sums of their tests, and a line for
 *   each that failed: `step: name of the test`
 */
export function countTests(steps) {
  const total = { passed: 0, failed: 0, skipped: 0, failures: /** @type {string[]} */ ([]) };
  for (const step of steps.filter((one) => existsSync(reportOf(one)))) {
    const report = readFileSync(reportOf(step), 'utf8');
    for (const [, test = ''] of report.matchAll(/<testcase\b([^>]*\/>|.*?<\/testcase>)/gs)) {
      const failed = /<(failure|error)\b/.test(test);
      if (failed) total.failures.push(`${step}: ${/\bname="([^"]*)"/.exec(test)?.[1] ?? ''}`);
      total[failed ? 'failed' : /<skipped\b/.test(test) ? 'skipped' : 'passed']++;
    }
  }
  return total;
}
