import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The locks of this process: a pid alone does not tell them from those of an earlier process with the same number. */
const held = new Set<string>();

/**
 * Takes a data folder for this process. Two on one folder would lose what the second one was told is saved.
 * @returns what lets go of it, once
 * @throws {Error} one line, when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = resolve(folder, 'sandbox.lock');
  if (held.has(file)) throw inUse(folder, process.pid);
  // Written beside and then linked, so that nobody ever reads a lock without its pid.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
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

function inUse(folder: string, pid: number): Error {
  return new Error(`The data folder ${folder} is in use by process ${pid}: stop that one, or set DATA_DIR.`);
}

/** @returns false when the lock is there already */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a lock that was left behind by a process that was killed. @throws {Error} when its process lives */
function clearDead(file: string, folder: string): void {
  const aside = `${file}.${process.pid}.dead`;
  try {
    const holder = pidIn(file);
    if (holder !== process.pid && isAlive(holder)) throw inUse(folder, holder);
    renameSync(file, aside);
    // Another process may have cleared the same lock and taken it since it was read: then it is put back.
    if (pidIn(aside) !== holder) link(aside, file);
    rmSync(aside);
  } catch (error) {
    // Let go of, or cleared by another process.
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

function pidIn(file: string): number {
  return Number(readFileSync(file, 'utf8'));
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It lives, but belongs to somebody else.
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
