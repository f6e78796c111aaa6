/** Ends a program with every program that it started, also those that lead a process group of their own, as browsers do. */
import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Programs get this time to remove their temporary folders. */
const GRACE_MS = 3_000;

/** @param {number} pid @returns {number[]} the process and all below it, parents first */
function treeOf(pid) {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const line of execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n')) {
    const [child = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    children.set(parent, [...(children.get(parent) ?? []), child]);
  }
  const tree = [pid];
  for (const one of tree) tree.push(...(children.get(one) ?? []));
  return tree;
}

/** @param {number} pid @param {NodeJS.Signals | 0} signal @returns {boolean} whether there is such a process */
function send(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** @param {readonly number[]} pids of the programs to end @param {number} [graceMs] before they are killed */
export async function endTrees(pids, graceMs = GRACE_MS) {
  if (process.platform === 'win32') {
    for (const pid of pids) execFileSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  // Listed before anything ends: children of a parent that has ended cannot be found any more.
  const trees = pids.flatMap(treeOf);
  for (const pid of trees) send(pid, 'SIGTERM');
  const isAlive = (/** @type {number} */ pid) => send(pid, 0);
  for (const end = Date.now() + graceMs; trees.some(isAlive) && Date.now() < end;) await wait(50);
  // Processes that were started during that time are included.
  for (const pid of new Set(trees.filter(isAlive).flatMap(treeOf))) send(pid, 'SIGKILL');
}
