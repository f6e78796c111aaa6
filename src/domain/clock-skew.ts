/** Bounds of how far the server's clock is ahead of this device's, in milliseconds. */
export interface ClockSkew {
  readonly least: number;
  readonly most: number;
}

/** No response takes longer. */
const LONGEST_MS = 60_000;

/**
 * Narrows the bounds with another response. Its `Date` header (RFC 9110, 6.6.1) has whole seconds and was written between
 * sending and receiving. If the new bounds contradict the known ones, a clock was changed, and the new bounds replace them.
 * @param date the header; null if it is not readable
 * @param sent when the request was sent, by this device's clock
 * @param received when the response arrived
 */
export function narrowSkew(
  known: ClockSkew | null,
  date: string | null,
  sent: number,
  received: number,
): ClockSkew | null {
  const written = Date.parse(date ?? '');
  // The device slept meanwhile: the bounds would be useless.
  if (Number.isNaN(written) || received - sent > LONGEST_MS) return known;
  const here = { least: written - received, most: written + 999 - sent };
  if (!known || known.least > here.most || known.most < here.least) return here;
  return { least: Math.max(known.least, here.least), most: Math.min(known.most, here.most) };
}

/** Returns the best estimate in milliseconds; null if nothing is known. The error is at most 0.5 s plus half the round trip. */
export function skewOf(known: ClockSkew | null): number | null {
  return known && Math.round((known.least + known.most) / 2);
}
