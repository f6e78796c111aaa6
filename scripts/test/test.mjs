/**
 * `npm test`: the usual steps, in Chromium, after installing missing packages. `npm run test:all`: every step.
 * `npm test -- unit pay-qr` runs the test files of the named step that have `pay-qr` in their name. `--rest` runs
 * the steps that only `npm run test:all` has, but those of `--weekly`. `--retry` runs the test files that failed once more, one after another, and
 * lists those that pass then as flaky. The last line is the sum: `N passed, N failed`. The output of each
 * step is in `.cache/test`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findHeadless } from '../shared/browser.mjs';
import { describeEngine, ENGINES, findEngine, isFound } from './engines/find.mjs';
import { ensureInstalled, ROOT } from '../shared/install.mjs';
import { failedFiles, failedTests, formatCounts, sum } from './counts.mjs';
import { endTrees } from './process-tree.mjs';
import { runSideBySide } from './schedule.mjs';
import { selectSteps } from './select.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./steps.mjs').Step} Step */

const LOGS = join(ROOT, '.cache/test');

/** @type {Map<Step, number>} the process of each step that runs */
const pids = new Map();

/**
 * Prints the attempts against each threat (test/support/attack-report.ts), and compares them with the table of docs/security.md. @param {string} output @returns {number} how many lines the table lacks
 */
function compareTried(output) {
  const spaced = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();
  const table = spaced(readFileSync(join(ROOT, 'docs/security.md'), 'utf8'));
  let missing = 0;
  for (const line of new Set(Array.from(output.matchAll(/◇ (.+\|.+)/g), ([, cells = '']) => spaced(cells)))) {
    const there = table.includes(`| ${line} |`);
    console.log(`  ◇ ${line}${there ? '' : '\n    ✖ docs/security.md has no such row'}`);
    if (!there) missing++;
  }
  return missing;
}

/** @param {Step} step @param {string[]} command @returns {Promise<{ ok: boolean, output: string }>} */
async function execute(step, command) {
  try {
    if (step.packages) ensureInstalled(join(ROOT, step.packages));
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
  const env = {
    ...process.env,
    ENGINE: step.engine ?? 'chromium',
    ...step.env,
    STORYBOOK_DISABLE_TELEMETRY: '1',
    NO_COLOR: '1',
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C reaches this process alone, which then ends the others in order.
      detached: process.platform !== 'win32',
    });
    if (child.pid) pids.set(step, child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('close', (code) => {
      pids.delete(step);
      writeFileSync(join(LOGS, `${step.name}.log`), output);
      resolve({ ok: code === 0, output });
    });
  });
}

let stopping = false;
/** An interrupted run starts no further step. @type {Promise<never>} */
const NEVER = new Promise(() => {});

/** @type {Counts[]} */
const results = [];
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const flaky = [];

/** @param {Step} step @param {Counts} counts @param {string} more after the counts @param {string} output */
function report(step, counts, more, output) {
  const mark = counts.failed ? '✖' : counts.passed ? '✔' : '○';
  console.log(`${mark} ${step.name}: ${formatCounts(counts)}${more}`);
  if (counts.failed || step.verbose || mark === '○') console.log(output.trim().replace(/^/gm, '  '));
  counts.failed += compareTried(output);
  if (counts.failed) failures.push([step.name, ...failedTests(output)].join('\n  '));
  results.push(counts);
}

/** @param {Step} step @param {readonly string[]} filters @returns {Promise<boolean>} whether it passed */
async function test(step, filters) {
  if (stopping) return NEVER;
  const missing = engines.find((one) => one.name === step.engine && !isFound(one));
  if (missing) {
    report(step, { passed: 0, failed: 0, skipped: 1 }, `: ${describeEngine(missing)}`, '');
    return true;
  }
  const start = Date.now();
  const { ok, output } = await execute(step, step.command(filters));
  if (stopping) return NEVER;
  const counts = step.count(output, ok);
  // A program that failed, or that ran nothing, has failed whatever it counted.
  if ((!ok || !(counts.passed || counts.skipped)) && !counts.failed) counts.failed = 1;
  const files = failedFiles(output);
  if (counts.failed && files.length && step.retry && process.argv.includes('--retry')) {
    console.log(`${step.name}: ${formatCounts(counts)}; once more: ${files.join(', ')}`);
    console.log(output.trim().replace(/^/gm, '  '));
    const second = await execute(step, step.retry(files));
    if (stopping) return NEVER;
    if (second.ok) {
      flaky.push([step.name, ...failedTests(output)].join('\n  '));
      report(step, { ...counts, passed: counts.passed + counts.failed, failed: 0 }, ' (flaky)', second.output);
      return true;
    }
    report(step, counts, ' (twice)', second.output);
    return false;
  }
  report(step, counts, ` (${((Date.now() - start) / 1000).toFixed(1)} s)`, output);
  return !counts.failed;
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    console.log(`Interrupted: ending ${[...pids.keys()].map(({ name }) => name).join(' and ')}.`);
    endTrees([...pids.values()]).finally(() => process.exit(130));
  });
}

/** @type {ReturnType<typeof findEngine>[]} */
let engines = [];
try {
  ensureInstalled();
  mkdirSync(LOGS, { recursive: true });
  const { steps, filters } = await selectSteps(process.argv.slice(2));
  const wanted = steps.map(({ engine, browser }) => engine ?? (browser ? 'chromium' : null));
  engines = ENGINES.filter((name) => wanted.includes(name)).map(findEngine);
  // Found once, so that no two steps install them at the same time.
  if (engines.some(({ name }) => name === 'chromium')) process.env.HEADLESS_PATH = findHeadless();
  if (engines.length) console.log(`Engines: ${engines.map(describeEngine).join(', ')}`);
  await runSideBySide(
    steps,
    (step) => test(step, filters),
    (step, needed) => report(step, { passed: 0, failed: 1, skipped: 0 }, `: ${needed} failed`, ''),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// Again at the end: a log may be cut, and the beginning goes first.
if (flaky.length) console.log(`Flaky:\n${flaky.join('\n')}`);
if (failures.length) console.log(`Failed:\n${failures.join('\n')}`);
const total = sum(results);
console.log(formatCounts(total));
process.exitCode = total.failed ? 1 : 0;
