/**
 * PostgreSQL as it runs in production: PgBouncer in transaction mode, a primary, and a synchronous streaming replica.
 * `node scripts/test/replicated.mjs` starts all three and prints their DATABASE_URL; Enter kills the primary and promotes the
 * replica.
 */
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findPgbouncer, startPgbouncer } from './pgbouncer.mjs';
import { findPostgres, startPostgres, startReplica } from './postgres.mjs';

/** A commit waits for the replica, so that no acknowledged write is lost with the primary. */
const SYNCHRONOUS = 'synchronous_standby_names=*';

/** @returns the programs; undefined if one is missing and cannot be installed */
export function findReplicated() {
  const postgres = findPostgres();
  const pgbouncer = findPgbouncer();
  return postgres && pgbouncer ? { postgres, pgbouncer } : undefined;
}

/** @param {{ postgres: string, pgbouncer: string }} programs @param {readonly string[]} [settings] */
export async function startReplicated({ postgres, pgbouncer }, settings = []) {
  const primary = await startPostgres(postgres, [SYNCHRONOUS, ...settings]);
  const replica = await startReplica(postgres, primary, settings);
  const pooler = await startPgbouncer(pgbouncer, primary);
  return {
    url: pooler.url,
    /** Kills the primary, and makes the replica the primary. */
    failOver: async () => {
      await primary.crash();
      replica.promote();
      pooler.redirect(replica);
    },
    stop: async () => {
      await pooler.stop();
      await replica.stop();
      await primary.stop();
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const programs = findReplicated();
  if (!programs) {
    console.error('PostgreSQL or PgBouncer was not found.');
    process.exit(1);
  }
  const { url, failOver, stop } = await startReplicated(programs);
  console.log(`DATABASE_URL='${url}'\n\nEnter kills the primary and promotes the replica; Ctrl-C stops all.`);
  const lines = createInterface({ input: process.stdin });
  lines.once('line', () => void failOver().then(() => console.log('The replica is the primary now.')));
  process.once('SIGINT', () => void stop().then(() => process.exit()));
}
