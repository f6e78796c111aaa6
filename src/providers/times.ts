/** Times, as providers write them, in the format of the contract (section 2). */
import type { Fields } from './fields.js';

/** The largest time of `Date`, in milliseconds. */
const MAX_TIME = 8.64e15;

/** Milliseconds since the epoch as ISO 8601 in UTC; null if it is missing or no time. */
export const epochTime = (ms: number | null): string | null =>
  ms !== null && Math.abs(ms) <= MAX_TIME ? new Date(ms).toISOString() : null;

/** Seconds since the epoch, likewise. */
export function epochSeconds(source: Fields, path: string): string | null {
  const seconds = source.number(path);
  return seconds === null ? null : epochTime(seconds * 1000);
}

/**
 * A time as ISO 8601 with an offset: `2026-11-22 18:30:00` at `+07:00` is `2026-11-22T18:30:00+07:00`. A time with an
 * offset of its own keeps it.
 * @param offset of the provider's local times; null if it is not known
 * @returns null if the time is missing, or has no offset
 */
export function localTime(time: string | null, offset: string | null): string | null {
  const iso = time?.replace(/^(\d{4}-\d\d-\d\d) /, '$1T').replace(/ (?=[+-]\d)/, '') ?? null;
  return iso && (/(Z|[+-]\d\d:?\d\d)$/i.test(iso) ? iso : offset && iso + offset);
}
