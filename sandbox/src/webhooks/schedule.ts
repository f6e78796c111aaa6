/** The retry schedule of deliveries: exponential back-off over three days, with jitter. */
const FIRST_MS = 5_000;
const GROWTH = 3;
const LONGEST_MS = 12 * 3_600_000;
export const GIVE_UP_MS = 3 * 24 * 3_600_000;
/** Random share by which a wait is shortened or extended, so that failed deliveries are not all retried at once. */
const JITTER = 0.2;

export interface Attempted {
  /** Attempts so far. */
  readonly tries: number;
  /** Start of the retry period. */
  readonly queued: Date;
  readonly now: Date;
}

/** @param chance from 0 to 1 @returns the time of the next attempt; null if the retry period is over */
export function nextAttempt({ tries, queued, now }: Attempted, chance: number): Date | null {
  const wait = Math.min(FIRST_MS * GROWTH ** (tries - 1), LONGEST_MS);
  const time = now.getTime() + Math.round(wait * (1 + JITTER * (2 * chance - 1)));
  return time > queued.getTime() + GIVE_UP_MS ? null : new Date(time);
}
