/** Runs the due jobs one after another, ordered by due time. */
import { logFault } from '../errors.js';
import type { World } from '../world.js';
import { doJob, dueJobs } from './jobs.js';

/** Jobs to fetch at once, since another process may have locked the first. */
const AHEAD = 20;

/** Runs by store. A caller waits for the run in progress, then runs the jobs that are left. */
const runs = new WeakMap<object, Promise<void>>();

/**
 * Runs jobs until none is due, except those that another process has locked. Each job is a transaction of its own. The
 * jobs are fetched again after each one, since a job may create an earlier one. The next run repeats a failed job.
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
  while (await runNext(world, skipped));
}

/** @returns true if there may be more jobs */
async function runNext(world: World, skipped: Set<string>): Promise<boolean> {
  const jobs = await dueJobs(world, AHEAD + skipped.size);
  for (const job of jobs.filter(({ id }) => !skipped.has(id))) {
    try {
      const outcome = await world.transaction((transaction) => doJob(transaction, world, job));
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
