import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { identityOf } from './process-identity.js';

/** The locks of this process. A pid is not enough, since an earlier process may have had the same one. */
const held = new Set<string>();

/**
 * Locks a data folder for this process. With two processes on one folder, acknowledged data of the second is lost.
 * @returns a function that releases the lock
 * @throws {Error} with a message of one line, if a running process holds the lock
 */
export function lockFolder(folder: string): () => void {
  const file = resolve(folder, 'sandbox.lock');
  if (held.has(file)) throw inUse(folder, process.pid);
  // Written to a temporary file and then linked, so that no process reads a lock without a pid.
  const own = `${file}.${process.pid}`;
  try {
    makeFolder(resolve(folder));
    writeFileSync(own, `${process.pid} ${identityOf(process.pid)}`);
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be used: ${(error as Error).message}`, { cause: error });
  }
  try {
    while (!link(own, file)) clearDead(file, folder);
  } finally {
    rmSync(own, { force: true });
  }
  held.add(file);
  let mine = true;
  return () => {
    if (!mine) return;
    mine = false;
    held.delete(file);
    rmSync(file, { force: true });
  };
}

/** Creates a folder and those above it. `recursive` of Node never ends if a folder cannot have others, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was faster.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

function inUse(folder: string, pid: number): Error {
  return new Error(`The data folder ${folder} is in use by process ${pid}: stop that one, or set DATA_DIR.`);
}

/** @returns false if the lock exists already */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a process that was killed. @throws {Error} if the process is running */
function clearDead(file: string, folder: string): void {
  const aside = `${file}.${process.pid}.dead`;
  try {
    const text = readFileSync(file, 'utf8');
    const [digits, identity = ''] = text.split(' ');
    const pid = Number(digits);
    if (pid !== process.pid && isAlive(pid, identity)) throw inUse(folder, pid);
    renameSync(file, aside);
    // If another process has replaced the lock since it was read, put it back.
    if (readFileSync(aside, 'utf8') !== text) link(aside, file);
    rmSync(aside);
  } catch (error) {
    // Another process released or removed the lock.
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** Another program may have got the pid of a holder that was killed. Without an identity, a running one counts as the holder. */
function isAlive(pid: number, identity: string): boolean {
  if (!isRunning(pid)) return false;
  const now = identityOf(pid);
  return !now || now === identity;
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process is running, but belongs to another user.
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
