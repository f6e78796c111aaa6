/** Sums up the reports of the test runners, which are in the format of JUnit. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} folder of the reports @returns {{ passed: number, failed: number, skipped: number }} */
export function countTests(folder) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const report = readFileSync(join(folder, file), 'utf8');
    for (const [, test = ''] of report.matchAll(/<testcase\b([^>]*\/>|.*?<\/testcase>)/gs))
      total[/<(failure|error)\b/.test(test) ? 'failed' : /<skipped\b/.test(test) ? 'skipped' : 'passed']++;
  }
  return total;
}
