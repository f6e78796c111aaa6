import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes a data folder for this process. Two on one folder would lose what the second one was told is saved.
 * @returns what lets go of it
 * @throws {Error} one line, when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'sandbox.lock');
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    take();
  } catch {
    const holder = Number(readFileSync(file, 'utf8'));
    if (isAlive(holder)) {
      throw new Error(`The data folder ${folder} is in use by process ${holder}: stop that one, or set DATA_DIR.`);
    }
    // Left behind by a process that was killed.
    rmSync(file);
    take();
  }
  return () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It lives, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
