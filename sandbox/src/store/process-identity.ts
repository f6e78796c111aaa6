/** Distinguishes a process from a later one with the same pid. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The 22nd field of `/proc/<pid>/stat`; the second one, in parentheses, may contain spaces. Source: proc(5). */
const START_TIME = 22 - 3;

/**
 * Returns a text that no other process on this machine has with this pid: the time of its start. It is empty if the process
 * does not run, or if the system does not report it, as on Windows.
 */
export function identityOf(pid: number): string {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return '';
  }
}

function fromProc(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME];
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
}

function fromPs(pid: number): string {
  const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  return started.trim().replace(/\s+/g, '_');
}
