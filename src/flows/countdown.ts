/** The countdown to a deadline: when to update it and when to announce it. All times in milliseconds. */
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Announced when they are passed, instead of every second (WCAG 2.2.1). */
const THRESHOLDS = [5 * MINUTE, MINUTE, 30 * SECOND];

/**
 * Returns the time until the shown text changes: until the next full hour, minute or second.
 * @param left more than 0
 */
export function nextTick(left: number): number {
  const unit = left >= DAY ? HOUR : left >= HOUR ? MINUTE : SECOND;
  return (left % unit) + 1;
}

/** Returns the last threshold passed between two updates, or null. */
export function passed(before: number, left: number): number | null {
  return [...THRESHOLDS].reverse().find((threshold) => before > threshold && left <= threshold) ?? null;
}
