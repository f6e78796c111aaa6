/** A `Date` header has whole seconds and is as old as its way here: less than this is no difference. */
const NOISE_MS = 2_000;

/**
 * How far a server's clock is ahead of this device's, in milliseconds.
 * @param date an answer's `Date` header (RFC 9110, 6.6.1); null where it may not be read
 * @param known what was found before, which stands until there is a real difference
 */
export function clockSkew(date: string | null, now: number, known: number): number {
  const skew = Date.parse(date ?? '') - now;
  return Math.abs(skew - known) > NOISE_MS ? skew : known;
}
