/** Finds a PostgreSQL to test on, installs Debian's where that is possible, and starts a cluster of its own. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installPackages } from '../shared/browser.mjs';

const DEBIAN = '/usr/lib/postgresql';
const root = process.getuid?.() === 0;

/** @returns {string | undefined} the folder of its programs */
export function findPostgres() {
  // It is reached by a socket in a folder, which Windows lacks.
  return process.platform === 'win32' ? undefined : (onPath() ?? fromDebian() ?? installFromDebian());
}

const PROGRAMS = ['initdb', 'pg_basebackup', 'pg_ctl', 'postgres'];

/** @param {string} folder */
const hasAll = (folder) => PROGRAMS.every((name) => existsSync(join(folder, name)));

function onPath() {
  return (process.env.PATH ?? '').split(delimiter).find((folder) => folder && hasAll(folder));
}

/** Debian has a folder for the programs of each version: use the newest. */
function fromDebian() {
  if (!existsSync(DEBIAN)) return undefined;
  return readdirSync(DEBIAN)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find(hasAll);
}

function installFromDebian() {
  return installPackages(['postgresql'], 'No PostgreSQL found') ? fromDebian() : undefined;
}

/** PostgreSQL refuses to run as root: then somebody else runs it. */
function runner() {
  if (!root) return {};
  /** @param {'-u' | '-g'} flag @param {string} user */
  const number = (flag, user) => Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: number('-u', user), gid: number('-g', user) };
    } catch {
      // No such user.
    }
  }
  return {};
}

/**
 * @typedef {object} Cluster
 * @property {string} url of its database `postgres`
 * @property {string} folder of its socket
 * @property {string} data the folder of its files
 * @property {() => Promise<void>} restart cuts all connections and starts it again
 * @property {() => Promise<void>} crash ends it as a crash does, without writing or finishing anything
 * @property {() => Promise<void>} stop ends it and removes all that it kept
 */

/**
 * A cluster in a temporary folder, by socket only: no port that could be taken, nobody else who could reach it.
 * @param {string} programs their folder
 * @param {readonly string[]} settings for example `fsync=off`
 * @returns {Promise<Cluster>}
 */
export function startPostgres(programs, settings = []) {
  const init = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  return startCluster(programs, settings, (data) => runAsOther(join(programs, 'initdb'), ['-D', data, ...init]));
}

/**
 * A streaming replica of a cluster.
 * @param {string} programs @param {Cluster} primary @param {readonly string[]} settings
 * @returns {Promise<Cluster & { promote: () => void }>} `promote` makes it a primary, and returns when it accepts writes
 */
export async function startReplica(programs, primary, settings = []) {
  const copy = ['-h', primary.folder, '-U', 'postgres', '--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
  const cluster = await startCluster(programs, settings, (data) =>
    runAsOther(join(programs, 'pg_basebackup'), ['-D', data, ...copy]),
  );
  return { ...cluster, promote: () => runAsOther(join(programs, 'pg_ctl'), ['promote', '-w', '-D', cluster.data]) };
}

/** @param {string} program @param {string[]} args */
function runAsOther(program, args) {
  execFileSync(program, args, { stdio: 'pipe', cwd: '/', ...runner() });
}

/** A temporary folder that the user who runs PostgreSQL may write to. @param {string} name */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), name));
  const { uid, gid } = runner();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/**
 * @param {string} programs @param {readonly string[]} settings @param {(data: string) => void} makeData
 * @returns {Promise<Cluster>}
 */
async function startCluster(programs, settings, makeData) {
  const folder = temporaryFolder('pay-postgres-');
  const data = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const options = ['listen_addresses=', `unix_socket_directories=${folder}`, ...settings];
  const args = ['-D', data, ...options.flatMap((option) => ['-c', option])];
  const launch = () => started('PostgreSQL', 'ready to accept', spawnAsOther(join(programs, 'postgres'), args));
  /** @type {Server} */
  let server;
  try {
    makeData(data);
    server = await launch();
  } catch (error) {
    remove();
    throw error;
  }
  const shutDown = (/** @type {NodeJS.Signals} */ signal) => ended(server, signal);
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    folder,
    data,
    restart: async () => {
      // Fast shutdown: it cuts all connections.
      await shutDown('SIGINT');
      server = await launch();
    },
    // Immediate shutdown.
    crash: () => shutDown('SIGQUIT'),
    stop: async () => {
      await shutDown('SIGINT');
      remove();
    },
  };
}

/** @typedef {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} Server */

/** @param {Server} server @param {NodeJS.Signals} signal */
export async function ended(server, signal) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}

/** @param {string} program @param {readonly string[]} args @returns {Server} */
export function spawnAsOther(program, args) {
  return spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', ...runner() });
}

/**
 * Waits until a server has logged that it is ready.
 * @param {string} name @param {string} ready @param {Server} server
 * @returns {Promise<Server>}
 */
export function started(name, ready, server) {
  let output = '';
  return new Promise((resolve, reject) => {
    server.stderr.on('data', (text) => {
      output += text;
      if (output.includes(ready)) resolve(server);
    });
    server.on('exit', () => reject(new Error(`${name} did not start:\n${output}`)));
    server.on('error', reject);
  });
}
