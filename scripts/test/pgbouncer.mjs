/** Finds a PgBouncer to test on, installs Debian's where that is possible, and starts one of its own. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, onPath } from '../shared/browser.mjs';
import { ended, spawnAsOther, started, temporaryFolder } from './postgres.mjs';

const PORT = 6432;

/** @returns {string | undefined} the path of the program */
export function findPgbouncer() {
  if (process.platform === 'win32') return undefined;
  const find = () => onPath(['pgbouncer'], ['/usr/sbin', '/usr/local/sbin']);
  return find() ?? (installPackages(['pgbouncer'], 'No PgBouncer found') ? find() : undefined);
}

/**
 * A pooler that gives a connection of the cluster to each transaction, by socket only.
 * @param {string} program @param {{ folder: string }} cluster
 */
export async function startPgbouncer(program, cluster) {
  const folder = temporaryFolder('pay-pgbouncer-');
  const file = join(folder, 'pgbouncer.ini');
  const write = (/** @type {{ folder: string }} */ target) => writeFileSync(file, settings(folder, target.folder));
  write(cluster);
  const server = await started('PgBouncer', 'process up', spawnAsOther(program, [file]));
  return {
    url: `postgresql://postgres@localhost:${PORT}/postgres?host=${encodeURIComponent(folder)}`,
    /** Sends new transactions to another cluster. @param {{ folder: string }} target */
    redirect: (target) => {
      write(target);
      server.kill('SIGHUP');
    },
    stop: async () => {
      await ended(server, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} folder @param {string} target */
const settings = (folder, target) => `[databases]
* = host=${target} user=postgres

[pgbouncer]
listen_addr =
listen_port = ${PORT}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
; The default of 15 s is the time after a failover until a connection is tried again.
server_login_retry = 0.1
`;
