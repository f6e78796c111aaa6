/** Times, as providers write them, in the format of the contract (section 2). */

/** The largest time of `Date`, in milliseconds. */
const MAX_TIME = 8.64e15;

/** Milliseconds since the epoch as ISO 8601 in UTC; null if it is no time. */
export const epochTime = (ms: number): string | null => (Math.abs(ms) <= MAX_TIME ? new Date(ms).toISOString() : null);

/**
 * A time as ISO 8601 with an offset: `2026-11-22 18:30:00` at `+07:00` is `2026-11-22T18:30:00+07:00`. A time with an
 * offset of its own keeps it.
 * @param offset of the provider's local times; null if it is not known
 * @returns null if the time is missing, or has no offset
 */
export function localTime(time: string | null, offset: string | null): string | null {
  const iso = time && time.replace(/^(\d{4}-\d\d-\d\d) /, '$1T').replace(/ (?=[+-]\d)/, '');
  return iso && (/(?:Z|[+-]\d\d:?\d\d)$/i.test(iso) ? iso : offset && iso + offset);
}
