/** Counting down to a deadline: when to look again, and what to say. All times in milliseconds. */
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Said aloud when they are passed, rather than each second (WCAG 2.2.1). */
const THRESHOLDS = [5 * MINUTE, MINUTE, 30 * SECOND];

/**
 * How long what is shown stays true: to the next full hour, minute or second of what is left.
 * @param left more than 0
 */
export function nextTick(left: number): number {
  const unit = left >= DAY ? HOUR : left >= HOUR ? MINUTE : SECOND;
  return (left % unit) + 1;
}

/** The threshold that was passed between two looks at what is left, the last of several; null of none. */
export function passed(before: number, left: number): number | null {
  return THRESHOLDS.findLast((threshold) => before > threshold && left <= threshold) ?? null;
}
