/**
 * Runs a Node program with TEST_DATABASE_URL set to a PostgreSQL of its own: `node scripts/test/on-postgres.mjs <program> …`;
 * behind a PgBouncer if the first argument is `--pgbouncer`. Without these the run reports that and counts as skipped.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findPgbouncer, startPgbouncer } from './pgbouncer.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';

/** @param {string} reason @returns {never} */
function skip(reason) {
  console.log(reason);
  console.log('0 passed, 0 failed, 1 skipped');
  process.exit();
}

const args = process.argv.slice(2);
const pooled = args[0] === '--pgbouncer';
const programs = findPostgres() ?? skip('PostgreSQL was not found: install it, or put its programs on the PATH.');
const pgbouncer = pooled ? (findPgbouncer() ?? skip('PgBouncer was not found: install it.')) : undefined;
// The tests are about our process, not about the disk.
const cluster = await startPostgres(programs, ['fsync=off', 'max_connections=200']);
const pooler = pgbouncer === undefined ? undefined : await startPgbouncer(pgbouncer, cluster);
try {
  const env = { ...process.env, TEST_DATABASE_URL: (pooler ?? cluster).url };
  const child = spawn(process.execPath, args.slice(pooled ? 1 : 0), { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill());
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await pooler?.stop();
  await cluster.stop();
}
