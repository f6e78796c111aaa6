/** Reads the number of tests from the output of a step. */

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** The closing lines of node:test's reporter `spec`. @param {string} output @returns {Counts} */
export function countSpec(output) {
  const number = (/** @type {string} */ name) => Number(new RegExp(`^ℹ ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return { passed: number('pass'), failed: number('fail') + number('cancelled'), skipped: number('skipped') };
}

/** `3 passed, 1 failed, 2 skipped` on a line of its own; the last such line counts. @param {string} output @returns {Counts} */
export function countLine(output) {
  const [, passed, failed, skipped] =
    [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)].at(-1) ?? [];
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 0), skipped: Number(skipped ?? 0) };
}

/** A program that checks one thing, and ends with an exit code. @param {string} _output @param {boolean} ok @returns {Counts} */
export const countExit = (_output, ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/** The lines of failed tests, of node:test and of Web Test Runner, without durations: at most 20. @param {string} output */
export const failedTests = (output) =>
  [...new Set(Array.from(output.matchAll(/^\s*(?:✖|𐄂|❌) (.+?)(?: \([\d.]+ms\))?$/gm), ([, name]) => `✖ ${name}`))]
    .filter((line) => line !== '✖ failing tests:')
    .slice(0, 20);

/** @param {string} file */
export const formatFailedFile = (file) => `failed file: ${file}`;

/** The files of `formatFailedFile`. @param {string} output */
export const failedFiles = (output) => [
  ...new Set(Array.from(output.matchAll(/^failed file: (.+)$/gm), ([, file = '']) => file)),
];

/** @param {Counts} counts */
export const formatCounts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** @param {readonly Counts[]} all @returns {Counts} */
export function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}
