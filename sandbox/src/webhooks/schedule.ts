/** The retry schedule of deliveries: exponential back-off, with jitter. The waits of all attempts add up to three days. */
const FIRST_MS = 5_000;
const GROWTH = 3;
const LONGEST_MS = 12 * 3_600_000;
/** Random share by which a wait is shortened or extended, so that failed deliveries are not all retried at once. */
const JITTER = 0.2;
/**
 * Attempts, not days, are counted: an event may bear an earlier date, the clock may be advanced, and the sandbox may have been
 * stopped. 14 waits are 74 hours.
 */
export const MAX_TRIES = 15;

/** @param tries attempts so far @param chance from 0 to 1 @returns the time of the next attempt; null after the last one */
export function nextAttempt(tries: number, now: Date, chance: number): Date | null {
  if (tries >= MAX_TRIES) return null;
  const wait = Math.min(FIRST_MS * GROWTH ** (tries - 1), LONGEST_MS);
  return new Date(now.getTime() + Math.round(wait * (1 + JITTER * (2 * chance - 1))));
}
