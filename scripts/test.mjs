/**
 * `npm test`: everything, after installing what is missing. `npm test -- unit e2e` runs the steps of those names only.
 * What takes long and seldom changes is in steps called `trust …`: `npm run test:trust`, or all with `npm test -- --trust`.
 * The last line is the sum: `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEngine, ENGINES, findEngine, isFound, LABELS } from './engines/find.mjs';
import { ensureInstalled, ROOT } from './install.mjs';

/** @typedef {{ passed: number, failed: number, skipped?: number }} Counts */
/** @typedef {import('./engines/find.mjs').EngineName} EngineName */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {(output: string) => Counts} [count]
 * @property {EngineName} [engine]
 * @property {boolean} [tells] what it prints is worth reading when all is well, too
 * @property {string} [packages] a folder that has some of its own, without which it cannot be run
 */

const scratch = mkdtempSync(join(tmpdir(), 'pay-elements-'));
const countsFile = join(scratch, 'counts.json');

/** A program of an installed package. */
const bin = (/** @type {string} */ path) => join(ROOT, 'node_modules', path);

/** node:test over the test files of a folder. */
const nodeTests = (/** @type {string} */ folder, /** @type {string[]} */ ...options) => [
  '--import',
  'tsx',
  '--test',
  '--test-concurrency=1',
  '--test-reporter=spec',
  ...options,
  ...readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file)),
];

