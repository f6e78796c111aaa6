/** Finds a PostgreSQL to test on, installs Debian's where that is possible, and starts a cluster of its own. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const root = process.getuid?.() === 0;

/** @returns {string | undefined} the folder of `initdb` and `postgres` */
export function findPostgres() {
  // It is reached by a socket in a folder, which Windows lacks.
  return process.platform === 'win32' ? undefined : (onPath() ?? fromDebian() ?? installFromDebian());
}

/** @param {string} folder */
const hasBoth = (folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));

function onPath() {
  return (process.env.PATH ?? '').split(delimiter).find((folder) => folder && hasBoth(folder));
}

/** Debian has a folder for the programs of each version: use the newest. */
function fromDebian() {
  if (!existsSync(DEBIAN)) return undefined;
  return readdirSync(DEBIAN)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find(hasBoth);
}

function installFromDebian() {
  if (!root || !existsSync('/etc/debian_version')) return undefined;
  console.log('No PostgreSQL found: installing Debian’s.');
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: 'ignore', env });
  } catch {
    return undefined;
  }
  return fromDebian();
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
 * @property {string} url of an empty database
 * @property {() => Promise<void>} restart cuts all connections and starts it again
 * @property {() => Promise<void>} stop ends it and removes all that it kept
 */

/**
 * A cluster in a temporary folder, by socket only: no port that could be taken, nobody else who could reach it.
 * @param {string} programs the folder of `initdb` and `postgres`
 * @param {readonly string[]} settings for example `fsync=off`
 * @returns {Promise<Cluster>}
 */
export async function startPostgres(programs, settings = []) {
  const folder = mkdtempSync(join(tmpdir(), 'pay-postgres-'));
  const user = runner();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const options = ['listen_addresses=', `unix_socket_directories=${folder}`, ...settings];
  const launch = () =>
    started(
      spawn(join(programs, 'postgres'), ['-D', data, ...options.flatMap((option) => ['-c', option])], {
        stdio: ['ignore', 'ignore', 'pipe'],
        cwd: folder,
        ...user,
      }),
    );
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  /** @type {Server} */
  let server;
  try {
    execFileSync(join(programs, 'initdb'), init, { stdio: 'pipe', cwd: folder, ...user });
    server = await launch();
  } catch (error) {
    remove();
    throw error;
  }
  // Fast shutdown: it cuts all connections.
  const shutDown = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    restart: async () => {
      await shutDown();
      server = await launch();
    },
    stop: async () => {
      await shutDown();
      remove();
    },
  };
}

/** @typedef {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} Server */

/**
 * Waits until the server accepts connections.
 * @param {Server} server
 * @returns {Promise<Server>}
 */
function started(server) {
  let output = '';
  return new Promise((resolve, reject) => {
    server.stderr.on('data', (text) => {
      output += text;
      if (output.includes('ready to accept connections')) resolve(server);
    });
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
  });
}
