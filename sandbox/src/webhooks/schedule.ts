/** When a delivery is tried again: later and later over three days, and not all at once. */
const FIRST_MS = 5_000;
const GROWTH = 3;
const LONGEST_MS = 12 * 3_600_000;
export const GIVE_UP_MS = 3 * 24 * 3_600_000;
/** How far off its time a try may be, either way: those that failed together do not come back together. */
const JITTER = 0.2;

export interface Tried {
  /** How often, this one included. */
  readonly tries: number;
  /** Since when. */
  readonly queued: Date;
  readonly now: Date;
}

/** @param chance from 0 to 1 @returns null when it is given up */
export function nextTry({ tries, queued, now }: Tried, chance: number): Date | null {
  const wait = Math.min(FIRST_MS * GROWTH ** (tries - 1), LONGEST_MS);
  const time = now.getTime() + Math.round(wait * (1 + JITTER * (2 * chance - 1)));
  return time > queued.getTime() + GIVE_UP_MS ? null : new Date(time);
}
