/** Every step of `npm test` and of `npm run test:all`, in the order in which they are started: the longest first. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES, LABELS } from './engines/find.mjs';
import { ROOT } from '../shared/install.mjs';
import { countExit, countLine } from './counts.mjs';

/** @typedef {import('./engines/find.mjs').EngineName} EngineName */
/** @typedef {import('./counts.mjs').Counts} Counts */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {(filters: readonly string[]) => string[]} command arguments of Node, for the test files that have one of the
 *   filters in their name; all of them without filters
 * @property {boolean} [filtered] true if the command uses filters
 * @property {(files: readonly string[]) => string[]} [retry] arguments of Node, for these test files one after another
 * @property {(output: string, ok: boolean) => Counts} count
 * @property {boolean} [all] whether `npm run test:all` alone runs it
 * @property {boolean} [weekly] whether `.ci/run` leaves it to the weekly run: it takes minutes, and checks what seldom changes
 * @property {readonly string[]} [needs] steps that must pass before, and are run with it
 * @property {boolean} [browser] whether it drives a browser
 * @property {boolean} [light] whether another browser may run beside it
 * @property {Record<string, string>} [env] of its process
 * @property {EngineName} [engine] another engine than Chromium
 * @property {boolean} [verbose] whether its output is printed when it has passed
 * @property {string} [packages] a folder with packages of its own, which are installed first
 */

/** A program of an installed package. */
const bin = (/** @type {string} */ path) => join(ROOT, 'node_modules', path);

/** @param {string} name @param {string[]} args @param {Partial<Step>} [more] @returns {Step} */
const check = (name, args, more) => ({ name, command: () => args, count: countExit, ...more });

/**
 * The test files of a folder, each in a process of its own.
 * @param {string} name @param {string} folder
 * @param {Partial<Step> & { also?: string[], atOnce?: number, before?: string[], only?: RegExp, not?: RegExp }} [more]
 *   other folders, how many files run at once, what comes before Node's own arguments, and which files
 * @returns {Step}
 */
const nodeTests = (name, folder, { also = [], atOnce = 1, before = [], only = /./, not = /^$/, ...more } = {}) => ({
  name,
  filtered: true,
  count: countLine,
  retry: (files) => [...before, 'scripts/test/files.mjs', ...files],
  command: (filters) => [
    ...before,
    'scripts/test/files.mjs',
    `--at-once=${atOnce}`,
    ...[folder, ...also].flatMap((place) =>
      readdirSync(join(ROOT, place))
        .filter((file) => file.endsWith('.test.ts') && only.test(file) && !not.test(file) && matches(file, filters))
        .map((file) => join(place, file)),
    ),
  ],
  ...more,
});

/** @param {string} file @param {readonly string[]} filters */
const matches = (file, filters) => !filters.length || filters.some((filter) => file.includes(filter));

/** One Chromium for all test files of a step. */
const WITH_BROWSER = 'scripts/test/with-browser.mjs';

/** These files test the sandbox's own pages, scanners, servers and page loads instead of a consumer's payment. */
const EXTRA =
  /^(autoloader|barcode-decode|dashboard[\w-]*|policy|qr-decode|server-rendering|shift|slip-page|start[\w-]*)\./;

/** The sandbox as a program: started, installed, and killed. */
const PROCESSES = /^(bin|first-webhook|kill)\./;

/** What depends on the database: concurrency, locks, queues, cuts, cursors and texts. The rules of the service are the same on all. */
const DATABASE =
  /^(clock-expiries|clock-order|events|fuzz|idempotency|ledger|lists|model|payments|refunds|requests|retention|store|stream|wallets|webhook-processes|webhook-retries|webhooks)\./;
/** These files start a PostgreSQL of their own. */
const OWN_CLUSTER = /^(failover|postgres-cuts)\./;

/** PGlite is started for many of these tests and never runs for long: its WebAssembly is not worth optimising. */
const PGLITE = ['--liftoff-only'];

/** @type {readonly EngineName[]} */
const OTHERS = ['firefox', 'webkit'];

/** A step for each engine: `unit in Firefox`. @param {Step} step @param {readonly EngineName[]} [engines] @returns {Step[]} */
const inEngines = (step, engines = ENGINES) =>
  engines.map((engine) => ({
    ...step,
    name: `${step.name} in ${LABELS[engine]}`,
    engine,
    browser: true,
    // One page at a time, which waits for its driver.
    light: engine !== 'chromium',
    all: true,
  }));

/** Projects in seven frameworks, compiled against the package. */
const CONSUMERS = /^consumers\./;

/** Rules that use nothing in which the engines differ: neither `Intl`, nor long patterns, nor the page. */
const PURE = '{contract,providers,flows,testing}';
const UNIT = `test/{contract,providers,flows,testing,locales,domain,client,controllers,elements,styles,webview,limits}/**`;
/** Thousands of texts in every field, of events, operations and objects: as long as the other tests together. */
const LONG = [
  'test/elements/forged.test.ts',
  'test/elements/hidden-members.test.ts',
  'test/elements/injection.test.ts',
  'test/elements/random-operations.test.ts',
  'test/providers/hostile-objects.test.ts',
];
const SHORT = [`${UNIT}/*.test.ts`, ...LONG.map((file) => `!${file}`)];

const WTR = bin('@web/test-runner/dist/bin.js');

/** Web Test Runner, whose engine is `ENGINE`. @param {string} name @param {string[]} files @param {Partial<Step>} [more] @returns {Step} */
const unitTests = (name, files, more) => ({
  name,
  browser: true,
  filtered: true,
  count: countLine,
  retry: (failed) => [WTR, '--concurrency=1', '--files', ...failed],
  command: (filters) => [
    WTR,
    '--files',
    ...(filters.length ? filters.map((filter) => `${UNIT}/*${filter}*.test.ts`) : files),
  ],
  ...more,
});