/** @param {string} output */
const countSpec = (output) => {
  const number = (/** @type {string} */ name) => Number(new RegExp(`^ℹ ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return { passed: number('pass'), failed: number('fail') + number('cancelled') };
};

/** What could not be run here, and why, in the line before. @param {string} output @returns {Counts} */
const countSkipped = (output) => {
  console.log(output.trim().replace(/\n.*$/, ''));
  return { passed: 0, failed: 0, skipped: 1 };
};

/** @param {string} output */
const countLine = (output) => {
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 0) };
};

/** A step in each engine: `unit in Firefox`. @param {Step} step @returns {Step[]} */
const inEngines = (step) => ENGINES.map((engine) => ({ ...step, name: `${step.name} in ${LABELS[engine]}`, engine }));

/** @type {Step[]} */
const STEPS = [
  ...['.', 'test', 'stories', '.storybook', 'sandbox', 'demo', 'scripts', 'bench'].map((project) => ({
    name: 'types',
    command: [bin('typescript/bin/tsc'), '-p', project, '--noEmit'],
    ...(['test', 'bench'].includes(project) && { packages: 'bench/' }),
  })),
  { name: 'lint', command: [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'] },
  { name: 'format', command: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'] },
  {
    name: 'layers',
    command: [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      'src',
      'sandbox/src',
      'sandbox/dashboard',
      'demo',
    ],
  },
  { name: 'tokens', command: ['scripts/tokens.mjs', '--check'] },
  { name: 'manifest', command: ['scripts/manifest.mjs', '--check'] },
  { name: 'build', command: ['scripts/build.mjs'] },
  { name: 'build', command: ['scripts/tags.mjs', '--check'] },
  { name: 'licences', command: ['scripts/supply.mjs', '--check'] },
  ...inEngines({
    name: 'unit',
    command: [bin('@web/test-runner/dist/bin.js')],
    count: () => JSON.parse(readFileSync(countsFile, 'utf8')),
  }).map((step) => (step.engine === 'chromium' ? { ...step, command: [...step.command, '--coverage'] } : step)),
  { name: 'coverage', command: ['scripts/coverage.mjs'], count: countLine, tells: true },
  { name: 'sandbox', command: nodeTests('sandbox/test'), count: countSpec },
  {
    name: 'sandbox on PostgreSQL',
    command: ['scripts/on-postgres.mjs', ...nodeTests('sandbox/test')],
    count: (output) => (/^0 passed, 0 failed, 1 skipped$/m.test(output) ? countSkipped(output) : countSpec(output)),
  },
  { name: 'e2e', command: nodeTests('test/e2e', '--test-force-exit'), count: countSpec },
  // A browser that dies is not waited for.
  ...inEngines({
    name: 'e2e',
    command: nodeTests('test/engines', '--test-force-exit', '--test-timeout=300000'),
    count: countSpec,
  }),
  { name: 'storybook', command: [bin('storybook/dist/bin/dispatcher.js'), 'build', '--quiet'] },
  { name: 'stories', command: ['scripts/story-tests.mjs'], count: countLine },
  { name: 'storybook pages', command: nodeTests('test/storybook', '--test-force-exit'), count: countSpec },
  {
    name: 'visual',
    command: ['scripts/visual.mjs'],
    count: (output) => (/^0 passed, 0 failed, 1 skipped$/m.test(output) ? countSkipped(output) : countLine(output)),
  },
  { name: 'size', command: ['scripts/size.mjs'], count: countLine, tells: true },
  { name: 'package', command: nodeTests('test/package'), count: countSpec },
  { name: 'examples', command: nodeTests('test/examples', '--test-force-exit'), count: countSpec },
  { name: 'bench', command: nodeTests('test/bench', '--test-force-exit'), count: countSpec },
  { name: 'trust policy', command: ['scripts/policy-tests.mjs'], count: countLine },
  { name: 'trust pages', command: nodeTests('test/trust'), count: countSpec },
  { name: 'trust mutation', command: ['scripts/mutation.mjs'], count: countLine, tells: true },
  { name: 'trust examples', command: nodeTests('test/examples/trust', '--test-force-exit'), count: countSpec },
];

/**
 * What was tried against a threat (test/support/tried.ts): printed, and compared with the table of docs/security.md, so
 * that the table says what the run does. @param {string} output @returns {number} how many lines the table has not
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

/** @param {Counts} counts */
const sumOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** @param {Step} step @returns {Promise<{ code: number | null, output: string }>} */
async function run({ command, engine = 'chromium', packages }) {
  try {
    if (packages) ensureInstalled(join(ROOT, packages));
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
  const env = {
    ...process.env,
    COUNTS_FILE: countsFile,
    ENGINE: engine,
    STORYBOOK_DISABLE_TELEMETRY: '1',
    NO_COLOR: '1',
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** @param {Step} step @returns {Promise<Counts>} */
async function test(step) {
  const { name, count, engine, tells } = step;
  const missing = engines.find((one) => one.name === engine && !isFound(one));
  if (missing) {
    console.log(`○ ${name}: ${describeEngine(missing)}`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const start = Date.now();
  rmSync(countsFile, { force: true });
  const { code, output } = await run(step);
  /** @type {Counts} */
  let counts = { passed: code ? 0 : 1, failed: code ? 1 : 0 };
  try {
    if (count) counts = count(output);
  } catch {
    counts = { passed: 0, failed: 0 };
  }
  // A suite that broke, or that ran nothing, has failed whatever it counted.
  if ((code || !(counts.passed || counts.skipped)) && !counts.failed) counts.failed = 1;
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const mark = counts.failed ? '✖' : counts.passed ? '✔' : '○';
  console.log(`${mark} ${name}: ${sumOf(counts)} (${seconds} s)`);
  if (counts.failed || tells) console.log(output.trim().replace(/^/gm, '  '));
  counts.failed += compareTried(output);
  return counts;
}

/** @type {ReturnType<typeof findEngine>[]} */
let engines = [];
try {
  ensureInstalled();
  engines = ENGINES.map(findEngine);
  for (const engine of engines)
    if (engine.name === 'chromium' && isFound(engine)) process.env.CHROME_PATH = engine.path;
  console.log(`Engines: ${engines.map(describeEngine).join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const names = process.argv.slice(2).filter((name) => name !== '--trust');
const trust = process.argv.includes('--trust');
/** `sandbox` asks for `sandbox on PostgreSQL` too. @param {string} name @param {Step} step */
const asks = (name, step) => step.name === name || step.name.startsWith(`${name} `);
const unknown = names.filter((name) => !STEPS.some((step) => asks(name, step)));
if (unknown.length) {
  console.error(
    `No such step: ${unknown.join(', ')}. There are ${[...new Set(STEPS.map(({ name }) => name))].join(', ')}.`,
  );
  process.exit(1);
}
const sum = { passed: 0, failed: 0, skipped: 0 };
/** @param {Step} step */
const wanted = (step) =>
  names.length ? names.some((name) => asks(name, step)) : trust || !step.name.startsWith('trust ');
for (const step of STEPS.filter(wanted)) {
  const { passed, failed, skipped = 0 } = await test(step);
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
}
rmSync(scratch, { recursive: true, force: true });
console.log(sumOf(sum));
process.exitCode = sum.failed ? 1 : 0;
