/** Runs the due jobs one after another, ordered by due time. */
import { setImmediate } from 'node:timers/promises';
import { logFault } from '../errors.js';
import { transact } from '../store/transact.js';
import type { World } from '../world.js';
import { doExpiries, doJob, dueJobs, leadingExpiries, type Job } from './jobs.js';

/** Jobs to fetch at once: expiries are done together, and another process may have locked the first. */
const AHEAD = 100;

/** Runs by store. A caller waits for the run in progress, then runs the jobs that are left. */
const runs = new WeakMap<object, Promise<void>>();

/**
 * Runs jobs until none is due, except those that another process has locked. Each job but an expiry is a transaction of its
 * own, after which the jobs are fetched again, since it may create an earlier one. The next run repeats a failed job.
 */
export function runDue(world: World): Promise<void> {
  const run = (runs.get(world.db) ?? Promise.resolve()).then(() => runAll(world));
  runs.set(
    world.db,
    run.catch(() => {}),
  );
  return run;
}

async function runAll(world: World): Promise<void> {
  const skipped = new Set<string>();
  // Requests are answered between two jobs.
  while (await runNext(world, skipped)) await setImmediate();
}

/** @returns true if there may be more jobs */
async function runNext(world: World, skipped: Set<string>): Promise<boolean> {
  const jobs = (await dueJobs(world, AHEAD + skipped.size)).filter(({ id }) => !skipped.has(id));
  if (await runExpiries(world, leadingExpiries(jobs))) return true;
  for (const job of jobs) {
    try {
      const outcome = await transact(world, (world) => doJob(world, job));
      if (outcome === 'busy') continue;
      // Another process was faster, so the list is out of date.
      if (outcome === 'gone') skipped.add(job.id);
      return true;
    } catch (error) {
      skipped.add(job.id);
      logFault(error);
    }
  }
  return false;
}

/** @returns false if none was done: then each is tried alone, so that one that fails does not stop the others */
async function runExpiries(world: World, jobs: readonly Job[]): Promise<boolean> {
  if (jobs.length < 2) return false;
  try {
    return (await transact(world, (world) => doExpiries(world, jobs))) > 0;
  } catch (error) {
    logFault(error);
    return false;
  }
}
