import { setTimeout as wait } from 'node:timers/promises';

const LIMIT_MS = 15_000;
const POLL_MS = 20;

/**
 * Polls until a condition holds.
 * @param what the condition, for the message
 * @param limit in milliseconds
 * @throws {Error} if it does not hold by then
 */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  limit: number = LIMIT_MS,
): Promise<void> {
  for (const end = Date.now() + limit; !(await holds()); await wait(POLL_MS))
    if (Date.now() > end) throw new Error(`still not: ${what}`);
}
