/** The reports of the test runners, in the format of JUnit: a file for each step. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/install.mjs';

/** @param {string} [step] by default the one that runs now, or `other` if a runner was called by itself @returns {string} */
export const reportOf = (step = process.env.STEP ?? 'other') =>
  join(ROOT, '.cache/junit', `${step.replace(':', '-')}.xml`);

/** @param {readonly string[]} steps @returns {{ passed: number, failed: number, skipped: number }} the sum of their tests */
export function countTests(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const file of steps.map((step) => reportOf(step)).filter((file) => existsSync(file))) {
    const report = readFileSync(file, 'utf8');
    for (const [, test = ''] of report.matchAll(/<testcase\b([^>]*\/>|.*?<\/testcase>)/gs))
      total[/<(failure|error)\b/.test(test) ? 'failed' : /<skipped\b/.test(test) ? 'skipped' : 'passed']++;
  }
  return total;
}
