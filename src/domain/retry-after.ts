/** A server that says it wants none for longer than this is misconfigured. */
const LONGEST_MS = 3_600_000;

/**
 * How long a server does not want to be asked (RFC 9110, 10.2.3), in milliseconds, at most an hour; 0 when it does not say.
 * @param value the header: seconds, or a date
 * @param date the answer's own `Date`, which a date is measured by; a device's clock may be wrong
 */
export function retryAfter(value: string | null, date: string | null): number {
  if (!value) return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.parse(date ?? '');
  return ms > 0 ? Math.min(ms, LONGEST_MS) : 0;
}
