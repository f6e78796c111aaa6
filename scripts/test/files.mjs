/**
 * Runs test files of node:test, each in a process of its own: `node scripts/test/files.mjs --at-once=2 <file> …`. The last
 * line is the sum: `N passed, N failed`.
 *
 * `node --test` receives results through a pipe, and loses those that a process had not sent before it was ended. Here a
 * process writes its report to a file; without one it has failed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { countSpec, formatCounts, formatFailedFile, sum } from './counts.mjs';
import { endTrees } from './process-tree.mjs';

/** A browser that hangs must not block the run. */
const MOST_MS = 600_000;

const { values, positionals } = parseArgs({
  options: { 'at-once': { type: 'string', default: '1' } },
  allowPositionals: true,
});
const folder = mkdtempSync(join(tmpdir(), 'pay-tests-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** @param {string} file */
async function run(file) {
  const log = join(folder, `${basename(file)}.log`);
  const out = openSync(log, 'w');
  const child = spawn(
    process.execPath,
    // A helper process of a browser may outlive it, and would keep the test's process alive.
    [...process.execArgv, '--import', 'tsx', '--test-reporter=spec', '--test-force-exit', file],
    { stdio: ['ignore', out, out] },
  );
  closeSync(out);
  let late = '';
  const timer = setTimeout(() => {
    late = `✖ ${file} did not end within ${MOST_MS / 60_000} minutes\n`;
    if (child.pid) void endTrees([child.pid]);
  }, MOST_MS);
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  const output = readFileSync(log, 'utf8') + late;
  const counts = countSpec(output);
  const reported = /^ℹ tests \d+$/m.test(output);
  if (!reported) console.log(`✖ ${file} ended without a report (exit code ${code})`);
  if ((code !== 0 || !reported) && !counts.failed) counts.failed = 1;
  console.log(output);
  if (counts.failed) console.log(formatFailedFile(file));
  return counts;
}

const waiting = [...positionals];
/** @type {import('./counts.mjs').Counts[]} */
const results = [];
async function work() {
  for (let file = waiting.shift(); file; file = waiting.shift()) results.push(await run(file));
}
await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
const total = sum(results);
console.log(formatCounts(total));
process.exitCode = total.failed ? 1 : 0;
