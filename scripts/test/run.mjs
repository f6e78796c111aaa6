/**
 * Runs the steps of `npm test` or `npm run test:all`, after installing missing packages: `node scripts/test/run.mjs usual`. The
 * steps, and the files that they depend on, are in package.json (wireit). At the end it names what was flaky and what failed;
 * the last line is the sum of all of their tests.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureInstalled, ROOT } from '../shared/install.mjs';
import { countTests } from './counts.mjs';

const [group = 'usual'] = process.argv.slice(2);
try {
  ensureInstalled();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** @type {{ wireit: Record<string, { dependencies?: (string | { script: string })[] }> }} */
const { wireit } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
/** @param {string} name of a step or a group @returns {string[]} it, and what it depends on */
const withDependencies = (name) => [
  name,
  ...(wireit[name]?.dependencies ?? []).flatMap((one) => withDependencies(typeof one === 'string' ? one : one.script)),
];

const steps = spawn('npm', ['run', '--silent', `steps:${group}`], {
  cwd: ROOT,
  stdio: ['inherit', 'pipe', 'pipe'],
  shell: process.platform === 'win32',
  env: {
    // More at once than one for each core makes tests wait, and time limits fail.
    WIREIT_PARALLEL: '2',
    WIREIT_FAILURES: 'continue',
    // A step is skipped if its files are as when it passed last; nothing is restored from a cache.
    WIREIT_CACHE: 'none',
    ...process.env,
    STORYBOOK_DISABLE_TELEMETRY: '1',
    NO_COLOR: '1',
  },
});
/** @type {Set<string>} what wireit says of the steps that failed */
const failedSteps = new Set();
for (const stream of [steps.stdout, steps.stderr])
  createInterface({ input: stream }).on('line', (line) => {
    console.log(line);
    if (line.startsWith('❌ [')) failedSteps.add(line);
  });
const [status] = await once(steps, 'close');
const { passed, failed, skipped, failures, flaky } = countTests([...new Set(withDependencies(`steps:${group}`))]);
for (const line of [...flaky.map((test) => `flaky: ${test}`), ...failedSteps, ...failures]) console.log(line);
// A step that failed without a failed test counts as one.
console.log(`${passed} passed, ${failed || (status ? 1 : 0)} failed, ${skipped} skipped`);
process.exitCode = status || failed ? 1 : 0;
