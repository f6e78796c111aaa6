/** Runs the due jobs one after another, ordered by due time. */
import { setImmediate } from 'node:timers/promises';
import { logFault } from '../errors.js';
import { transact, type Atomic, type World } from '../world.js';
import { doExpiries, doJob, dueJobs, leadingExpiries, takeTurn, type Job } from './jobs.js';

/** Jobs to fetch at once: expiries are done together, and the first may fail. */
const AHEAD = 100;

/** Runs by store. A caller waits for the run in progress, then runs the jobs that are left. */
const runs = new WeakMap<object, Promise<void>>();

/**
 * Runs jobs until none is due, and waits for those that another process does. Each job but an expiry is a transaction of its
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
  // Most runs have nothing to do, and need no turn.
  if (!(await dueJobs(world, 1)).length) return;
  const skipped = new Set<string>();
  // Requests are answered between two jobs.
  while (await transact(world, (atomic) => runNext(world, atomic, skipped))) await setImmediate();
}

/** @param atomic the world in the transaction of the next job @returns true if there may be more jobs */
async function runNext(world: World, atomic: Atomic, skipped: Set<string>): Promise<boolean> {
  // A transaction that has begun before may have locked rows for which the jobs of another process wait.
  if (!world.db.isTransaction) await takeTurn(atomic);
  const jobs = (await dueJobs(atomic, AHEAD + skipped.size)).filter(({ id }) => !skipped.has(id));
  if (await runExpiries(atomic, leadingExpiries(jobs))) return true;
  for (const job of jobs) {
    try {
      // Its changes alone are rolled back if it fails.
      if (!(await transact(atomic, (world) => doJob(world, job)))) skipped.add(job.id);
      return true;
    } catch (error) {
      skipped.add(job.id);
      logFault(error);
    }
  }
  return false;
}

/** @returns false if none was done: then each is tried alone, so that one that fails does not stop the others */
async function runExpiries(world: Atomic, jobs: readonly Job[]): Promise<boolean> {
  if (jobs.length < 2) return false;
  try {
    return (await transact(world, (world) => doExpiries(world, jobs))) > 0;
  } catch (error) {
    logFault(error);
    return false;
  }
}
