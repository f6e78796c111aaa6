/** Doing what is due, one after another in the order of its time. */
import { logFault } from '../errors.js';
import type { World } from '../world.js';
import { doJob, dueJobs } from './jobs.js';

/** How many of the next are looked at: the first may be in another process's hands. */
const AHEAD = 20;

/**
 * Until nothing is due that another process is not at. Each job is a transaction of its own, and the next is looked for
 * after it, since it may have made something that is due earlier than what was next. One that fails is left for later.
 */
export async function runDue(world: World): Promise<void> {
  const failed = new Set<string>();
  while (await runNext(world, failed));
}

async function runNext(world: World, failed: Set<string>): Promise<boolean> {
  const jobs = await dueJobs(world, AHEAD + failed.size);
  for (const job of jobs.filter(({ id }) => !failed.has(id))) {
    try {
      if (await world.transaction((transaction) => doJob(transaction, world, job))) return true;
    } catch (error) {
      failed.add(job.id);
      logFault(error);
    }
  }
  return false;
}
