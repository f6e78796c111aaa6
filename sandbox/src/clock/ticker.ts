/** Looks for what is due, all the time that a sandbox runs. */
import { logFault } from '../errors.js';
import { forgetOldKeys } from '../idempotency/keys.js';
import type { World } from '../world.js';
import type { Clock } from './clock.js';
import { runDue } from './run.js';

const EVERY_MS = 1_000;

/** @returns what stops it, once it has finished what it is at */
export function startTicker(world: World, clock: Clock): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const tick = async () => {
    try {
      await clock.load();
      await runDue(world);
      await forgetOldKeys(world);
    } catch (error) {
      logFault(error);
    }
    if (!stopped) wait();
  };
  const wait = () => {
    timer = setTimeout(() => void (running = tick()), EVERY_MS);
    // It alone does not keep a process from ending.
    timer.unref();
  };
  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}
