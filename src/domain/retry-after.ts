/** A longer pause is treated as a misconfiguration. */
const LONGEST_MS = 3_600_000;

/**
 * Reads a `Retry-After` header (RFC 9110, 10.2.3).
 * @param value the header: seconds, or a date
 * @param date the `Date` header of the same response; the clock of the device may be wrong
 * @returns milliseconds to wait, at most an hour; 0 if the header is missing or invalid
 */
export function retryAfter(value: string | null, date: string | null): number {
  if (!value) return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.parse(date ?? '');
  return ms > 0 ? Math.min(ms, LONGEST_MS) : 0;
}
