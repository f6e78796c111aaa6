/** Doing what is due, one after another in the order of its time. */
import { logFault } from '../errors.js';
import type { World } from '../world.js';
import { doJob, dueJobs } from './jobs.js';

/** How many of the next are looked at: the first may be in another process's hands. */
const AHEAD = 20;

/** Who comes while it is being done waits, and then looks for what is left. */
const lines = new WeakMap<object, Promise<void>>();

/**
 * Until nothing is due that another process is not at. Each job is a transaction of its own, and the next is looked for
 * after it, since it may have made something that is due earlier than what was next. One that fails is left for later.
 */
export function runDue(world: World): Promise<void> {
  const run = (lines.get(world.db) ?? Promise.resolve()).then(() => runAll(world));
  lines.set(
    world.db,
    run.catch(() => {}),
  );
  return run;
}

async function runAll(world: World): Promise<void> {
  const skipped = new Set<string>();
  while (await runNext(world, skipped));
}

/** @returns whether to look again */
async function runNext(world: World, skipped: Set<string>): Promise<boolean> {
  const jobs = await dueJobs(world, AHEAD + skipped.size);
  for (const job of jobs.filter(({ id }) => !skipped.has(id))) {
    try {
      const outcome = await world.transaction((transaction) => doJob(transaction, world, job));
      if (outcome === 'busy') continue;
      // Another process was faster, so the list is an old one.
      if (outcome === 'gone') skipped.add(job.id);
      return true;
    } catch (error) {
      skipped.add(job.id);
      logFault(error);
    }
  }
  return false;
}
