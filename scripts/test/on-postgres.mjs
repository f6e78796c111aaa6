/**
 * Runs a Node program with TEST_DATABASE_URL set to a PostgreSQL of its own: `node scripts/test/on-postgres.mjs <program> …`.
 * Without a PostgreSQL the run reports that and counts as skipped.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findPostgres, startPostgres } from './postgres.mjs';

const programs = findPostgres();
if (!programs) {
  console.log('PostgreSQL was not found: install it, or put initdb and postgres on the PATH.');
  console.log('0 passed, 0 failed, 1 skipped');
  process.exit();
}
// The tests are about our process, not about the disk.
const cluster = await startPostgres(programs, ['fsync=off', 'max_connections=200']);
try {
  const env = { ...process.env, TEST_DATABASE_URL: cluster.url };
  const child = spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill());
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await cluster.stop();
}