/** @type {readonly Step[]} */
export const STEPS = [
  check('build', ['scripts/build/build.mjs']),
  check('types', [bin('typescript/bin/tsc'), '--build', 'test'], { packages: 'bench/' }),
  unitTests('unit', SHORT),
  nodeTests('sandbox', 'sandbox/test', { not: PROCESSES, before: PGLITE, needs: ['build'] }),
  nodeTests('e2e', 'test/e2e', {
    also: ['test/e2e/providers'],
    not: EXTRA,
    needs: ['build'],
    browser: true,
    atOnce: 2,
    before: [WITH_BROWSER],
  }),
  check('lint', [
    bin('eslint/bin/eslint.js'),
    '.',
    '--max-warnings=0',
    ...['--cache', '--cache-location', '.cache/eslint', '--cache-strategy', 'content'],
  ]),
  nodeTests('package', 'test/package', { not: CONSUMERS, needs: ['build'], atOnce: 2 }),
  nodeTests('merchant', 'test/merchant', { needs: ['build'], before: PGLITE, atOnce: 2 }),
  check('stories', ['scripts/check/strict-stories.mjs'], { count: countLine, needs: ['build'], browser: true }),
  check('format', [
    bin('prettier/bin/prettier.cjs'),
    '--check',
    '--log-level=warn',
    ...['--cache', '--cache-location', '.cache/prettier', '--cache-strategy', 'content'],
    '.',
  ]),
  check('layers', [
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    ...['--config', '.dependency-cruiser.cjs', 'src', 'sandbox/src', 'sandbox/dashboard', 'demo'],
  ]),
  nodeTests('slips', 'test/slips', { needs: ['build'] }),
  check('languages', [bin('tsx/dist/cli.mjs'), 'scripts/check/languages.ts'], { verbose: true }),
  check('licences', ['scripts/build/supply.mjs', '--check'], { needs: ['build'] }),
  check('size', [bin('size-limit/bin.js')], { verbose: true, needs: ['build'] }),

  nodeTests('trust', 'test/trust', { not: /^build\./, needs: ['build'], browser: true, all: true }),
  nodeTests('reproducible build', 'test/trust', { only: /^build\./, needs: ['build'], all: true, weekly: true }),
  ...inEngines(unitTests('unit', [...SHORT, `!test/${PURE}/**`]), ['webkit']),
  ...inEngines(unitTests('unit', [...SHORT, `!test/${PURE}/**`], { weekly: true }), ['firefox']),
  ...inEngines(nodeTests('trust', 'test/trust/engines', { needs: ['build'] }), OTHERS),
  check('storybook', [bin('storybook/dist/bin/dispatcher.js'), 'build', '--quiet'], { all: true }),
  unitTests('long lists', LONG, { all: true }),
  check('stories in Storybook', ['scripts/check/stories.mjs'], {
    count: countLine,
    needs: ['storybook'],
    browser: true,
    all: true,
  }),
  nodeTests('sandbox on PostgreSQL', 'sandbox/test', {
    only: new RegExp(`${DATABASE.source}|${OWN_CLUSTER.source}`),
    before: ['scripts/test/on-postgres.mjs'],
    needs: ['build'],
    all: true,
  }),
  nodeTests('sandbox on PgBouncer', 'sandbox/test', {
    only: DATABASE,
    before: ['scripts/test/on-postgres.mjs', '--pgbouncer'],
    needs: ['build'],
    all: true,
    weekly: true,
  }),
  nodeTests('e2e extra', 'test/e2e', {
    only: EXTRA,
    needs: ['build'],
    browser: true,
    atOnce: 2,
    before: [WITH_BROWSER],
    all: true,
  }),
  // They compile more than they show.
  nodeTests('frameworks', 'test/examples/trust', {
    needs: ['build'],
    browser: true,
    light: true,
    all: true,
    weekly: true,
  }),
  nodeTests('bench', 'test/bench', {
    needs: ['build'],
    packages: 'bench/',
    browser: true,
    light: true,
    all: true,
    weekly: true,
  }),
  nodeTests('sandbox processes', 'sandbox/test', { only: PROCESSES, before: PGLITE, needs: ['build'], all: true }),
  nodeTests('recipes', 'test/recipes', {
    needs: ['build'],
    packages: 'test/recipes/',
    browser: true,
    light: true,
    all: true,
  }),
  nodeTests('apps', 'test/apps', { needs: ['build'], browser: true, light: true, all: true }),
  check('openapi', ['scripts/check/openapi/openapi.mjs', '--check'], {
    count: countLine,
    needs: ['build'],
    packages: 'scripts/check/openapi/',
    all: true,
  }),
  nodeTests('consumers', 'test/package', { only: CONSUMERS, needs: ['build'], all: true }),
  ...inEngines(nodeTests('e2e', 'test/engines', { needs: ['build'] })),
  nodeTests('examples', 'test/examples', { needs: ['build'], browser: true, all: true }),
  nodeTests('e2e on a phone', 'test/e2e', {
    only: /^(leaving|waiting)\./,
    env: { DEVICE: 'phone' },
    needs: ['build'],
    browser: true,
    atOnce: 2,
    before: [WITH_BROWSER],
    all: true,
  }),
  nodeTests('site', 'test/site', {
    needs: ['build', 'storybook'],
    packages: 'scripts/site/',
    browser: true,
    light: true,
    all: true,
  }),
  nodeTests('storybook pages', 'test/storybook', { needs: ['build', 'storybook'], browser: true, all: true }),
];
