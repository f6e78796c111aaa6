/** Every test that runs in Node: `npx vitest run sandbox/test`, with `-t` and `--watch` as usual. */
import { defineConfig } from 'vitest/config';
import { reportOf } from './scripts/test/counts.mjs';

const SANDBOX = 'sandbox/test/**/*.test.ts';
/** Programs, folders, full disks, large files, every outcome, random requests and long spans of time. */
const LONG = [
  'sandbox/test/{bin,cli,clock-expiries,damaged-folder,data-folder,disk-full,first-webhook,fixtures-large}.test.ts',
  'sandbox/test/{fuzz,kill,model,outcomes,retention,seed}.test.ts',
];
/** What depends on the database: concurrency, locks, queues, lists, cuts. PGlite runs the rest alone. */
const DATABASE = [
  'sandbox/test/{clock-expiries,clock-order,events,fixtures-large,fuzz,idempotency,ledger,lists,model,payments,refunds}.test.ts',
  'sandbox/test/{requests,retention,seed,stream,wallets,webhook-outages,webhook-retries,webhooks}.test.ts',
];
/** Only a PostgreSQL can be shared, and has schemas. */
const SHARED = 'sandbox/test/{postgres,processes}.test.ts';
/** The two programs of compose.balanced.yaml, on one PostgreSQL. */
const BALANCED = 'sandbox/test/compose.test.ts';
const KILL = 'sandbox/test/kill.test.ts';
/** The log of requests is that of a process, and each process on a store has ids of its own. */
const OF_ONE_PROCESS = 'sandbox/test/{requests,seed,stream}.test.ts';
/** They are about the folder of PGlite, or about programs that are started with it. */
const PGLITE_ONLY = 'sandbox/test/{bin,damaged-folder,data-folder,disk-full,fixtures-completed}.test.ts';
/** They start databases of their own. */
const CLUSTERS = 'sandbox/test/{failover,postgres-cuts}.test.ts';
/** They render elements. */
const SLIP_PAGES = 'test/slips/page.test.ts';
/** They install the package, or run programs on a copy of the project. */
const INSTALLED = 'test/package/{consumers,installed,new}.test.ts';
/** Every feature in every published file, by MDN's data. */
const FEATURES = 'test/package/browsers.test.ts';
/** Thousands of renderings. */
const ALL_SLIPS = 'test/slips/never-exits.test.ts';

const project = (name: string, include: readonly string[], exclude: readonly string[] = [], isolate = false) => ({
  extends: true as const,
  // PGlite and the compiler are loaded once in each process, instead of once for each file.
  test: { name, include: [...include], exclude: ['**/node_modules/**', ...exclude], isolate },
});

const ON_POSTGRES = [
  project('database', [...DATABASE, SHARED], process.env.INSTANCES ? [OF_ONE_PROCESS] : []),
  project('clusters', [CLUSTERS]),
  project('programs', [BALANCED, KILL]),
  // The whole suite, with services that take the requests in turn.
  ...(process.env.INSTANCES
    ? [project('instances', [SANDBOX], [PGLITE_ONLY, OF_ONE_PROCESS, SHARED, CLUSTERS, BALANCED, KILL])]
    : []),
];
const IN_NODE = [
  project('sandbox', [SANDBOX], [...LONG, CLUSTERS, SHARED, BALANCED]),
  project('sandbox long', LONG),
  project('package', ['test/package/*.test.ts'], [INSTALLED, FEATURES]),
  project('package long', [INSTALLED, FEATURES, ALL_SLIPS]),
  project('slips', ['test/slips/*.test.ts'], [SLIP_PAGES, ALL_SLIPS]),
  project('slip pages', [SLIP_PAGES]),
  project('recipes', ['test/recipes/*.test.ts']),
  // Frameworks replace global classes.
  project('merchant', ['test/merchant/*.test.ts'], [], true),
];

export default defineConfig({
  test: {
    projects: process.env.TEST_DATABASE_URL ? ON_POSTGRES : IN_NODE,
    pool: 'forks',
    maxWorkers: Number(process.env.WORKERS ?? 2),
    // PGlite is started for many tests and never runs for long: its WebAssembly is not worth optimising.
    execArgv: ['--liftoff-only'],
    // They only end what hangs.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    restoreMocks: true,
    retry: process.env.CI ? 1 : 0,
    setupFiles: 'test/support/mark-retried.ts',
    server: { deps: { external: [/\/dist\//] } },
    reporters: ['default', ['junit', { outputFile: reportOf() }]],
  },
});
