/** Runs the due jobs and tidies the store every second while the sandbox runs. */
import { logFault } from '../errors.js';
import type { World } from '../world.js';
import type { Clock } from './clock.js';
import { runDue } from './run.js';

const EVERY_MS = 1_000;

/** @returns a function that stops the ticker and waits for the current tick */
export function startTicker(world: World, clock: Clock, tidy: (world: World) => Promise<void>): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const tick = async () => {
    try {
      await clock.load();
      await runDue(world);
      await tidy(world);
    } catch (error) {
      logFault(error);
    }
    if (!stopped) wait();
  };
  const wait = () => {
    timer = setTimeout(() => void (running = tick()), EVERY_MS);
    // The timer must not keep the process alive.
    timer.unref();
  };
  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}
